import { expect, it } from 'vitest';
import type { BudgetMonth, BudgetYear } from '#contract/budgets/budgets.contract.ts';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { allocate, type Change, changeAccounts, type Pot, type Reason } from '../budgets/budgets.service.ts';
import { inTransaction } from '../database/transaction.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const SPORT = { categoryId: 1, year: 2026 };

const yearOf = async (person: Person, query = ''): Promise<BudgetYear> =>
  (await shop.call(person, 'GET', `/v2/budget/year/${query}`)).body;

const plain = ({ months }: BudgetYear) => months.filter(({ came, went }) => came > 0 || went > 0).map(figures);

const figures = ({ month, came, given_back, went, held, left }: BudgetMonth) => [
  month,
  came,
  given_back,
  went,
  held,
  left,
];

const gives = (person: Person, pot: Pot & { amount: number }, at: string) =>
  inTransaction(database, (transaction) => allocate(transaction, person, pot, { now: new Date(at) }));

const changes = (person: Person, change: Change, reason: Pick<Reason, 'kind'>, at: string) =>
  inTransaction(database, (transaction) =>
    changeAccounts(transaction, person, [change], { ...reason, reference: 1, now: new Date(at) }),
  );

it('tells month by month what came, went and was held, and what was left at the end of each', async () => {
  const ana = await shop.person();
  await gives(ana, { ...FLEXIBLE, amount: 1_000_000 }, '2026-01-05T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, spent: 120_050 }, { kind: 'purchase' }, '2026-02-10T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, spent: 30_000 }, { kind: 'subscription' }, '2026-02-12T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, held: 50_000 }, { kind: 'request' }, '2026-03-01T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, spent: -120_050 }, { kind: 'refund' }, '2026-03-02T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, held: -50_000, spent: 50_000 }, { kind: 'request' }, '2026-04-03T10:00:00Z');

  const { months, days, before, years, calendar_year } = await yearOf(ana);
  expect([calendar_year, years, before]).toEqual([2026, [2026], { left: 0, held: 0 }]);
  expect(months.slice(0, 5).map(figures)).toEqual([
    ['2026-01', 10_000, 0, 0, 0, 10_000],
    ['2026-02', 0, 0, 1500.5, 0, 8499.5],
    ['2026-03', 1200.5, 1200.5, 0, 500, 9200],
    ['2026-04', 0, 0, 500, 0, 9200],
    ['2026-05', 0, 0, 0, 0, 9200],
  ]);
  expect(months).toHaveLength(12);
  expect(days).toEqual([
    { day: '2026-01-05', left: 10_000, held: 0 },
    { day: '2026-02-10', left: 8799.5, held: 0 },
    { day: '2026-02-12', left: 8499.5, held: 0 },
    { day: '2026-03-01', left: 7999.5, held: 500 },
    { day: '2026-03-02', left: 9200, held: 500 },
    { day: '2026-04-03', left: 9200, held: 0 },
  ]);
});

it('counts what was held and let go as neither come nor gone', async () => {
  const ana = await shop.person();
  await gives(ana, { ...FLEXIBLE, amount: 100_000 }, '2026-05-05T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, held: 40_000 }, { kind: 'request' }, '2026-06-01T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, held: -40_000 }, { kind: 'request' }, '2026-07-01T10:00:00Z');
  const { months } = await yearOf(ana);
  expect(months.slice(4, 7).map(figures)).toEqual([
    ['2026-05', 1000, 0, 0, 0, 1000],
    ['2026-06', 0, 0, 0, 400, 600],
    ['2026-07', 0, 0, 0, 0, 1000],
  ]);
});

it('counts a gift that was taken back as gone, and neither as come back nor as spent', async () => {
  const ana = await shop.person();
  await gives(ana, { ...FLEXIBLE, amount: 100_000 }, '2026-05-05T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, allocated: -30_000 }, { kind: 'correction' }, '2026-05-06T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, spent: 5000 }, { kind: 'purchase' }, '2026-05-07T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, allocated: -10_000 }, { kind: 'correction' }, '2026-05-08T10:00:00Z');
  await changes(ana, { ...FLEXIBLE, spent: 2000 }, { kind: 'purchase' }, '2026-06-01T10:00:00Z');
  const year = await yearOf(ana);
  expect(plain(year)).toEqual([
    ['2026-05', 1000, 0, 450, 0, 550],
    ['2026-06', 0, 0, 20, 0, 530],
  ]);
  expect(year.months.slice(4, 6).map(({ taken_back }) => taken_back)).toEqual([400, 0]);
});

