import { expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { favourites } from '../favourites/favourites.table.ts';
import { makeBenefit, makeProvider } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

// Quality.md 1, SQL statements per request: the token's look-up, BEGIN and COMMIT counted.
const shop = await startTestApp();
const { database, clock } = shop;

async function shopper(lines: number): Promise<{ ana: Person; benefits: number[] }> {
  const ana = await shop.person({ flexible: 1_000_000_000, budgets: { 1: 150_000 } });
  const { companyId, userId } = ana;
  const providerId = await makeProvider(database);
  const make = (index: number) =>
    makeBenefit(database, clock.now, { providerId, ...(index % 2 === 0 && { wayToBuy: 'voucher' as const }) });
  const benefits = await Promise.all(Array.from({ length: lines }, (_, index) => make(index)));
  const kept = benefits.map((benefitId) => ({ companyId, userId, benefitId, createdAt: clock.now }));
  await database.insert(cartItems).values(kept.map((row) => ({ ...row, count: 3 })));
  await database.insert(favourites).values(kept);
  return { ana, benefits };
}

async function count(who: Person, method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  // The first call of a kind may look up what is kept in memory after.
  await shop.call(who, 'GET', '/v2/category/');
  let status = 0;
  const statements = await shop.statements(async () => {
    status = (await shop.call(who, method, `/v2${path}`, body, headers)).status;
  });
  return { status, statements: statements.length };
}

async function expectAtMost(most: number, counted: Promise<{ status: number; statements: number }>, status = 200) {
  const { status: answered, statements } = await counted;
  expect(answered).toBe(status);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThanOrEqual(most);
}

it('an unchanged poll takes 1 statement', async () => {
  const { ana } = await shopper(3);
  const { headers } = await shop.call(ana, 'GET', '/v2/me/');
  await expectAtMost(1, count(ana, 'GET', '/me/', undefined, { 'if-none-match': String(headers.etag) }), 304);
});

it.each([1, 50])('me in full takes at most 4, with %i in the cart', async (lines) => {
  const { ana } = await shopper(lines);
  await expectAtMost(4, count(ana, 'GET', '/me/'));
});

it.each(['', '?page=2', '?search=gym', '?category=1&ordering=-price&benefit_filter=in_store', '?providers=1,2'])(
  'a list of benefits takes at most 2: %j',
  async (query) => {
    const { ana } = await shopper(30);
    await expectAtMost(2, count(ana, 'GET', `/benefit/${query}`));
  },
);

it('home takes at most 4', async () => {
  const { ana } = await shopper(30);
  await expectAtMost(4, count(ana, 'GET', '/home/'));
});

it('one benefit with similar ones takes at most 2', async () => {
  const { ana, benefits } = await shopper(10);
  await expectAtMost(2, count(ana, 'GET', `/benefit/${benefits[0]}/`));
});

it('a change of the cart or of the favourites takes at most 4', async () => {
  const { ana, benefits } = await shopper(3);
  const [id = 0] = benefits;
  const { body } = await shop.call(ana, 'GET', '/v2/me/');
  await expectAtMost(4, count(ana, 'PATCH', `/cart-items/${body.cart[0].id}/`, { count: 7 }));
  for (const call of ['toggle-cart', 'toggle-favorite']) {
    await expectAtMost(4, count(ana, 'POST', `/${call}/`, { id }));
    await expectAtMost(4, count(ana, 'POST', `/${call}/`, { id }));
  }
});

it.each([1, 50])('a purchase of %i lines takes at most 9', async (lines) => {
  const { ana } = await shopper(lines);
  await expectAtMost(9, count(ana, 'POST', '/complete-purchase/', undefined, { 'idempotency-key': 'attempt-1' }));
});

it('an order takes at most 2', async () => {
  const { ana } = await shopper(5);
  const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
  await expectAtMost(2, count(ana, 'GET', `/orders/${body.id}/`));
});
