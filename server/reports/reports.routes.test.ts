import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { makeRequest } from '../testing/requests.ts';
import { startTestApp } from '../testing/test-app.ts';
import { spentFromBudgets } from './spent-months.ts';

const shop = await startTestApp();
const { database, clock } = shop;

const at = (day: string) => {
  clock.now = new Date(`${day}T10:00:00Z`);
};

/** A company with an owner, a person with the reports role, and eight who have money, also for category 1 in 2026. */
async function company() {
  at('2026-08-03');
  const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
  const { companyId } = boss;
  const reader = await shop.person({ companyId, changes: { companyRoles: ['reports'] } });
  const money = { companyId, flexible: 5_000_000, budgets: { 1: 100_000 } };
  const people: Person[] = [];
  for (let made = 0; made < 8; made += 1) people.push(await shop.person(money));
  return { boss, reader, people };
}

/** Signs the person in again, since months pass between calls. */
async function arrived(who: Person): Promise<Person> {
  const token = await signInToken(database, clock.now, who);
  return { ...who, token, headers: { authorization: `Token ${token}` } };
}

const report = async (who: Person, query = '') =>
  (await shop.call(await arrived(who), 'GET', `/company/reports/budgets/${query}`)).body;

/** The lines of the exported report, headings first. */
async function fileOf(who: Person, query = ''): Promise<string[]> {
  const { headers } = await arrived(who);
  const { body } = await shop.app.inject({ url: `/api/company/reports/budgets/export/${query}`, headers });
  return body.replace('\uFEFF', '').split('\r\n');
}

/** Each person buys for 1.000,00, in category 1 or in one that only the flexible budget pays for. */
async function buy(people: readonly Person[], day: string, rootCategoryId = 2): Promise<void> {
  at(day);
  for (const person of people) await buyBenefit(shop, await arrived(person), { rootCategoryId });
}