it('counts days and months as Belgrade does, also where its clock is two hours ahead', async () => {
  const ana = await shop.person();
  await gives(ana, { ...FLEXIBLE, amount: 1000 }, '2025-12-31T22:59:59Z');
  await gives(ana, { ...FLEXIBLE, amount: 2000 }, '2025-12-31T23:00:00Z');
  await gives(ana, { ...FLEXIBLE, amount: 4000 }, '2026-06-30T22:00:00Z');
  const { before, days, years } = await yearOf(ana);
  expect([before.left, years]).toEqual([10, [2026, 2025]]);
  expect(days.map(({ day }) => day)).toEqual(['2026-01-01', '2026-07-01']);
  expect(plain(await yearOf(ana, '?calendar_year=2025'))).toEqual([['2025-12', 10, 0, 0, 0, 10]]);
});

it('gives a refund to the year of the budget that paid, on the day on which it came', async () => {
  const ana = await shop.person();
  await gives(ana, { ...SPORT, amount: 50_000 }, '2026-01-05T10:00:00Z');
  await changes(ana, { ...SPORT, spent: 20_000 }, { kind: 'purchase' }, '2026-12-30T10:00:00Z');
  await changes(ana, { ...SPORT, spent: -20_000 }, { kind: 'refund' }, '2027-01-02T10:00:00Z');
  const of2026 = await yearOf(ana, '?category=1&year=2026');
  expect([of2026.calendar_year, of2026.years, plain(of2026)]).toEqual([
    2026,
    [2027, 2026],
    [
      ['2026-01', 500, 0, 0, 0, 500],
      ['2026-12', 0, 0, 200, 0, 300],
    ],
  ]);
  const after = await yearOf(ana, '?category=1&year=2026&calendar_year=2027');
  expect([after.before, plain(after)]).toEqual([{ left: 300, held: 0 }, [['2027-01', 200, 200, 0, 0, 500]]]);
  expect((await yearOf(ana, '?category=1&year=2027')).days).toEqual([]);
});

it('adds up to the para with every account, through purchases, refunds, requests and another currency', async () => {
  const companyId = await shop.company('EUR');
  const ana = await shop.person({ companyId, flexible: 1_000_033, budgets: { 1: 70_007 } });
  for (const price of [33_333, 12_345, 77_777]) {
    const id = await makeBenefit(database, clock.now, { price });
    await shop.call(ana, 'POST', '/v2/toggle-cart/', { id });
    const { body } = await shop.call(ana, 'POST', '/v2/complete-purchase/');
    if (price === 12_345) await shop.call(ana, 'POST', `/v2/transactions/order-${body.id}/cancel/`);
  }
  await makeRequest(database, clock.now, ana);
  await gives(ana, { ...FLEXIBLE, amount: 1 }, '2025-11-30T10:00:00Z');

  const { accounts } = (await shop.call(ana, 'GET', '/v2/budget/entries/')).body;
  expect(accounts).toHaveLength(2);
  for (const { category_id, year, allocated, spent, held } of accounts) {
    const one = await yearOf(ana, `?category=${category_id}&year=${year}`);
    const last = one.months[11];
    const moved = one.months.reduce((sum, { came, went }) => sum + Math.round(came * 100) - Math.round(went * 100), 0);
    expect(Math.round(one.before.left * 100) + moved).toBe(Math.round((allocated - spent) * 100));
    expect([Math.round((last?.left ?? 0) * 100), last?.held]).toEqual([
      Math.round((allocated - spent - held) * 100),
      held,
    ]);
  }
});

it("shows nobody else's, and takes one statement beside who is asking", async () => {
  const ana = await shop.person({ flexible: 1_000_000 });
  const colleague = await shop.person({ companyId: ana.companyId });
  expect((await yearOf(colleague)).days).toEqual([]);
  expect(await shop.statements(() => yearOf(ana))).toHaveLength(2);
});

it.each(['?category=-1', '?year=x', '?calendar_year=99', '?calendar_year=10000', '?page=1'])(
  'answers 400 to %s',
  async (query) => {
    const ana = await shop.person();
    expect((await shop.call(ana, 'GET', `/v2/budget/year/${query}`)).status).toBe(400);
  },
);
