import type { APIRequestContext, Page } from '@playwright/test';
import { atGate, type CallAtGate } from '../testing/call-gate.ts';
import { expect } from '../testing/shop.ts';

// What is waited for is known here: to ask often takes nothing.
const SOON = [20];

type Fault = '400' | '401' | '429' | '500' | '503' | 'nothing' | 'lost';

/**
 * A call of the shop that stops at the edge of the browser until the test lets it go on: to the real server, or to the
 * real server told to fail it. So a state that lasts a moment can be looked at. Whatever answers it comes back when the shop has
 * the answer: time that is let pass afterwards passes for what the shop does with it.
 */
export class HeldCall {
  readonly #page: Page;
  readonly #request: APIRequestContext;
  readonly #method: string;
  readonly #path: string;
  readonly #scope: string;
  readonly #stopped: CallAtGate[] = [];
  holds = true;

  constructor(page: Page, request: APIRequestContext, method: string, path: string) {
    this.#page = page;
    this.#request = request;
    this.#method = method;
    this.#path = path;
    this.#scope = `${path} ${Math.random()}`;
  }

  async watch(): Promise<this> {
    const address = new RegExp(`^/api${this.#path.replace(/\{\w+\}/g, '[^/]+')}$`);
    await atGate(this.#page, (call) => {
      const isMeant = this.holds && call.method === this.#method && address.test(call.url.pathname);
      if (isMeant) this.#stopped.push(call);
      return isMeant;
    });
    return this;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  get #waiting(): CallAtGate[] {
    return this.#stopped.filter(({ isGivenUp }) => !isGivenUp);
  }

  /** Waits until the shop has made the call. */
  async made(): Promise<void> {
    await expect
      .poll(() => this.#waiting.length, { message: `${this.#method} ${this.#path} is called`, intervals: SOON })
      .toBeGreaterThan(0);
  }

  /** Lets the call go on, to the server with another body or other headers where they are given. */
  async letGo(body?: unknown, headers?: Record<string, string>): Promise<void> {
    const call = await this.#next();
    if (body === undefined && !headers) await call.passOn();
    else await call.continue({ ...(headers && { headers: { ...call.headers, ...headers } }), body });
    await call.over;
  }

  /** Lets the call go on to another place below /api: what is not there, the server itself says. */
  async goTo(path: string): Promise<void> {
    const call = await this.#next();
    await call.continue({ url: new URL(`/api${path}`, call.url).href });
    await call.over;
  }

  /** Lets the server fail the call. */
  async fail(answer: Fault): Promise<void> {
    const call = await this.#next();
    await call.continue({ headers: await this.#told(call, answer) });
    await call.over;
  }

  /** Lets the server refuse the call as too many, but for longer, so that the wait can be watched. */
  async refuseAsTooMany(seconds: number): Promise<void> {
    const call = await this.#next();
    const response = await call.fetch(this.#request, await this.#told(call, '429'));
    const headers = { ...response.headers(), 'retry-after': String(seconds) };
    await call.fulfill(await response.json(), { status: response.status(), headers });
    await call.over;
  }

  /** Answers what the real server never does, or not at the time of a test. */
  async answer(body: unknown, status = 200): Promise<void> {
    const call = await this.#next();
    await call.fulfill(body, { status });
    await call.over;
  }

  /** No answer comes: the milliseconds that the shop waits for one pass at once, and it gives the call up. */
  async timeOut(limit = 20_000): Promise<void> {
    const call = await this.#next();
    await this.#page.clock.fastForward(limit);
    await call.over;
    expect(call.isGivenUp, `${this.#method} ${this.#path} is given up`).toBe(true);
  }

  /** Breaks off all that wait. */
  async drop(): Promise<void> {
    for (const call of this.#stopped.splice(0)) {
      await call.abort().catch(() => {});
      await call.over;
    }
  }

  /** Where the call goes that waits. */
  get address(): string {
    return this.#waiting[0]?.url.pathname ?? '';
  }

  /** What the shop sent. */
  sent(): unknown {
    return this.#waiting[0]?.sent();
  }

  /** Tells the server how to answer this very call; gives the headers by which it knows it. */
  async #told(call: CallAtGate, answer: Fault): Promise<Record<string, string>> {
    const headers = { 'x-fault-scope': this.#scope };
    await this.#request.delete('/api/faults/', { headers });
    // A browser tries by itself again for each connection that it had kept open and that breaks.
    const times = ['nothing', 'lost'].includes(answer) ? 50 : 1;
    await this.#request.post('/api/faults/', {
      headers,
      data: { call: `${this.#method} ${this.#path}`, answer, times },
    });
    return { ...call.headers, ...headers };
  }

  async #next(): Promise<CallAtGate> {
    await this.made();
    const [call] = this.#waiting;
    if (!call) throw new Error(`${this.#path} is not waiting`);
    this.#stopped.splice(0, this.#stopped.indexOf(call) + 1);
    return call;
  }
}