describe('the report on budgets', () => {
  const made = {} as Awaited<ReturnType<typeof company>>;
  beforeAll(async () => {
    Object.assign(made, await company());
    const { people } = made;
    await buy(people.slice(0, 6), '2026-08-10');
    await buy(people.slice(0, 2), '2026-09-10');
    await buy(people.slice(1, 5), '2026-10-10');
    await buy(people, '2026-11-10', 1);
    await buy(people.slice(0, 4), '2026-11-11');
    at('2026-12-20');
  });

  it('joins months until five people are in them, and leaves out the one that goes on', async () => {
    const { runs, spent, held_back: heldBack, year, years } = await report(made.reader);
    expect(runs).toEqual([
      { from: '2026-08', until: '2026-08', spent: 6000, purchases: 6, last_year: null },
      { from: '2026-09', until: '2026-10', spent: 6000, purchases: 6, last_year: null },
      { from: '2026-11', until: '2026-11', spent: 12_000, purchases: 12, last_year: null },
    ]);
    expect([spent, heldBack, year, years]).toEqual([24_000, false, 2026, [2026]]);
  });

  it('joins the budgets of which one month would tell of four people', async () => {
    // In November eight spent from category 1 and four from the flexible budget: with the first shown, the second could be calculated.
    expect(await report(made.reader)).toMatchObject({ budgets: [], joined: 24_000 });
  });

  it('says no more than what was shown in November, before and after', async () => {
    at('2026-11-20');
    const { runs, budgets, joined } = await report(made.reader);
    expect([runs.length, budgets, joined]).toEqual([
      2,
      [{ category: null, name_sr: null, name_en: null, spent: 12_000, people: 6 }],
      null,
    ]);
    at('2026-10-20');
    expect(await report(made.reader)).toMatchObject({ spent: 6000, held_back: true, runs: [{ from: '2026-08' }] });
    at('2026-12-20');
  });

  it('is what the ledger says', async () => {
    const [ledger] = await ask<{ spent: number }>(
      database,
      sql`select sum(spent)::bigint as spent from ledger_entries where company_id = ${made.boss.companyId}`,
    );
    expect((await report(made.reader)).spent).toBe(Number(ledger?.spent) / 100);
  });

  it('counts what two budgets paid for as one purchase', async () => {
    at('2026-08-03');
    const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
    const people: Person[] = [];
    // 400,00 of the 1.000,00 come from the budget of category 1, the rest from the flexible budget.
    const money = { companyId: boss.companyId, flexible: 5_000_000, budgets: { 1: 40_000 } };
    while (people.length < 5) people.push(await shop.person(money));
    await buy(people, '2026-08-10', 1);
    at('2026-12-20');
    const { runs } = await report(boss);
    expect(runs).toEqual([{ from: '2026-08', until: '2026-08', spent: 5000, purchases: 5, last_year: null }]);
  });

  it('says how budgets stand to those alone who look after them', async () => {
    expect((await report(made.reader)).standing).toBeNull();
    expect((await report(made.boss)).standing).toEqual({
      people: 8,
      given: 408_000,
      spent: 24_000,
      held: 0,
      unspent: 384_000,
    });
    expect((await report(made.boss, '?year=2025')).standing).toBeNull();
  });

  it('compares with the same months of the year before', async () => {
    at('2027-09-20');
    const { runs, years } = await report(made.reader, '?year=2027');
    // Nobody has spent anything in 2027 yet: no month has enough people.
    expect([runs, years]).toEqual([[], [2026, 2027]]);
    await buy(made.people.slice(0, 5), '2027-08-10');
    await buy(made.people.slice(0, 5), '2027-09-10');
    await buy(made.people.slice(0, 5), '2027-10-10');
    at('2027-11-20');
    const found = (await report(made.reader, '?year=2027')).runs;
    expect(found.map(({ from, last_year: before }: { from: string; last_year: number }) => [from, before])).toEqual([
      // This run begins in January, for which the company has no earlier year to compare with.
      ['2027-01', null],
      // In 2026 September and October are one run.
      ['2027-09', null],
      ['2027-10', null],
    ]);
    at('2026-12-20');
  });

  it('comes as a file', async () => {
    expect(await fileOf(made.reader)).toEqual([
      '"Šta / What","Naziv / Name","Potrošeno / Spent","Godinu pre / A year before","Valuta / Currency"',
      '"Meseci / Months","2026-08","6000.00","","RSD"',
      '"Meseci / Months","2026-09 do / to 2026-10","6000.00","","RSD"',
      '"Meseci / Months","2026-11","12000.00","","RSD"',
      '"Budžeti / Budgets","Ostalo zajedno / The rest together","24000.00","","RSD"',
      '',
    ]);
  });

  it('takes 2 statements with the caller', async () => {
    for (const who of [made.reader, made.boss]) {
      const here = await arrived(who);
      const asked = await shop.statements(() => shop.call(here, 'GET', '/company/reports/budgets/'));
      expect(asked).toHaveLength(2);
    }
  });

  it('is of whole runs alone, whichever months are asked for', async () => {
    // September and October are one run: neither is shown alone, and what remains of the run stays hidden.
    const october = await report(made.reader, '?from=2026-10&to=2026-11');
    expect(october).toMatchObject({
      year: null,
      from: '2026-10',
      until: '2026-11',
      spent: 12_000,
      held_back: true,
      // The number of people is left out where some of the months are hidden.
      runs: [{ from: '2026-11', until: '2026-11' }],
      budgets: [],
      joined: 12_000,
    });
    const both = await report(made.reader, '?from=2026-09&to=2026-10');
    expect(both).toMatchObject({
      spent: 6000,
      held_back: false,
      runs: [{ from: '2026-09', until: '2026-10' }],
      budgets: [{ category: null, spent: 6000, people: 5 }],
      joined: null,
    });
    expect(await report(made.reader, '?from=2026-09&to=2026-09')).toMatchObject({
      spent: 0,
      runs: [],
      held_back: true,
    });
  });

  it('joins in November what it joins in all of the year', async () => {
    // November alone, as in the whole year: eight spent from category 1 and four from the flexible budget.
    expect(await report(made.reader, '?from=2026-11&to=2026-11')).toMatchObject({ budgets: [], joined: 12_000 });
  });

  it('has the month that goes on for those who see names in the payroll', async () => {
    await buy(made.people.slice(0, 1), '2026-12-20');
    const running = { month: '2026-12', spent: 1000, purchases: 1 };
    expect(await report(made.boss)).toMatchObject({ running, spent: 24_000 });
    expect((await report(made.reader)).running).toBeNull();
    expect((await report(made.boss, '?to=2026-11')).running).toBeNull();
    expect((await report(made.boss, '?from=2026-12')).running).toEqual(running);
  });

  it.each([
    '?from=2026-05&to=2026-04',
    '?year=2026&from=2026-01',
    '?from=2020-01&to=2026-04',
    '?from=2026-12&to=2026-11',
  ])('refuses what no months are meant by: %s', async (query) => {
    const { status, body } = await shop.call(await arrived(made.reader), 'GET', `/company/reports/budgets/${query}`);
    expect([status, body.code]).toEqual([400, 'reports.period']);
  });

  it.each(['?from=2026-13', '?to=1926-01', '?from=2026-1'])('refuses what is no month: %s', async (query) => {
    const { status } = await shop.call(await arrived(made.reader), 'GET', `/company/reports/budgets/${query}`);
    expect(status).toBe(400);
  });
});

