import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { accounts } from '../budgets/budgets.table.ts';
import { readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { deliveries } from '../deliveries.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { LANES } from '../outbox/lanes.ts';
import { deliverNext } from '../outbox/outbox.service.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { makeBenefit, makeCategory } from '../testing/benefits.ts';
import { sentMails } from '../testing/mails.ts';
import type { Person, PersonSettings } from '../testing/people.ts';
import { storm, withPlantedBug } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { nudgeNext } from './nudges.job.ts';

const shop = await startTestApp();
const { database, clock } = shop;
for (const id of [1, 3]) await makeCategory(database, id);

const sending = { config: readConfig({ DATA_DIR: shop.opened.dataDir }), log: { info: () => {}, warn: () => {} } };
const at = (moment: string) => {
  clock.now = new Date(moment);
};
const run = async (through: Database = database) => {
  while (await nudgeNext(through, clock.now));
};
const told = ({ companyId, userId }: Person) =>
  database.select().from(notifications).where(sql`company_id = ${companyId} and user_id = ${userId}`);
const posted = ({ companyId }: Person) => database.select().from(outbox).where(sql`company_id = ${companyId}`);
const spend = ({ companyId, userId }: Person, spent: number) =>
  database
    .update(accounts)
    .set({ spent })
    .where(sql`company_id = ${companyId} and user_id = ${userId} and year = 2026`);

/** A person with 4.100,00 for category 1, given in summer. */
async function owner(settings: PersonSettings = {}): Promise<Person> {
  const now = clock.now;
  at('2026-07-01T10:00:00Z');
  const person = await shop.person({ flexible: 100_000, budgets: { 1: 410_000 }, ...settings });
  clock.now = now;
  return person;
}

beforeEach(async () => {
  at('2026-07-01T10:00:00Z');
  // People of earlier tests have nothing left.
  await database.execute(sql`update accounts set spent = allocated, held = 0`);
  await sentMails(shop);
});

it('reminds 60, 30 and 7 days before the year’s end, once each, whoever asks how often', async () => {
  const ana = await owner();
  const days = [
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-24',
    '2026-12-31',
  ];
  const counts: Record<string, number> = {};
  for (const day of days) {
    at(`${day}T09:00:00Z`);
    await run();
    await run();
    counts[day] = (await told(ana)).length;
  }
  expect(counts).toEqual({
    '2026-10-31': 0,
    '2026-11-01': 1,
    '2026-11-02': 1,
    '2026-11-30': 1,
    '2026-12-01': 2,
    '2026-12-02': 2,
    '2026-12-24': 3,
    '2026-12-31': 3,
  });
  expect(await posted(ana)).toMatchObject([{ lane: LANES.bulk }, { lane: LANES.bulk }, { lane: LANES.bulk }]);
});

it.each([
  ['2026-10-31T16:59:59Z', 0],
  ['2026-10-31T23:00:00Z', 0],
  ['2026-11-01T07:59:59.999Z', 0],
  ['2026-11-01T08:00:00Z', 1],
  ['2026-11-01T16:59:59.999Z', 1],
  ['2026-11-01T17:00:00Z', 0],
  ['2026-12-31T16:59:59Z', 1],
  ['2027-01-01T08:00:00Z', 0],
  ['2027-01-02T09:00:00Z', 0],
])('counts days and hours in Belgrade: at %s it tells %i times', async (moment, times) => {
  const ana = await owner();
  at(moment);
  await run();
  expect(await told(ana)).toHaveLength(times);
});

it('wakes nobody: what is due at night or after a downtime is told next morning, once', async () => {
  const ana = await owner();
  const night = ['2026-11-01T00:00:00+01:00', '2026-11-01T08:59:59+01:00', '2026-11-01T18:00:00+01:00'];
  for (const moment of [...night, '2026-11-02T03:00:00+01:00']) {
    at(moment);
    await run();
  }
  expect([await told(ana), await posted(ana)]).toEqual([[], []]);
  for (const moment of ['2026-11-02T09:00:00+01:00', '2026-11-02T09:10:00+01:00', '2026-11-03T09:00:00+01:00']) {
    at(moment);
    await run();
    expect([(await told(ana)).length, (await posted(ana)).length]).toEqual([1, 1]);
  }
});

it('sends only the latest reminder after a downtime, and none when the clock goes back', async () => {
  const ana = await owner();
  at('2026-12-05T09:00:00Z');
  await run();
  expect(await told(ana)).toMatchObject([{ textEn: expect.stringContaining('until 31.12.2026. (26 days)') }]);
  at('2026-12-05T08:00:00Z');
  await run();
  expect(await told(ana)).toHaveLength(1);
});

it('tells in both languages how much is left of what, all budgets in one', async () => {
  const ana = await owner({ budgets: { 1: 410_000, 3: 99_900 }, language: 'SR' });
  at('2026-12-24T09:00:00Z');
  await run();
  expect(await told(ana)).toMatchObject([
    {
      titleSr: 'Deo tvojih godišnjih budžeta još nije iskorišćen',
      textSr: expect.stringMatching(
        /još 7 dana.*Kategorija 1: <strong>4\.100,00\u00a0RSD.*Kategorija 3: <strong>999,00/,
      ),
      titleEn: 'Some of your yearly budgets are not used up yet',
    },
  ]);
});

it('leaves alone who has spent everything, holds the rest, has gone, cannot sign in yet, or has no yearly budget', async () => {
  const [spent, held, gone, added, stranger, none] = [
    await owner(),
    await owner(),
    await owner({ changes: { active: false } }),
    await owner({ changes: { confirmed: false } }),
    await owner({ changes: { confirmed: false, passwordHash: 'x' } }),
    await owner({ budgets: {} }),
  ];
  await spend(spent, 410_000);
  await database.execute(sql`update accounts set spent = 10000, held = 400000
    where company_id = ${held.companyId} and user_id = ${held.userId} and year = 2026`);
  at('2026-12-24T09:00:00Z');
  await run();
  for (const person of [spent, held, gone, added, stranger, none]) expect(await told(person)).toEqual([]);
});

it('mails what fits, as things stand when it is sent', async () => {
  const ana = await owner({ language: 'EN' });
  await makeBenefit(database, clock.now, { nameEn: 'Swimming', price: 400_000, bought: 9 });
  await makeBenefit(database, clock.now, { nameEn: 'Too dear', price: 420_000, bought: 99 });
  at('2026-12-24T09:00:00Z');
  await run();
  await spend(ana, 9_000);
  const [mail, ...others] = await sentMails(shop);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: { address: ana.email },
    subject: 'Category 1: 4,010.00\u00a0RSD is still yours',
    link: 'https://izbor.example/flexible-benefits/1',
    text: expect.stringContaining('- Swimming (Kalisport), 4,000.00\u00a0RSD'),
  });
  expect(mail?.text).not.toContain('Too dear');
});

