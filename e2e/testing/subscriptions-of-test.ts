import { expect } from './shop.ts';

type Call = (method: string, path: string, data?: unknown) => Promise<{ status: number; body: unknown }>;

export interface MonthlyBenefit {
  id: number;
  name: string;
  monthly: boolean;
  price_discount_currency: number | null;
}

// A benefit of the demo data: a weekday lunch for 1.100,00 RSD.
const LUNCH = 214;

/** The most expensive monthly benefit of the first pages: no single yearly budget of the person pays for it. */
export async function monthlyBenefit(call: Call): Promise<MonthlyBenefit> {
  const pages = await Promise.all(
    [1, 2, 3].map((page) => call('GET', `/v2/benefit/?benefit_type=flexible&page_size=100&page=${page}`)),
  );
  const all = pages.flatMap(({ body }) => (body as { results?: MonthlyBenefit[] }).results ?? []);
  const [found] = all
    .filter(({ monthly, price_discount_currency: price }) => monthly && price !== null && price < 20_000)
    .toSorted((one, other) => (other.price_discount_currency ?? 0) - (one.price_discount_currency ?? 0));
  if (!found) throw new Error('No monthly benefit');
  return found;
}

/** Buys lunches until less than the price of one is left; returns the order. */
export async function spendAllButLittle(call: Call): Promise<number> {
  await call('POST', '/v2/toggle-cart/', { id: LUNCH });
  const me = (await call('GET', '/v2/me/')).body as { available: number; cart: { id: number }[] };
  const count = Math.floor(me.available / 1100);
  await call('PATCH', `/v2/cart-items/${me.cart[0]?.id}/`, { count });
  const bought = await call('POST', '/v2/complete-purchase/');
  expect(bought.status).toBe(200);
  return (bought.body as { id: number }).id;
}
