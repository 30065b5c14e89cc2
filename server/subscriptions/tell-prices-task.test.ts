import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../notifications/notifications.table.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { changeBenefit, makeBenefit, makeRates } from '../testing/benefits.ts';
import { type Person, signInToken } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
import { expectedAmount } from './read-running.ts';
import { renewSubscriptions } from './subscriptions.job.ts';
import * as service from './subscriptions.service.ts';

const shop = await startTestApp();
const { database, clock } = shop;
clock.now = new Date('2026-11-20T10:00:00Z');
await makeRates(database, clock.now);
const admin = await shop.person({ changes: { adminRoles: ['finance'] } });
const benefitId = await makeBenefit(database, clock.now, { monthly: true, price: 1_172_000 });

const log = { info: () => {}, warn: () => {} };

async function subscriber(currency: 'EUR' | 'RSD'): Promise<Person & { subscription: number }> {
  const companyId = await shop.company(currency);
  const person = await shop.person({ companyId, language: 'SR', flexible: 50_000_000 });
  const attempt = { person, benefitId, idempotencyKey: null, seenPrice: null, now: clock.now };
  return Object.assign(person, { subscription: await service.subscribe(database, attempt) });
}

async function putRate(perEuro: number, by = admin): Promise<void> {
  const [{ revision }] = (await shop.call(by, 'GET', '/admin/rates/')).body.results;
  const seen = { 'if-revision-match': String(revision) };
  expect((await shop.call(by, 'PUT', '/admin/rates/RSD/', { per_euro: perEuro }, seen)).status).toBe(200);
}

const work = async () => {
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log };
  while (await runTasks(database, settings));
};
const renew = (moment = '2026-12-05T08:00:00Z') => renewSubscriptions(database, { now: new Date(moment), log });
const toldTo = async ({ companyId }: Person) =>
  (await database.select().from(notifications).where(sql`company_id = ${companyId}`).orderBy(notifications.id)).map(
    ({ titleEn, textSr }) => `${titleEn}: ${textSr.replace(/<[^>]+>/g, ' ').trim()}`,
  );

it.each([
  ['what it cost last, before anybody was told', null, null, 1300],
  ['what they were told of that very month', '2027-01-01', 1400, 1400],
  ['what it cost last, where they were told of another month', '2026-12-01', 1200, 1300],
])('takes a month to cost its owner %s', (_, toldMonth, toldAmount, expected) => {
  expect(expectedAmount({ lastAmount: 1300, toldMonth, toldAmount }, '2027-01-01')).toBe(expected);
});

it('tells those whose next month costs another amount, once, before it is charged', async () => {
  // People who are not notified come first: the task must still reach the number that it counted.
  const [closed, gone, ending] = [await subscriber('EUR'), await subscriber('EUR'), await subscriber('EUR')];
  const [mila, sara, dinars] = [await subscriber('EUR'), await subscriber('EUR'), await subscriber('RSD')];
  await service.changeSubscription(database, {
    person: ending,
    id: ending.subscription,
    active: false,
    now: clock.now,
  });
  await putRate(119);
  // Two people were counted, and are gone before their turn.
  await database.execute(sql`update companies set active = false where id = ${closed.companyId}`);
  await database.execute(sql`update users set active = false where company_id = ${gone.companyId}`);
  await work();
  const said =
    'The price of a subscription changes: Teretana   Mesec je koštao EUR\u00a0100,00, a sledeći, koji se naplaćuje 5.12., košta EUR\u00a098,49. Neće se naplatiti ako pretplatu otkažeš do 30.11.';
  expect([await toldTo(mila), await toldTo(sara)]).toEqual([[said], [said]]);
  expect(await Promise.all([closed, gone, ending, dinars].map(toldTo))).toEqual([[], [], [], []]);
  const [task] = (await shop.call(admin, 'GET', '/admin/tasks/')).body.results;
  expect(task).toMatchObject({
    kind: 'subscription_prices',
    about: 'RSD',
    status: 'done',
    done: 4,
    result: { told: 2 },
  });
  // A person who was notified is not notified again when that price is charged.
  await renew();
  expect(await toldTo(mila)).toEqual([said]);
});

