import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { orders } from '../checkout/checkout.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
let ana: Person;

async function buys(person: Person, at: string, benefit: Parameters<typeof makeBenefit>[2] = {}): Promise<number> {
  shop.clock.now = new Date(at);
  const id = await makeBenefit(shop.database, shop.clock.now, benefit);
  await shop.call(person, 'POST', '/v2/toggle-cart/', { id });
  const { status, body } = await shop.call(person, 'POST', '/v2/complete-purchase/');
  expect([status, body]).toEqual([200, expect.objectContaining({ status: 'success' })]);
  return body.id;
}

const listed = async (person: Person, query = '') => {
  const { status, body } = await shop.call(person, 'GET', `/v2/transactions/${query}`);
  return { status, body, ids: body.results?.map(({ reference }: { reference: number }) => reference) };
};

beforeEach(async () => {
  ana = await shop.person({ flexible: 10_000_000, language: 'SR' });
});

it('lists what was bought, newest first, in the language of the reader, and sums it', async () => {
  const first = await buys(ana, '2026-11-01T10:00:00Z', { price: 100_000 });
  const second = await buys(ana, '2026-11-02T10:00:00Z', { price: 250_050, nameSr: 'Masaža', discount: 0 });
  const { body, ids } = await listed(ana);
  expect(ids).toEqual([second, first]);
  expect(body.results[0]).toEqual({
    ...{ id: `order-${second}`, kind: 'order', reference: second, status: expect.any(String), currency: 'RSD' },
    ...{ date: '2026-11-02T10:00:00.000Z', names: ['Masaža'], amount: 2500.5 },
  });
  expect(body).toMatchObject({ count: 2, next: null, previous: null, totals: { amount: 3500.5 } });
});

it('counts days in Belgrade: half past eleven at night in UTC is the next day', async () => {
  const late = await buys(ana, '2026-10-31T23:30:00Z');
  expect((await listed(ana, '?date_from=2026-11-01')).ids).toEqual([late]);
  expect((await listed(ana, '?date_to=2026-10-31')).ids).toEqual([]);
});

it('filters by status, and leaves cancelled ones out of the sum', async () => {
  const kept = await buys(ana, '2026-11-01T10:00:00Z', { price: 100_000 });
  const cancelled = await buys(ana, '2026-11-02T10:00:00Z', { price: 300_000 });
  await shop.database.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, cancelled));
  expect((await listed(ana, '?status=cancelled')).ids).toEqual([cancelled]);
  const { ids, body } = await listed(ana);
  expect(ids).toEqual([cancelled, kept]);
  expect(body.totals).toEqual({ amount: 1000 });
});

it('goes page by page and keeps the sum of all pages', async () => {
  const ids = [await buys(ana, '2026-11-01T10:00:00Z'), await buys(ana, '2026-11-02T10:00:00Z')];
  const { body } = await listed(ana, '?page=2&page_size=1');
  expect(body.results.map(({ reference }: { reference: number }) => reference)).toEqual([ids[0]]);
  expect(body).toMatchObject({
    count: 2,
    next: null,
    previous: '/api/v2/transactions/?page=1&page_size=1',
    totals: { amount: 2000 },
  });
});

it("shows nobody else's", async () => {
  await buys(ana, '2026-11-01T10:00:00Z');
  const colleague = await shop.person({ companyId: ana.companyId });
  expect((await listed(colleague)).body).toMatchObject({ count: 0, results: [], totals: { amount: 0 } });
});

it.each([
  '?date_from=2026-02-30',
  '?date_to=nonsense',
  '?date_from=2026-02-02&date_to=2026-02-01',
  '?status=paid',
  '?page=0',
])('answers 400 to %s', async (query) => {
  expect((await listed(ana, query)).status).toBe(400);
});

it('takes two statements: who asks, and the page', async () => {
  await buys(ana, '2026-11-01T10:00:00Z');
  expect(await shop.statements(() => listed(ana))).toHaveLength(2);
});
