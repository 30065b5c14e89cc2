import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { vouchers } from '../checkout/checkout.table.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
let ana: Person;
let order: number;
let ids: number[];

// Four codes of one order, valid until 1, 20 and 30 December and 20 November, which is today.
beforeEach(async () => {
  ana = await shop.person({ flexible: 10_000_000, language: 'SR' });
  const { companyId, userId } = ana;
  const benefitId = await makeBenefit(database, clock.now, { wayToBuy: 'voucher', nameSr: 'Vaučer za knjige' });
  await database.insert(cartItems).values({ companyId, userId, benefitId, count: 4, createdAt: clock.now });
  order = (await shop.call(ana, 'POST', '/v2/complete-purchase/')).body.id;
  const rows = await database.select().from(vouchers).where(sql`user_id = ${userId}`).orderBy(vouchers.id);
  ids = rows.map(({ id }) => id);
  for (const [index, day] of ['2026-12-30', '2026-11-20', '2026-12-01', '2026-12-20'].entries()) {
    await database.update(vouchers).set({ validUntil: day }).where(sql`id = ${ids[index]}`);
  }
});

const list = async (query = '', who = ana) => (await shop.call(who, 'GET', `/v2/vouchers/${query}`)).body;
const idsOf = (body: { results: { id: number }[] }) => body.results.map(({ id }) => ids.indexOf(id));
const mark = (index: number, used: unknown, who = ana) =>
  shop.call(who, 'PATCH', `/v2/vouchers/${ids[index]}/`, { used });

it('lists the codes that can be used, the one that ends next first, then the others', async () => {
  await mark(2, true);
  clock.now = new Date('2026-11-20T23:30:00Z');
  const body = await list();
  // In Belgrade the 21st has begun: the second code has expired.
  expect(idsOf(body)).toEqual([3, 0, 2, 1]);
  expect(body.results.map(({ status }: { status: string }) => status)).toEqual(['unused', 'unused', 'used', 'expired']);
  expect(body.results[0]).toMatchObject({
    code: expect.any(String),
    valid_until: '2026-12-20',
    used_at: null,
    voided_at: null,
    benefit: { name: 'Vaučer za knjige' },
    provider: 'Kalisport',
    transaction: `order-${order}`,
  });
  clock.now = new Date('2026-11-20T10:00:00Z');
});

it('filters by status and goes page by page', async () => {
  await mark(0, true);
  expect(idsOf(await list('?status=used'))).toEqual([0]);
  expect(idsOf(await list('?status=unused'))).toEqual([1, 2, 3]);
  expect(await list('?status=voided')).toMatchObject({ count: 0, results: [], next: null });
  // The second code can be used today for the last time.
  expect((await list('?status=expired')).count).toBe(0);
  const second = await list('?page=2&page_size=3');
  expect([idsOf(second), second.count, second.next]).toEqual([[0], 4, null]);
  expect((await shop.call(ana, 'GET', '/v2/vouchers/?status=lost')).status).toBe(400);
});

it('marks a code as used once, and takes it back', async () => {
  const { body: first } = await mark(1, true);
  expect(first).toMatchObject({ status: 'used', used_at: '2026-11-20T10:00:00.000Z' });
  clock.now = new Date('2026-11-20T12:00:00Z');
  expect((await mark(1, true)).body.used_at).toBe(first.used_at);
  expect((await mark(1, false)).body).toMatchObject({ status: 'unused', used_at: null });
  clock.now = new Date('2026-11-20T10:00:00Z');
});

it('refuses a code of a cancelled order with a sentence', async () => {
  await shop.call(ana, 'POST', `/v2/transactions/order-${order}/cancel/`);
  const { status, body } = await mark(0, true);
  expect([status, body.message]).toEqual([409, 'Porudžbina ovog vaučera je otkazana, pa kod više ne važi.']);
  expect((await list('?status=voided')).count).toBe(4);
});

it.each([undefined, null, 1, 'true'])('answers 400 to used: %j', async (used) => {
  expect((await mark(0, used)).status).toBe(400);
});

it("shows and marks nobody else's", async () => {
  const colleague = await shop.person({ companyId: ana.companyId });
  expect(await list('', colleague)).toMatchObject({ count: 0, results: [] });
  expect((await mark(0, true, colleague)).status).toBe(404);
});

it('takes two statements to list, whatever there is', async () => {
  expect(await shop.statements(() => list())).toHaveLength(2);
});
