import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startTestApp } from '../testing/test-app.ts';
import type { Deliver } from './deliver.ts';
import { LANES, type Lane } from './lanes.ts';
import { outboxJobs } from './outbox.job.ts';
import { post } from './post.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const config = readConfig({ DATA_DIR: shop.opened.dataDir });
const companyId = await shop.company();
const log = { info: () => {}, warn: () => {} };

const ORDER = 'order_confirmation';
const MANY = 200;
const PER_SECOND = 10;

/** A server that records in `sent` what it sends; the returned function runs all its loops concurrently until nothing is due. */
function server(sent: string[]) {
  const noting: Deliver = async (_database, { payload }) => void sent.push(String(payload.what));
  const deliveries = new Map([
    [ORDER, noting],
    ['invitation', noting],
  ]);
  const delivery = () => ({ mailer: async () => {}, config, now: clock.now, log });
  const jobs = outboxJobs({ database, deliveries, delivery }, PER_SECOND);
  return () => Promise.all(jobs.map(async ({ run }) => void (await untilFalse(run))));
}

async function untilFalse(run: () => Promise<boolean>): Promise<void> {
  while (await run());
}

const later = (milliseconds: number) => {
  clock.now = new Date(clock.now.getTime() + milliseconds);
};

const send = (kind: string, what: string, lane: Lane) =>
  post(database, { companyId, kind, payload: { what }, now: clock.now, lane });

/** Two hundred invitations wait, and then somebody buys something. Returns the list in which a server records what it sends. */
async function inviteManyAndBuy(lane: Lane): Promise<string[]> {
  await database.execute(sql`delete from outbox`);
  for (let index = 0; index < MANY; index += 1) await send('invitation', `invitation ${index}`, lane);
  later(60_000);
  await send(ORDER, ORDER, LANES.now);
  return [];
}

async function leavesAtOnce(lane: Lane): Promise<void> {
  const sent = await inviteManyAndBuy(lane);
  await server(sent)();
  expect(sent.indexOf(ORDER)).toBeGreaterThanOrEqual(0);
  expect(sent.indexOf(ORDER)).toBeLessThanOrEqual(PER_SECOND);
}

it('sends the confirmation of an order before two hundred invitations that wait longer', () =>
  leavesAtOnce(LANES.bulk));

it('and notices when all wait in one queue', () => expect(leavesAtOnce(LANES.now)).rejects.toThrow('expected'));

it('sends what goes to many at the pace that is set, oldest first, and what one person waits for without one', async () => {
  const sent = await inviteManyAndBuy(LANES.bulk);
  const pass = server(sent);
  const counts: number[] = [];
  const invited = () => sent.filter((what) => what.startsWith('invitation'));
  for (const wait of [0, 0, 99, 1, 500, 1000, 60_000]) {
    later(wait);
    await pass();
    counts.push(invited().length);
  }
  // The rate limit does not make up for unused time.
  expect(counts).toEqual([10, 10, 10, 11, 16, 26, 36]);
  expect(invited()).toEqual(Array.from({ length: 36 }, (_, index) => `invitation ${index}`));

  for (let index = 0; index < 30; index += 1) await send(ORDER, 'another order', LANES.now);
  await pass();
  expect(sent.filter((what) => what === 'another order')).toHaveLength(30);

  for (let seconds = 0; seconds < 17; seconds += 1) {
    later(1000);
    await pass();
  }
  expect(invited()).toHaveLength(MANY);
});

it('counts what is sent and not what it looks for, and goes on when the clock is set back', async () => {
  const sent: string[] = [];
  await database.execute(sql`delete from outbox`);
  const pass = server(sent);
  for (let times = 0; times < 50; times += 1) await pass();
  for (let index = 0; index < 20; index += 1) await send('invitation', `invitation ${index}`, LANES.bulk);
  await pass();
  expect(sent).toHaveLength(10);

  const then = clock.now;
  later(-3_600_000);
  await database.execute(sql`update outbox set next_attempt_at = ${clock.now.toISOString()}`);
  await pass();
  expect(sent).toHaveLength(10);
  later(1000);
  await pass();
  expect(sent).toHaveLength(20);
  clock.now = then;
});

it('gives each of two servers its own pace, and no mail to both', async () => {
  const sent = await inviteManyAndBuy(LANES.bulk);
  const [one, two] = [server(sent), server(sent)];
  await Promise.all([one(), two()]);
  expect(sent).toHaveLength(2 * PER_SECOND + 1);
  expect(new Set(sent).size).toBe(2 * PER_SECOND + 1);
});
