import { describe, expect, it } from 'vitest';
import { cartItems } from '../cart/cart.table.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { makeBenefit } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { makeRequest } from '../testing/requests.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { lengthOf } from '../testing/test-length.ts';

const shop = await startTestApp();
const { database, clock } = shop;

/** Number of people, of whom each does five things at the same time. */
const PEOPLE = STORM / 5;
/** Number of storms in which a planted bug must show itself. */
const CHANCES = 5;

/** A person with an order to cancel that two budgets paid, an open request, and a cart. */
async function readyPerson(companyId: number) {
  const person = await shop.person({ companyId, flexible: 10_000_000, budgets: { 1: 150_000 } });
  const order = await buyBenefit(shop, person, { price: 100_000, count: 2 });
  const request = await makeRequest(database, clock.now, person, { amount: 30_000 });
  const { userId } = person;
  const benefitId = await makeBenefit(database, clock.now, { price: 50_000 });
  await database.insert(cartItems).values({ companyId, userId, benefitId, createdAt: clock.now });
  return { person, order, request };
}

/** Gives everybody a budget that can be taken back. */
async function give(boss: Person, people: readonly Person[]): Promise<number> {
  const body = { people: people.map(({ userId }) => userId), amount: 10, note: 'Poklon' };
  return (await shop.call(boss, 'POST', '/company/budgets/', body)).body.id;
}

async function accept(boss: Person, request: number) {
  const { seen } = (await shop.call(boss, 'GET', `/company/requests/${request}/`)).body;
  return shop.call(boss, 'POST', `/company/requests/${request}/decide/`, { decision: 'accepted', seen });
}

async function takeBack(boss: Person, gift: number) {
  const { moment, people, sum } = (await shop.call(boss, 'POST', `/company/budgets/${gift}/take-back/preview/`, {}))
    .body;
  const body = { note: 'Greška', seen: { moment, people, sum } };
  return shop.call(boss, 'POST', `/company/budgets/${gift}/take-back/`, body);
}

/** Ten people buy, cancel and are reimbursed while budgets are given and taken back. */
async function spendAtOnce() {
  const boss = await shop.person({ changes: { companyRoles: ['owner'] } });
  const ready = await Promise.all(Array.from({ length: PEOPLE }, () => readyPerson(boss.companyId)));
  const people = ready.map(({ person }) => person);
  const gift = await give(boss, people);
  const answers = await storm(database, async (index) => {
    const one = ready[index % PEOPLE];
    if (!one) throw new Error('Nobody');
    const { person, order, request } = one;
    const what = Math.floor(index / PEOPLE);
    if (what < 2) return shop.call(person, 'POST', '/v2/complete-purchase/');
    if (what === 2) return shop.call(person, 'POST', `/v2/transactions/order-${order}/cancel/`);
    if (what === 3) return accept(boss, request);
    return index % 2 === 0 ? takeBack(boss, gift) : { status: (await give(boss, people)) > 0 ? 201 : 500 };
  });
  return { boss, answers };
}

/** Deadlocks in this database so far, after the statistics of its connections are flushed. */
async function deadlocks(): Promise<number> {
  const told = Array.from({ length: 10 }, () =>
    database.execute(sql`select pg_stat_force_next_flush(), pg_sleep(0.05)`),
  );
  await Promise.all(told);
  const [row] = await ask<{ deadlocks: number }>(
    database,
    sql`select deadlocks::integer from pg_stat_database where datname = current_database()`,
  );
  return row?.deadlocks ?? 0;
}

/** Whether the sums after a storm equal those of the ledger, without any deadlock. */
async function holds(): Promise<boolean> {
  const before = await deadlocks();
  const { boss } = await spendAtOnce();
  const breaches = (await reconcile(database)).filter(({ company_id: id }) => Number(id) === boss.companyId);
  return breaches.length === 0 && (await deadlocks()) === before;
}

describe(`what ${PEOPLE} people spent in a month, while they buy, cancel, are paid, given to and taken from at once`, () => {
  it('is what the ledger says, and nobody waits in a circle', { timeout: 120_000 }, async () => {
    const before = await deadlocks();
    const { boss, answers } = await spendAtOnce();
    expect(Object.keys(statuses(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(statuses(answers.slice(2 * PEOPLE, 4 * PEOPLE))).toEqual({ 200: 2 * PEOPLE });
    expect((await reconcile(database)).filter(({ company_id: id }) => Number(id) === boss.companyId)).toEqual([]);
    const [sums] = await ask<{
      bought: number;
      given_back: number;
      paid_back: number;
      purchases: number;
      people: number;
    }>(
      database,
      sql`
      select sum(bought)::integer as bought, sum(given_back)::integer as given_back, sum(paid_back)::integer as paid_back,
        sum(purchases)::integer as purchases, count(distinct user_id)::integer as people
      from spent_sums where company_id = ${boss.companyId}`,
    );
    // Each bought for 2.000,00 and 500,00, was refunded the former, and was reimbursed 300,00.
    expect(sums).toEqual({
      bought: PEOPLE * 250_000,
      given_back: PEOPLE * 200_000,
      paid_back: PEOPLE * 30_000,
      purchases: PEOPLE * 3,
      people: PEOPLE,
    });
    expect(await deadlocks()).toBe(before);
  });

  type Bug = [string, (text: string) => string];
  // Two bugs that miscount, and one that causes deadlocks.
  const MISCOUNTS: Bug = [
    'forgetsWhatCameBack',
    (text) => text.replace('s.given_back + excluded.given_back', 's.given_back'),
  ];
  const MORE: Bug = ['countsEachBudget', (text) => text.replace('l.id < NEW.id', 'false')];
  const CIRCLE: Bug = [
    'isOneRowOfTheCompany',
    (text) =>
      text.replace(
        'INSERT INTO spent_sums',
        'PERFORM FROM companies WHERE id = NEW.company_id FOR UPDATE; INSERT INTO spent_sums',
      ),
  ];
  const BUGS = lengthOf({ short: [MISCOUNTS, CIRCLE], full: [MISCOUNTS, CIRCLE, MORE] });

  it.each<Bug>(BUGS)('and a trigger with the bug %s is noticed', { timeout: 240_000 }, async (_name, bug) => {
    const [{ text } = { text: '' }] = await ask<{ text: string }>(
      database,
      sql`select pg_get_functiondef('add_up_spent'::regproc) as text`,
    );
    const broken = bug(text);
    expect(broken).not.toBe(text);
    await database.execute(sql.raw(broken));
    let noticed = false;
    for (let storms = 0; storms < CHANCES && !noticed; storms += 1) noticed = !(await holds());
    await database.execute(sql.raw(text));
    expect(noticed).toBe(true);
  });
});
