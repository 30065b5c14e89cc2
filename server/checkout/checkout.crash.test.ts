import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { acknowledge, type Buyer, buyThrough, checkBought, fillCart, makeBuyers } from '../testing/buyers.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { crashEmbedded, crashOnPostgres, type WithDatabase } from '../testing/crash-database.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { lengthOf } from '../testing/test-length.ts';

// quality.md 2.4 and 2.5: what was acknowledged survives kill -9, and nothing is there by half.
const BUYERS = 4;
/**
 * How often a server on the embedded database, which takes long to open, is killed; and after how many purchases any server is killed at
 * the latest.
 */
const { kills, latest } = lengthOf({ short: { kills: 2, latest: 12 }, full: { kills: 4, latest: 32 } });
const POSTGRES_KILLS = lengthOf({ short: 4, full: 6 });
/** How many times each person buys while the database is killed. */
const PURCHASES = lengthOf({ short: 8, full: 12 });
const now = new Date();
const UNAVAILABLE = { status: 503, code: 'unavailable' };
/** Minimum time for which PostgreSQL is down, in milliseconds. */
const AWAY = lengthOf({ short: 0, full: 60_000 });

/** Buys until the server is gone. A call that was open then is repeated first, with its own idempotency key. */
async function buyUntilKilled(server: ChildServer, buyer: Buyer, onBought: () => void): Promise<void> {
  try {
    // The purchase happened or it did not: the repeated call answers the existing order, or buys the cart that is still there.
    if (buyer.open !== null) await acknowledge(server, buyer, buyer.open);
    for (;;) {
      await fillCart(server, buyer);
      const key = `purchase-${buyer.acknowledged.size}-${crypto.randomUUID()}`;
      buyer.open = key;
      await acknowledge(server, buyer, key);
      onBought();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Kills a server while people buy: immediately after an acknowledgement, or at a random moment within `soon` milliseconds. */
async function killAtRandom(server: ChildServer, buyers: Buyer[], soon: number): Promise<void> {
  let left = 2 + Math.floor(Math.random() * (latest - 2));
  let killed: Promise<void> | undefined;
  const onBought = () => {
    left -= 1;
    if (left !== 0) return;
    const kill = () => (killed = server.kill());
    if (soon === 0) kill();
    else setTimeout(kill, Math.random() * soon);
  };
  await Promise.all(buyers.map((buyer) => buyUntilKilled(server, buyer, onBought)));
  await killed;
}

async function crashAgainAndAgain(rounds: number, settings: Record<string, string>, withDatabase: WithDatabase) {
  const buyers = await withDatabase((database) => makeBuyers(database, BUYERS, now));
  for (let round = 0; round < rounds; round += 1) {
    await killAtRandom(await startChildServer(settings), buyers, round % 2 === 0 ? 0 : 15);
    await withDatabase((database) => checkBought(database, buyers));
  }
  const bought = buyers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  expect(bought).toBeGreaterThanOrEqual(rounds);
}

async function crashDatabase(postgres: PostgresServer, server: ChildServer, buyers: Buyer[]): Promise<number> {
  let bought = 0;
  let crashes = 0;
  let refused = 0;
  let crashing: Promise<void> = Promise.resolve();
  const onBought = () => {
    bought += 1;
    if (bought % (PURCHASES + 3) !== 0) return;
    crashes += 1;
    crashing = crashing.then(async () => {
      await postgres.crash();
      if (crashes === 1) await awayFor(server, () => refused);
      await postgres.restart();
    });
  };
  try {
    const onRefused = () => (refused += 1);
    const isDone = (times: number) => times === PURCHASES;
    await Promise.all(
      buyers.map((buyer) => buyThrough(server, buyer, isDone, { refused: [UNAVAILABLE], onBought, onRefused })),
    );
  } finally {
    await crashing;
  }
  return crashes;
}

/** Waits until everybody was refused several times, for at least `AWAY`; calls are refused immediately then, with a Retry-After. */
async function awayFor({ url }: ChildServer, refused: () => number): Promise<void> {
  const began = performance.now();
  const isOver = () => refused() >= 10 * BUYERS && performance.now() - began >= AWAY;
  await expect.poll(isOver, { timeout: 2 * AWAY + 60_000 }).toBe(true);
  const answer = await fetch(`${url}/health/ready`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([UNAVAILABLE.status, '2']);
}

async function waitingMails(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*) as count from outbox where delivered_at is null`,
  );
  return Number(rows[0]?.count);
}

describe('a server that is killed while people buy', () => {
  it('loses nothing on PostgreSQL', { timeout: 180_000 }, () =>
    crashOnPostgres((settings, withDatabase) => crashAgainAndAgain(POSTGRES_KILLS, settings, withDatabase)),
  );

  it('loses nothing in the embedded database, which opens again each time', { timeout: 240_000 }, () =>
    crashEmbedded((settings, withDatabase) => crashAgainAndAgain(kills, settings, withDatabase)),
  );
});

describe('a PostgreSQL that is killed while people buy', () => {
  it('loses nothing, and the shop goes on by itself when it is back', { timeout: 360_000 }, async () => {
    const postgres = await startPostgres({ durable: true });
    const dataDir = mkdtempSync(join(tmpdir(), 'izbor-crash-'));
    try {
      const opened = await openDatabase({ url: postgres.url, dataDir });
      await opened.migrate();
      const buyers = await makeBuyers(opened.database, BUYERS, now);
      await opened.close();
      const server = await startChildServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
      const reopened = await openDatabase({ url: postgres.url, dataDir });
      try {
        expect(await crashDatabase(postgres, server, buyers)).toBeGreaterThan(1);
        await checkBought(reopened.database, buyers);
        // The mails of these purchases are sent too, without any call: those being sent at the crash after three minutes.
        await expect.poll(() => waitingMails(reopened.database), { timeout: 240_000 }).toBe(0);
        expect(server.said()).toContain('unavailable: see whether the database runs and can be reached');
      } finally {
        await server.kill();
        await reopened.close();
      }
    } finally {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
