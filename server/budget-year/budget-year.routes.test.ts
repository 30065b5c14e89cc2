import { expect, it } from 'vitest';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { allocate, changeAccounts } from '../budgets/budgets.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { makeCourse } from '../testing/learning.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;

async function buys(person: Person, price: number): Promise<number> {
  const id = await makeBenefit(database, clock.now, { price });
  await shop.call(person, 'POST', '/v2/toggle-cart/', { id });
  return (await shop.call(person, 'POST', '/v2/complete-purchase/')).body.id;
}

const entries = async (person: Person, query = '') =>
  (await shop.call(person, 'GET', `/v2/budget/entries/${query}`)).body;

it('tells every change of the flexible account with its reason, who caused it, and what was left after it', async () => {
  const ana = await shop.person({ flexible: 1_000_000, budgets: { 1: 50_000 } });
  const vesna = await shop.person({ companyId: ana.companyId, changes: { firstName: 'Vesna', lastName: 'Vasić' } });
  const order = await buys(ana, 200_000);
  const gift = { ...FLEXIBLE, amount: 30_000 };
  const held = { ...FLEXIBLE, held: 70_000 };
  await inTransaction(database, async (transaction) => {
    await allocate(transaction, ana, gift, { note: 'Birthday', actorId: vesna.userId, now: clock.now });
    await changeAccounts(transaction, ana, [held], { kind: 'request', reference: 5, now: clock.now });
  });
  await shop.call(ana, 'POST', `/v2/transactions/order-${order}/cancel/`);

  const { count, results } = await entries(ana);
  const plain = results.map(
    ({ kind, allocated, held, spent, available_after, note, who, own, transaction }: Record<string, unknown>) => [
      ...[kind, allocated, held, spent, available_after, note, who, own, transaction],
    ],
  );
  expect([count, plain]).toEqual([
    5,
    [
      ['refund', 0, 0, -1500, 9600, '', 'Ana Anić', true, `refund-${order}`],
      ['request', 0, 700, 0, 8100, '', null, false, 'request-5'],
      ['allocation', 300, 0, 0, 8800, 'Birthday', 'Vesna Vasić', false, null],
      ['purchase', 0, 0, 1500, 8500, '', 'Ana Anić', true, `order-${order}`],
      ['allocation', 10_000, 0, 0, 10_000, '', null, false, null],
    ],
  ]);
});

it('says what each change was for, in the language of the reader', async () => {
  const ana = await shop.person({ flexible: 2_000_000, language: 'EN' });
  const course = await makeCourse(database, clock.now, { courseType: 'paid', price: 100_000 });
  for (const name of ['Yoga', 'Massage']) {
    const id = await makeBenefit(database, clock.now, { nameEn: name, nameSr: `${name} (sr)`, price: 200_000 });
    await shop.call(ana, 'POST', '/v2/toggle-cart/', { id });
  }
  const { id: order } = (await shop.call(ana, 'POST', '/v2/complete-purchase/')).body;
  const benefit_id = await makeBenefit(database, clock.now, { nameEn: 'Gym', price: 50_000, monthly: true });
  await shop.call(ana, 'POST', '/v2/subscriptions/', { benefit_id, user_id: ana.userId });
  await makeRequest(database, clock.now, ana);
  await shop.call(ana, 'POST', `/service/course/${course}/enrol/`);
  await shop.call(ana, 'POST', `/v2/transactions/order-${order}/cancel/`);

  const told = async () =>
    (await entries(ana)).results.map(({ kind, names }: { kind: string; names: string[] }) => [kind, names]);

  expect(await told()).toEqual([
    ['refund', ['Yoga', 'Massage']],
    ['enrolment', ['First aid']],
    ['request', [expect.any(String)]],
    ['subscription', ['Gym']],
    ['purchase', ['Yoga', 'Massage']],
    ['allocation', []],
  ]);
  await shop.call(ana, 'PATCH', '/v2/me/', { language: 'SR' });
  expect((await told())[0]).toEqual(['refund', ['Yoga (sr)', 'Massage (sr)']]);
});

it('lists all accounts, the flexible one first, and says which are over', async () => {
  const ana = await shop.person({ flexible: 100_000, budgets: { 1: 50_000 } });
  await inTransaction(database, (transaction) =>
    allocate(transaction, ana, { categoryId: 1, year: 2025, amount: 20_000 }, { now: clock.now }),
  );
  const { accounts } = await entries(ana);
  const nothing = { held: 0, spent: 0 };
  expect(accounts).toEqual([
    {
      ...nothing,
      category_id: 0,
      year: 0,
      category: null,
      allocated: 1000,
      available: 1000,
      until: null,
      ended: false,
    },
    {
      ...nothing,
      category_id: 1,
      year: 2026,
      category: expect.stringContaining('/'),
      allocated: 500,
      available: 500,
      until: '2026-12-31',
      ended: false,
    },
    {
      ...nothing,
      category_id: 1,
      year: 2025,
      category: expect.stringContaining('/'),
      allocated: 200,
      available: 0,
      until: '2025-12-31',
      ended: true,
    },
  ]);
});

it('tells the changes of a category budget of this year, or of the year asked for', async () => {
  const ana = await shop.person({ flexible: 1_000_000, budgets: { 1: 50_000 } });
  await buys(ana, 200_000);
  expect((await entries(ana, '?category=1')).results.map(({ kind }: { kind: string }) => kind)).toEqual([
    'purchase',
    'allocation',
  ]);
  expect((await entries(ana, '?category=1&year=2025')).results).toEqual([]);
});

it('keeps what was left after a change on every page', async () => {
  const ana = await shop.person({ flexible: 1_000_000 });
  await buys(ana, 200_000);
  const { results, previous } = await entries(ana, '?page=2&page_size=1');
  expect([results[0].kind, results[0].available_after]).toEqual(['allocation', 10_000]);
  expect(previous).toBe('/api/v2/budget/entries/?page=1&page_size=1');
});

it('tells only what happened in a month of Belgrade, with what was left after it', async () => {
  const ana = await shop.person({ flexible: 1_000_000 });
  await inTransaction(database, async (transaction) => {
    for (const at of ['2026-09-30T21:59:59Z', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z']) {
      await allocate(transaction, ana, { ...FLEXIBLE, amount: 100 }, { now: new Date(at) });
    }
  });
  const october = await entries(ana, '?month=2026-10');
  expect([october.count, october.results]).toMatchObject([1, [{ allocated: 1, available_after: 10_002 }]]);
  expect((await entries(ana, '?month=2026-08')).count).toBe(0);
});

it("shows nobody else's, and takes two statements", async () => {
  const ana = await shop.person({ flexible: 1_000_000 });
  const colleague = await shop.person({ companyId: ana.companyId });
  expect(await entries(colleague)).toMatchObject({ count: 0, results: [] });
  expect(await shop.statements(() => entries(ana))).toHaveLength(2);
});

it.each(['?category=-1', '?category=x', '?year=99999', '?page=0', '?user=1', '?month=2026-13', '?month=2026'])(
  'answers 400 to %s',
  async (query) => {
    const ana = await shop.person();
    expect((await shop.call(ana, 'GET', `/v2/budget/entries/${query}`)).status).toBe(400);
  },
);

it('tells of a year that is written with few digits, of which nothing is there', async () => {
  const ana = await shop.person({ budgets: { 1: 150_000 } });
  const { body } = await shop.call(ana, 'GET', '/v2/budget/year/?category=1&year=7');
  expect([body.calendar_year, body.before.left, body.months[0].month, body.months.length]).toEqual([
    7,
    0,
    '0007-01',
    12,
  ]);
});