it('has in its file a number where more was given back in a month than was spent', async () => {
  const { boss, people } = await company();
  await buy(people.slice(0, 5), '2026-08-10');
  const late = await arrived(people[5] as Person);
  const order = await buyBenefit(shop, late, { rootCategoryId: 2 });
  at('2026-09-05');
  const cancelled = await shop.call(await arrived(late), 'POST', `/v2/transactions/order-${order}/cancel/`);
  expect(cancelled.status).toBe(200);
  expect((await fileOf(boss)).slice(1, 3)).toEqual([
    '"Meseci / Months","2026-08","6000.00","","RSD"',
    '"Meseci / Months","2026-09 (u toku / running)","-1000.00","","RSD"',
  ]);
});

it('counts what was paid back, and invoices that were paid, as what was bought', async () => {
  const { boss, people } = await company();
  at('2026-08-10');
  const asked = [{ kind: 'reimbursement' }, { kind: 'invoice', amount: 200_000 }] as const;
  for (const request of asked)
    for (const person of people.slice(0, 5)) {
      const filed = Object.assign({ purchaseDate: '2026-08-09' }, request);
      const id = await makeRequest(database, clock.now, person, filed);
      const reviewer = await arrived(boss);
      const { body } = await shop.call(reviewer, 'GET', `/company/requests/${id}/`);
      const decision = { decision: 'accepted', seen: body.seen };
      expect((await shop.call(reviewer, 'POST', `/company/requests/${id}/decide/`, decision)).status).toBe(200);
    }
  at('2026-09-20');
  // Each person spent 1.000,00 from the budget of category 1, and 2.000,00 from the flexible budget when that one was used up.
  expect(await report(boss)).toMatchObject({
    runs: [{ from: '2026-08', until: '2026-08', spent: 15_000, last_year: null }],
    budgets: [
      { category: null, spent: 10_000, people: 5 },
      { category: 1, spent: 5000, people: 5 },
    ],
  });
});

it('compares months with the same ones alone, and not with as many others', async () => {
  const { reader, people } = await company();
  // August and September are one run; October is in none, since too few people spent anything.
  await buy(people.slice(0, 2), '2026-08-10');
  await buy(people.slice(1, 5), '2026-09-10');
  await buy(people.slice(0, 2), '2026-10-10');
  await buy(people.slice(0, 5), '2027-08-10');
  await buy(people.slice(0, 2), '2027-09-10');
  await buy(people.slice(1, 5), '2027-10-10');
  at('2027-11-20');
  const { runs } = await report(reader, '?from=2027-09&to=2027-10');
  expect(runs).toEqual([{ from: '2027-09', until: '2027-10', spent: 6000, purchases: 6, last_year: null }]);
});

it('has budgets from which as much was spent in one order', () => {
  const part = (category: number, spent: number) => ({
    month: '2026-08',
    category,
    spent,
    people: 5,
    ids: [],
    name_sr: '',
    name_en: '',
  });
  const told = (...alone: ReturnType<typeof part>[]) => {
    const shown = { runs: [], alone, joined: [] };
    const spenders = { 0: 5, 1: 5, 2: 5, 3: 5 };
    const spending = { first: '2026-08', months: [], parts: alone, people: 5, spenders, standing: null };
    return spentFromBudgets({ shown, heldBack: false }, spending).budgets.map(({ category }) => category);
  };
  const [flexible, first, second, third] = [part(0, 500), part(1, 500), part(2, 500), part(3, 900)];
  expect(told(second, flexible, third, first)).toEqual([3, null, 1, 2]);
  expect(told(first, third, second, flexible)).toEqual([3, null, 1, 2]);
});

