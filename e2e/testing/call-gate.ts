import type { APIRequestContext, APIResponse, CDPSession, Page } from '@playwright/test';

interface Paused {
  requestId: string;
  /** Id by which the browser reports the end of the same call; may be missing for a page that is being left. */
  networkId?: string;
  request: { method: string; url: string; headers: Record<string, string>; postData?: string };
}

interface Continued {
  headers?: Record<string, string>;
  body?: unknown;
  url?: string;
}

/** Returns true when it takes the call, which then waits for it; otherwise the next handler is asked. */
type Handler = (call: CallAtGate) => boolean | Promise<boolean>;

const gates = new WeakMap<Page, CallGate>();

/** A call of the shop that is held at the edge of the browser. */
export class CallAtGate {
  readonly #session: CDPSession;
  readonly #id: string;
  readonly networkId: string | undefined;
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly #body: string | undefined;
  readonly #next: (call: CallAtGate) => Promise<void>;
  #end = () => {};
  /** Resolves when the shop has its answer or failure; for a call without a network id, when it is answered. */
  readonly over = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  /** Whether the call ended before it was answered: the shop has aborted it. */
  isGivenUp = false;
  #isAnswered = false;

  constructor(session: CDPSession, paused: Paused, next: (call: CallAtGate) => Promise<void>) {
    const { requestId, networkId, request } = paused;
    this.#session = session;
    this.#next = next;
    this.#id = requestId;
    this.networkId = networkId;
    this.method = request.method;
    this.url = new URL(request.url);
    this.headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    this.#body = request.postData;
  }

  /** Called when the browser reports the end of the call. */
  end(): void {
    this.isGivenUp = !this.#isAnswered;
    this.#end();
  }

  /** Body that the shop sent. */
  sent(): unknown {
    return this.#body === undefined ? null : JSON.parse(this.#body);
  }

  /** Lets the call reach the server, with other headers, body or address if given. */
  async continue({ headers, body, url }: Continued = {}): Promise<void> {
    await this.#answered(
      this.#session.send('Fetch.continueRequest', {
        requestId: this.#id,
        ...(url !== undefined && { url }),
        ...(headers && { headers: listed(headers) }),
        ...(body !== undefined && { postData: inBase64(JSON.stringify(body)) }),
      }),
    );
  }

  /** Passes the call to the remaining handlers; it reaches the server when none of them takes it. */
  async passOn(): Promise<void> {
    await this.#next(this);
  }

  /** Makes the call from the test; the shop has no answer yet. */
  async fetch(request: APIRequestContext, headers: Record<string, string>): Promise<APIResponse> {
    return await request.fetch(this.url.href, { method: this.method, headers, data: this.#body });
  }

  /** Answers the call in place of the server. */
  async fulfill(
    json: unknown,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    const { 'content-length': _, 'content-encoding': __, ...others } = headers;
    await this.#answered(
      this.#session.send('Fetch.fulfillRequest', {
        requestId: this.#id,
        responseCode: status,
        responseHeaders: listed({ ...others, 'content-type': 'application/json' }),
        body: inBase64(JSON.stringify(json)),
      }),
    );
  }

  async abort(): Promise<void> {
    await this.#answered(this.#session.send('Fetch.failRequest', { requestId: this.#id, errorReason: 'Failed' }));
  }

  /** Waits until the browser has taken the answer; a call that the shop has aborted no longer exists. */
  async #answered(sent: Promise<unknown>): Promise<void> {
    this.#isAnswered = true;
    await sent.catch((error: Error) => {
      if (!error.message.includes('Invalid InterceptionId')) throw error;
    });
    if (!this.networkId) this.end();
  }
}

/**
 * Holds the calls of a page at the edge of the browser. Playwright's own routes intercept every file too and turn off the browser's cache:
 * a page with a route takes twice as long to load.
 */
class CallGate {
  readonly #session: CDPSession;
  readonly #handlers: Handler[] = [];
  readonly #underWay = new Map<string, CallAtGate>();
  #open = false;

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on('Network.loadingFinished', this.#end);
    session.on('Network.loadingFailed', this.#end);
    session.on('Fetch.requestPaused', (paused) =>
      this.#begin(paused).catch((error: unknown) => {
        // A page that is gone needs no answer.
        if (!this.#open) throw error;
      }),
    );
  }

  static async at(page: Page): Promise<CallGate> {
    const session = await page.context().newCDPSession(page);
    const gate = new CallGate(session);
    // Response bodies are not buffered: only the end of a call is needed.
    await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
    return gate;
  }

  /** Adds a handler, which is asked before the earlier ones. */
  add(handler: Handler): void {
    this.#handlers.unshift(handler);
  }

  async open(): Promise<void> {
    this.#open = true;
    await this.#session.detach();
    for (const call of this.#underWay.values()) call.end();
  }

  async #begin(paused: Paused): Promise<void> {
    const left = [...this.#handlers];
    const ask = async (call: CallAtGate): Promise<void> => {
      const handler = left.shift();
      if (!handler) return call.continue();
      if (!(await handler(call))) await ask(call);
    };
    const call = new CallAtGate(this.#session, paused, ask);
    if (call.networkId) this.#underWay.set(call.networkId, call);
    await ask(call);
  }

  // Two calls of one kind may be under way: only the browser's request id tells which of them has ended.
  readonly #end = ({ requestId }: { requestId: string }) => {
    this.#underWay.get(requestId)?.end();
    this.#underWay.delete(requestId);
  };
}

/** From now on `handler` is asked about each call that the page makes below /api. */
export async function atGate(page: Page, handler: Handler): Promise<void> {
  const gate = gates.get(page) ?? (await CallGate.at(page));
  gates.set(page, gate);
  gate.add(handler);
}

/** Stops holding the page's calls. */
export async function openGate(page: Page): Promise<void> {
  await gates.get(page)?.open();
  gates.delete(page);
}

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }));

const inBase64 = (text: string) => Buffer.from(text).toString('base64');
