import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notifications } from '../notifications/notifications.table.ts';
import { taskKinds } from '../task-kinds.ts';
import { createPace } from '../tasks/pace.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { makeBenefit, makeRates } from '../testing/benefits.ts';
import type { Person } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';
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
  const settings = { kinds: taskKinds, pace: createPace(2), now: clock.now, log };
  while (await runTasks(database, settings));
};
const toldTo = async ({ companyId }: Person) =>
  (await database.select().from(notifications).where(sql`company_id = ${companyId}`).orderBy(notifications.id)).map(
    ({ titleEn, textSr }) => `${titleEn}: ${textSr.replace(/<[^>]+>/g, ' ').trim()}`,
  );

it('tells those whose next month costs another amount, once, before it is charged', async () => {
  const [mila, sara, ending, dinars] = [
    ...[await subscriber('EUR'), await subscriber('EUR'), await subscriber('EUR'), await subscriber('RSD')],
  ] as const;
  await service.changeSubscription(database, {
    person: ending,
    id: ending.subscription,
    active: false,
    now: clock.now,
  });
  await putRate(119);
  await work();
  const said =
    'The price of a subscription changes: Teretana   Mesec je koštao EUR\u00a0100,00, a sledeći, koji se naplaćuje 5.12., košta EUR\u00a098,49. Do tada pretplatu možeš da otkažeš.';
  expect([await toldTo(mila), await toldTo(sara)]).toEqual([[said], [said]]);
  expect([await toldTo(ending), await toldTo(dinars)]).toEqual([[], []]);
  const [task] = (await shop.call(admin, 'GET', '/admin/tasks/')).body.results;
  expect(task).toMatchObject({
    kind: 'subscription_prices',
    about: 'RSD',
    status: 'done',
    done: 2,
    result: { told: 2 },
  });
  // Whoever was told is not told once more when it is charged at that price.
  await renewSubscriptions(database, { now: new Date('2026-12-05T08:00:00Z'), log });
  expect(await toldTo(mila)).toEqual([said]);
});

it('says that the others are told later when it comes to no end', async () => {
  await database.execute(sql`update subscriptions set ended_at = ${clock.now.toISOString()}, ended_by = 'cancelled'`);
  const companyId = await shop.company();
  const treasurer = await shop.person({ companyId, language: 'SR', changes: { adminRoles: ['finance'] } });
  for (const _ of [1, 2, 3]) await subscriber('EUR');
  await putRate(118, treasurer);
  const settings = { kinds: taskKinds, pace: createPace(2), now: clock.now, log };
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