it('says beside a month what was spent in the same month of the year before', async () => {
  const { reader, people } = await company();
  await buy(people.slice(0, 5), '2026-08-10');
  await buy(people.slice(0, 6), '2026-09-10');
  await buy(people.slice(0, 5), '2027-08-10');
  await buy(people.slice(0, 5), '2027-09-10');
  at('2027-10-20');
  const { runs } = await report(reader, '?from=2027-09&to=2027-09');
  expect(runs).toEqual([{ from: '2027-09', until: '2027-09', spent: 5000, purchases: 5, last_year: 6000 }]);
  expect((await fileOf(reader, '?from=2027-09&to=2027-09')).slice(1)).toEqual([
    '"Meseci / Months","2027-09","5000.00","6000.00","RSD"',
    '"Budžeti / Budgets","Fleksibilni / Flexible","5000.00","","RSD"',
    '',
  ]);
});

it('says how budgets stand with what requests hold, and without those of a year that is over', async () => {
  const { boss, people } = await company();
  const [ana] = people as [Person];
  await makeRequest(database, clock.now, ana, { purchaseDate: '2026-08-02', amount: 150_000 });
  expect((await report(boss)).standing).toEqual({
    people: 8,
    given: 408_000,
    spent: 0,
    held: 1500,
    unspent: 406_500,
  });
  at('2027-01-20');
  expect((await report(boss)).standing).toEqual({
    people: 8,
    given: 400_000,
    spent: 0,
    held: 500,
    unspent: 399_500,
  });
});

it('does not say of how many people the months are that are shown, where others are held back', async () => {
  const { reader, people } = await company();
  await buy(people.slice(0, 5), '2026-08-10');
  await buy(people.slice(4, 6), '2026-09-10');
  at('2026-10-20');
  expect(await report(reader)).toMatchObject({
    spent: 5000,
    held_back: true,
    budgets: [{ category: null, spent: 5000, people: null }],
  });
});

it('has the years of its own company, to the one that has begun in Belgrade', async () => {
  const [own, other] = [await company(), await company()];
  await buy(other.people.slice(0, 1), '2025-12-10');
  await buy(own.people.slice(0, 1), '2026-08-10');
  at('2026-12-31');
  expect((await report(own.reader)).years).toEqual([2026]);
  expect((await report(other.reader)).years).toEqual([2025, 2026]);
  clock.now = new Date('2026-12-31T23:30:00Z');
  expect((await report(own.reader)).years).toEqual([2026, 2027]);
});

it('has its file refused after the thirtieth of an hour', async () => {
  const { reader } = await company();
  const here = await arrived(reader);
  const fetchOne = () => shop.call(here, 'GET', '/company/reports/budgets/export/');
  expect((await fetchOne()).status).toBe(200);
  await ask(database, sql`update rate_limits set count = 29`);
  expect((await fetchOne()).status).toBe(200);
  expect((await fetchOne()).status).toBe(429);
});

it('takes one person who spent from two budgets for one', async () => {
  const { reader, people } = await company();
  await buy(people.slice(0, 4), '2026-08-10');
  await buy(people.slice(0, 4), '2026-08-11', 1);
  at('2026-12-20');
  expect(await report(reader)).toMatchObject({ spent: 0, runs: [], held_back: true });
});

it('does not count who spent something for the first time in the month that goes on', async () => {
  const { reader, people } = await company();
  await buy(people.slice(0, 5), '2026-08-10');
  await buy(people.slice(5, 6), '2026-09-10');
  at('2026-09-20');
  expect(await report(reader)).toMatchObject({ spent: 5000, budgets: [{ category: null, spent: 5000, people: 5 }] });
});

it('says nothing of another company, and nothing of fewer than five', async () => {
  const { reader, people } = await company();
  await buy(people.slice(0, 4), '2026-08-10');
  at('2026-12-20');
  expect(await report(reader)).toMatchObject({ spent: 0, runs: [], budgets: [], joined: null, held_back: true });
  await buy(people.slice(3, 5), '2026-12-21');
  at('2027-01-20');
  expect(await report(reader, '?year=2026')).toMatchObject({
    spent: 6000,
    runs: [{ from: '2026-08', until: '2026-12' }],
    budgets: [{ category: null, spent: 6000 }],
    held_back: false,
  });
});
