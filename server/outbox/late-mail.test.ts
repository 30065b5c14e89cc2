import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { ask } from '../database/statement.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type Deliver, NotYet } from './deliver.ts';
import { LANES, type Lane } from './lanes.ts';
import { lateMail } from './late-mail.ts';
import { deliverNext } from './outbox.service.ts';

const shop = await startTestApp();
const { database } = shop;
const companyId = await shop.company();

const noon = new Date('2026-11-20T12:00:00.000Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

const post = (lane: Lane, at: Date) =>
  database.execute(sql`
    insert into outbox (company_id, kind, lane, payload, created_at, next_attempt_at)
    values (${companyId}, 'letter', ${lane}, '{}', ${noon.toISOString()}, ${at.toISOString()})`);

const late = async (now: Date) =>
  (await ask<{ mail: object[] }>(database, sql`select ${lateMail(now)} as mail`))[0]?.mail;

const tryAt = (now: Date, deliver: Deliver) => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  return deliverNext(database, new Map([['letter', deliver]]), { now, log } as never);
};

const refuse: Deliver = async () => {
  throw new Error('550');
};

beforeEach(async () => {
  await database.execute(sql`delete from outbox`);
});

it('is what nobody took in its lane for longer than that may take, since when it should have left', async () => {
  await post(LANES.now, noon);
  await post(LANES.now, after(30));
  await post(LANES.bulk, noon);
  expect(await late(after(299))).toEqual([]);
  expect(await late(after(301))).toEqual([{ lane: 'now', count: 1, stuck: 0, since: noon.toISOString() }]);
  expect(await late(after(3601))).toMatchObject([
    { lane: 'now', count: 2 },
    { lane: 'bulk', count: 1, since: noon.toISOString() },
  ]);
});

it('is also what was tried in vain again and again, since the first try', async () => {
  await post(LANES.now, noon);
  // Attempts after 20 seconds, 40 more, and so on.
  for (const seconds of [0, 20, 60, 140, 300]) expect(await tryAt(after(seconds), refuse)).toBe(true);
  expect(await late(after(290))).toEqual([]);
  expect(await late(after(310))).toEqual([{ lane: 'now', count: 1, stuck: 0, since: noon.toISOString() }]);
});

it('is nothing whose time is yet to come, and nothing that has left', async () => {
  await post(LANES.now, noon);
  const tomorrow = after(24 * 3600);
  await tryAt(noon, async () => {
    throw new NotYet(tomorrow);
  });
  expect(await late(after(20 * 3600))).toEqual([]);
  await tryAt(tomorrow, async () => {});
  expect(await late(after(48 * 3600))).toEqual([]);
});