it.each([
  ['before', '2026-12-04', 0],
  ['with', '2026-12-05', 1],
])('tells whoever leaves %s the day of the next charge of none that is not theirs', async (_, day, times) => {
  const ana = await subscriberAtTheOldRate();
  await database.execute(sql`update users set ends_on = ${day} where company_id = ${ana.companyId}`);
  await putRate(119);
  await work();
  expect(await toldTo(ana)).toHaveLength(times);
});

it('counts nobody who is charged no next month: of a closed company, or who is gone', async () => {
  await database.execute(sql`update subscriptions set ended_at = ${clock.now.toISOString()}, ended_by = 'cancelled'`);
  const [closed, gone] = [await subscriber('EUR'), await subscriber('EUR')];
  await subscriber('EUR');
  await database.execute(sql`update companies set active = false where id = ${closed.companyId}`);
  await database.execute(sql`update users set active = false where company_id = ${gone.companyId}`);
  const { body: effect } = await shop.call(admin, 'GET', '/admin/rates/RSD/impact/?per_euro=118');
  expect(effect.subscriptions).toBe(1);
  await putRate(118);
  const [task] = (await shop.call(admin, 'GET', '/admin/tasks/')).body.results;
  expect(task).toMatchObject({ kind: 'subscription_prices', total: 1 });
  await work();
});

/** The amounts for the next month of which a person was notified, in order. */
const amountsTo = async (person: Person) =>
  (await toldTo(person)).map((said) => /košta EUR\u00a0(\d+,\d\d)/.exec(said)?.[1]);

/** Restores the rate, as if it had not changed this week. */
const putOldRate = () =>
  database.execute(sql`
    with moves as (delete from rate_changes) update exchange_rates set per_euro = 117200000 where currency = 'RSD'`);

/** A subscriber who paid EUR 100.00 for November. */
async function subscriberAtTheOldRate() {
  await putOldRate();
  return subscriber('EUR');
}

/** The subscriber at the old rate after notifications about each of these rates. */
async function toldOf(...rates: number[]) {
  const ana = await subscriberAtTheOldRate();
  for (const perEuro of rates) {
    await putRate(perEuro);
    await work();
  }
  return ana;
}

it('tells an amount again that was told before another one: none is charged but the one that was told last', async () => {
  const ana = await toldOf(115.2, 117, 115.2);
  expect(await amountsTo(ana)).toEqual(['101,74', '100,17', '101,74']);
  await renew();
  expect(await amountsTo(ana)).toEqual(['101,74', '100,17', '101,74']);
});

it('takes back what it told when the next month costs what the one before it cost', async () => {
  const ana = await toldOf(115.2, 117.2);
  expect((await toldTo(ana)).slice(1)).toEqual([
    'The price of a subscription is as before: Teretana   Sledeći mesec, koji se naplaćuje 5.12., ipak košta EUR\u00a0100,00, kao i prethodni.',
  ]);
  await renew();
  expect(await toldTo(ana)).toHaveLength(2);
});

it('of what is charged at another amount than was told last it is told', async () => {
  const ana = await toldOf(115.2);
  await changeBenefit(database, benefitId, { price: 1_152_000 });
  await renew();
  await changeBenefit(database, benefitId, { price: 1_172_000 });
  expect((await toldTo(ana)).slice(1)).toEqual([
    'The price of a subscription is as before: Teretana   Mesec ipak košta EUR\u00a0100,00, kao i prethodni.',
  ]);
});