it('sends no mail any more when the money was spent, or when the year is over', async () => {
  const [late, spent] = [await owner(), await owner()];
  at('2026-12-31T16:59:00Z');
  await run();
  await spend(spent, 410_000);
  expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual([late.email]);
  await owner();
  await run();
  at('2026-12-31T23:00:01Z');
  expect(await sentMails(shop)).toEqual([]);
});

it('wakes nobody by a mail that could not be sent by day: it comes next morning, once', async () => {
  const ana = await owner();
  at('2026-12-24T16:59:55Z');
  await run();
  const failing = async () => {
    throw new Error('421 busy');
  };
  await deliverNext(database, deliveries, { ...sending, mailer: failing, now: clock.now }, LANES.bulk);
  for (const night of ['2026-12-24T17:00:20Z', '2026-12-24T23:30:00Z', '2026-12-25T07:59:59.999Z']) {
    at(night);
    expect(await sentMails(shop)).toEqual([]);
  }
  // Postponing a mail does not count as an attempt.
  expect(await posted(ana)).toMatchObject([{ attempts: 1 }]);
  at('2026-12-25T08:00:00Z');
  expect((await sentMails(shop)).map(({ to }) => to.address)).toEqual([ana.email]);
  expect(await sentMails(shop)).toEqual([]);
});

const byManyServers = async (through: Database) => {
  const people = await Promise.all([owner(), owner(), owner()]);
  at('2026-12-01T09:00:00Z');
  await storm(database, () => nudgeNext(through, clock.now));
  return Promise.all(people.map(async (person) => [(await told(person)).length, (await posted(person)).length]));
};

it('tells once from fifty servers at once', async () => {
  expect(await byManyServers(database)).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

it('would notice when what was sent is not looked at', async () => {
  const careless = withPlantedBug(database, (text) =>
    text.replace(
      'on conflict do nothing',
      'on conflict (company_id, user_id, category_id, year, days_before) do update set created_at = excluded.created_at',
    ),
  );
  const sent = (await byManyServers(careless)).map(([, mails]) => mails ?? 0);
  expect(Math.max(...sent)).toBeGreaterThan(1);
});
