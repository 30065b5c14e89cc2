import type { Page } from '@playwright/test';
import { atGate } from '../testing/call-gate.ts';
import { expect } from '../testing/shop.ts';
import { comeBack } from './come-back.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

interface Item {
  id: number;
  count: number;
  benefit: { id: number; discount: number };
}

interface Me {
  cart: Item[];
  cart_version: string;
}

// Benefits of the demo data: a weekday lunch for 1.100,00 RSD and two cinema tickets for 1.400,00 RSD.
const LUNCH = 214;
const CINEMA = 250;

/** States of the cart; all but `free` and `dearer` are made on the real server. */
export type CartKind = 'same' | 'changes' | 'emptied' | 'too dear' | 'free' | 'dearer';

const PRICED: Partial<Record<CartKind, (item: Item) => unknown>> = {
  free: (item) => ({ ...item, benefit: { ...item.benefit, discount: 100 } }),
  dearer: (item) => ({ ...item, accepted_price: 1 }),
};

/** The cart of a test's person, changed outside the browser, as another tab would. */
export class CartOfTest {
  readonly #page: Page;
  readonly #call: Call;
  #kind: CartKind = 'emptied';

  constructor(page: Page, call: Call) {
    this.#page = page;
    this.#call = call;
  }

  /** The server sets prices, so `free` and `dearer` are written into its answer on the way. */
  async watch(): Promise<this> {
    await atGate(this.#page, async (call) => {
      const priced = PRICED[this.#kind];
      if (!priced || call.method !== 'GET' || !call.url.pathname.endsWith('/v2/me/')) return false;
      const { 'if-none-match': _, ...headers } = call.headers;
      const response = await call.fetch(this.#page.request, headers);
      const me = (await response.json()) as Me;
      const json = { ...me, cart: me.cart.map(priced), cart_version: this.#kind };
      await call.fulfill(json, { status: response.status(), headers: response.headers() });
      return true;
    });
    return this;
  }

  /** Brings the cart into a state, unless it is in it already. */
  async become(kind: CartKind): Promise<void> {
    if (kind === this.#kind) return;
    this.#kind = kind;
    if (kind === 'free' || kind === 'dearer') return this.#has([LUNCH, CINEMA]);
    if (kind === 'emptied') return this.#has([]);
    await this.#has([LUNCH, CINEMA]);
    await this.#count(LUNCH, { same: 1, changes: 2, 'too dear': 999 }[kind]);
  }

  /** Fills the cart again after a purchase. */
  async refill(): Promise<void> {
    this.#kind = 'emptied';
    await this.become('same');
  }

  /** Makes the screen read the server's cart again, as when its tab is shown again. */
  async read(): Promise<void> {
    await comeBack(this.#page, /\/v2\/me\/$/);
  }

  async #items(): Promise<Item[]> {
    return ((await this.#call('GET', '/v2/me/')).body as Me).cart;
  }

  async #has(benefits: number[]): Promise<void> {
    const inCart = (await this.#items()).map(({ benefit }) => benefit.id);
    const wrong = [...benefits, ...inCart].filter((id) => benefits.includes(id) !== inCart.includes(id));
    for (const id of wrong) expect((await this.#call('POST', '/v2/toggle-cart/', { id })).status).toBe(200);
  }

  async #count(benefit: number, count: number): Promise<void> {
    const item = (await this.#items()).find((one) => one.benefit.id === benefit);
    expect((await this.#call('PATCH', `/v2/cart-items/${item?.id}/`, { count })).status).toBe(200);
  }
}
