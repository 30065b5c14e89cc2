import type { APIRequestContext, APIResponse, CDPSession, Page } from '@playwright/test';

interface Paused {
  requestId: string;
  /** By which the browser names the same call when it is over; a page that is being left may not have named it any more. */
  networkId?: string;
  request: { method: string; url: string; headers: Record<string, string>; postData?: string };
}

interface Continued {
  headers?: Record<string, string>;
  body?: unknown;
  url?: string;
}

/** Answers true when it has taken the call, which then waits for it; else the next one is asked. */
type Handler = (call: CallAtGate) => boolean | Promise<boolean>;

const gates = new WeakMap<Page, CallGate>();

/** A call of the shop that waits at the edge of the browser. */
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
  /** When the shop has its answer, or the failure that it gets in place of one; of a call without a name, when it is answered. */
  readonly over = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  /** It is over before anybody answered it: the shop has given it up, and waits for its answer no more. */
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

  /** The browser says that it is over. */
  end(): void {
    this.isGivenUp = !this.#isAnswered;
    this.#end();
  }

  /** What the shop sent. */
  sent(): unknown {
    return this.#body === undefined ? null : JSON.parse(this.#body);
  }

  /** Lets it reach the server, with other headers, another body and at another address where they are given. */
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

  /** Asks those who were to be asked after who has taken it; it reaches the server when none of them takes it. */
  async passOn(): Promise<void> {
    await this.#next(this);
  }

  /** Makes the call from here; the shop knows nothing of its answer yet. */
  async fetch(request: APIRequestContext, headers: Record<string, string>): Promise<APIResponse> {
    return await request.fetch(this.url.href, { method: this.method, headers, data: this.#body });
  }

  /** Answers it in the server's place. */
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

  /** Waits until the browser has taken an answer: a call that the shop itself gave up meanwhile is not there any more. */
  async #answered(sent: Promise<unknown>): Promise<void> {
    this.#isAnswered = true;
    await sent.catch((error: Error) => {
      if (!error.message.includes('Invalid InterceptionId')) throw error;
    });
    if (!this.networkId) this.end();
  }
}

/**
 * Stops the calls of a page at the edge of the browser. Playwright's own routes stop every file too, and turn off the browser's
 * memory of them: a page that has one takes twice as long to load.
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
        // Of a page that has gone nobody waits for an answer.
        if (!this.#open) throw error;
      }),
    );
  }

  static async at(page: Page): Promise<CallGate> {
    const session = await page.context().newCDPSession(page);
    const gate = new CallGate(session);
    // What was answered is not kept: it is only asked when that was.
    await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 });
    await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
    return gate;
  }

  /** Asks before those that were added earlier. */
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

  // Two calls of one kind may be under way at once: only the browser's own name tells which of them is over.
  readonly #end = ({ requestId }: { requestId: string }) => {
    this.#underWay.get(requestId)?.end();
    this.#underWay.delete(requestId);
  };
}

/** From now on asks `handler` about each call that the page makes below /api. */
export async function atGate(page: Page, handler: Handler): Promise<void> {
  const gate = gates.get(page) ?? (await CallGate.at(page));
  gates.set(page, gate);
  gate.add(handler);
}

/** No call of the page is stopped any more. */
export async function openGate(page: Page): Promise<void> {
  await gates.get(page)?.open();
  gates.delete(page);
}

const listed = (headers: Record<string, string>) => Object.entries(headers).map(([name, value]) => ({ name, value }));

const inBase64 = (text: string) => Buffer.from(text).toString('base64');