it('says what the month before cost, and not an earlier one', async () => {
  const ana = await subscriberAtTheOldRate();
  await changeBenefit(database, benefitId, { price: 1_289_200 });
  await renew();
  const before = clock.now;
  clock.now = new Date('2026-12-19T10:00:00Z');
  await putRate(115.2);
  await work();
  clock.now = before;
  await changeBenefit(database, benefitId, { price: 1_172_000 });
  expect((await toldTo(ana)).at(-1)).toContain('Mesec je koštao EUR\u00a0110,00, a sledeći, koji se naplaćuje 5.1.');
});

it('tells nobody twice when it is run again from its beginning', async () => {
  const ana = await toldOf(115.2);
  await database.execute(sql`
    update tasks set status = 'running', done = 0, ended_at = null, leased_until = null,
      payload = payload || '{"after": [0, 0]}' where id = (select max(id) from tasks)`);
  await work();
  expect(await amountsTo(ana)).toEqual(['101,74']);
});

it('and whoever was told by the version before, which does not note it, is not told once more', async () => {
  const ana = await toldOf(115.2);
  const key = `subscription-price-${ana.subscription}-2026-12-01-10174`;
  await database.execute(sql`update notifications set dedupe_key = ${key} where company_id = ${ana.companyId}`);
  await database.execute(
    sql`update subscriptions set told_month = null, told_amount = null where company_id = ${ana.companyId}`,
  );
  await renew();
  expect(await amountsTo(ana)).toEqual(['101,74']);
});

it('names no day before which one can cancel once the month has begun: cancelling pays it', async () => {
  const ana = await subscriberAtTheOldRate();
  const before = clock.now;
  clock.now = new Date('2026-12-02T09:00:00Z');
  await putRate(115.2);
  await work();
  clock.now = before;
  expect(await toldTo(ana)).toEqual([
    'The price of a subscription changes: Teretana   Mesec je koštao EUR\u00a0100,00, a sledeći, koji se naplaćuje 5.12., košta EUR\u00a0101,74.',
  ]);
});

it('says that the others are told later when it comes to no end', async () => {
  await database.execute(sql`update subscriptions set ended_at = ${clock.now.toISOString()}, ended_by = 'cancelled'`);
  const companyId = await shop.company();
  const treasurer = await shop.person({ companyId, language: 'SR', changes: { adminRoles: ['finance'] } });
  for (const _ of [1, 2, 3]) await subscriber('EUR');
  await putOldRate();
  await putRate(118, treasurer);
  const settings = { kinds: taskKinds, pace: createBatchSize(2), now: clock.now, log };
  for (const _ of [1, 2]) await runTasks(database, settings);
  const activate = (active: boolean) =>
    database.execute(sql`update companies set active = ${active} where id = ${companyId}`);
  await activate(false);
  await runTasks(database, settings);
  await activate(true);
  const [task] = (await shop.call(treasurer, 'GET', '/admin/tasks/')).body.results;
  expect(task).toMatchObject({ status: 'stopped', result: { told: 2 } });
  expect((await shop.call(treasurer, 'GET', '/v2/me/')).body.notifications).toMatchObject([
    {
      title: 'Nova cena pretplate nije svima javljena',
      text: '<p>Pretplate za koje je javljena: 2. Ostalima se javlja kad se naplati naredni mesec.</p><p>Kompanija više nije aktivna, pa je ovo zaustavljeno.</p>',
    },
  ]);
});

it('tells of the month that runs where no month before it was charged, and not once more when it is', async () => {
  const ana = await subscriberAtTheOldRate();
  const before = clock.now;
  clock.now = new Date('2027-02-03T10:00:00Z');
  const headers = { authorization: `Token ${await signInToken(database, clock.now, admin)}` };
  await putRate(115.2, { ...admin, headers });
  await work();
  expect(await amountsTo(ana)).toEqual(['101,74']);
  expect((await toldTo(ana))[0]).toContain('koji se naplaćuje 5.2.,');
  await renew('2027-02-05T08:00:00Z');
  expect(await amountsTo(ana)).toEqual(['101,74']);
  clock.now = before;
});
