import type { APIRequestContext, Page } from '@playwright/test';
import { atGate, type CallAtGate } from '../testing/call-gate.ts';
import { expect } from '../testing/shop.ts';

// Polling intervals in milliseconds: the waiting calls are in memory, so polling costs nothing.
const SOON = [20];

type Fault = '400' | '401' | '429' | '500' | '503' | 'nothing' | 'lost';

/**
 * A call of the shop that stops at the edge of the browser until the test lets it go on: to the real server, or to the real server with an
 * injected fault. So a state that lasts a moment can be checked. Methods that answer the call return once the shop has the answer: time
 * that the test lets pass afterwards passes for the shop's reaction.
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

  /** Number of waiting calls. */
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

  /** Lets the call go on to the server, with another body or other headers if given. */
  async letGo(body?: unknown, headers?: Record<string, string>): Promise<void> {
    const call = await this.#next();
    if (body === undefined && !headers) await call.passOn();
    else await call.continue({ ...(headers && { headers: { ...call.headers, ...headers } }), body });
    await call.over;
  }

  /** Sends the call to another path below /api, so that the server itself answers, with 404 for example. */
  async goTo(path: string): Promise<void> {
    const call = await this.#next();
    await call.continue({ url: new URL(`/api${path}`, call.url).href });
    await call.over;
  }

  /** Makes the server fail the call. */
  async fail(answer: Fault): Promise<void> {
    const call = await this.#next();
    await call.continue({ headers: await this.#told(call, answer) });
    await call.over;
  }

  /** Makes the server answer 429, with a longer wait that the test can watch. */
  async refuseAsTooMany(seconds: number): Promise<void> {
    const call = await this.#next();
    const response = await call.fetch(this.#request, await this.#told(call, '429'));
    const headers = { ...response.headers(), 'retry-after': String(seconds) };
    await call.fulfill(await response.json(), { status: response.status(), headers });
    await call.over;
  }

  /** Answers what the real server never does, or not at the time of a test. */
  async answer(body: unknown, status = 200, headers: Record<string, string> = {}): Promise<void> {
    const call = await this.#next();
    await call.fulfill(body, { status, headers });
    await call.over;
  }

  /** Lets the shop's timeout, in milliseconds, pass without an answer. */
  async timeOut(limit = 20_000): Promise<void> {
    const call = await this.#next();
    await this.#page.clock.fastForward(limit);
    await call.over;
    expect(call.isGivenUp, `${this.#method} ${this.#path} is given up`).toBe(true);
  }

  /** Aborts all waiting calls. */
  async drop(): Promise<void> {
    for (const call of this.#stopped.splice(0)) {
      await call.abort().catch(() => {});
      await call.over;
    }
  }

  /** Path of the waiting call. */
  get address(): string {
    return this.#waiting[0]?.url.pathname ?? '';
  }

  /** Body that the shop sent. */
  sent(): unknown {
    return this.#waiting[0]?.sent();
  }

  /** Registers a fault for this call; returns the headers that identify it to the server. */
  async #told(call: CallAtGate, answer: Fault): Promise<Record<string, string>> {
    const headers = { 'x-fault-scope': this.#scope };
    await this.#request.delete('/api/faults/', { headers });
    // A browser retries by itself for each kept-alive connection that breaks.
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
