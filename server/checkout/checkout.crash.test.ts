import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { reconcile } from '../database/reconcile.ts';
import { makeBenefit } from '../testing/benefits.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { crashEmbedded, crashOnPostgres, type WithDatabase } from '../testing/crash-database.ts';
import { lengthOf } from '../testing/length.ts';
import { makePerson, type Person } from '../testing/people.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';

// quality.md 2.4 and 2.5: what was acknowledged survives kill -9, and nothing is there by half.
const BUYERS = 4;
/** How often a server on the embedded database is killed, which takes long to open; and when any of them is at the latest: after so many purchases. */
const { kills, latest } = lengthOf({ short: { kills: 2, latest: 12 }, full: { kills: 4, latest: 32 } });
const POSTGRES_KILLS = lengthOf({ short: 4, full: 6 });
/** How often each buys while the database is killed. */
const PURCHASES = lengthOf({ short: 8, full: 12 });
const now = new Date();

interface Buyer extends Person {
  /** The benefit that this person buys again and again. */
  benefit: number;
  /** The key of each purchase that was acknowledged, and its order. */
  acknowledged: Map<string, number>;
  /** The key of a purchase that was sent and not answered. */
  open: string | null;
}

async function makeBuyers(database: Database): Promise<Buyer[]> {
  const make = async () => ({
    ...(await makePerson(database, now, { flexible: 1_000_000_000, budgets: { 1: 1_000_000 } })),
    benefit: await makeBenefit(database, now, { wayToBuy: 'voucher' }),
    acknowledged: new Map<string, number>(),
    open: null,
  });
  const buyers: Buyer[] = [];
  for (let made = 0; made < BUYERS; made += 1) buyers.push(await make());
  return buyers;
}

async function send(
  { url }: ChildServer,
  who: Buyer,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${url}/api/v2${path}`, {
    method: 'POST',
    headers: { ...who.headers, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as { id: number; code?: string; in_cart?: boolean } };
}

/** Buys until the server is gone. What was open when it went is asked again first, with its own key. */
async function buyUntilKilled(server: ChildServer, buyer: Buyer, onBought: () => void): Promise<void> {
  try {
    if (buyer.open !== null) await retry(server, buyer, buyer.open);
    for (;;) {
      await fillCart(server, buyer);
      const key = `purchase-${buyer.acknowledged.size}-${crypto.randomUUID()}`;
      buyer.open = key;
      await acknowledge(server, buyer, key, 200);
      onBought();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

// The purchase happened or it did not: repeating the call answers the order that there is, or buys the cart that is still there.
async function retry(server: ChildServer, buyer: Buyer, key: string): Promise<void> {
  await acknowledge(server, buyer, key, 200);
}

async function acknowledge(server: ChildServer, buyer: Buyer, key: string, status: number): Promise<void> {
  const answer = await send(server, buyer, '/complete-purchase/', undefined, { 'idempotency-key': key });
  expect(answer).toMatchObject({ status });
  buyer.acknowledged.set(key, answer.body.id);
  buyer.open = null;
}

/** The toggle may have been done without an answer before: then it is done once more. */
async function fillCart(server: ChildServer, buyer: Buyer): Promise<void> {
  const first = await send(server, buyer, '/toggle-cart/', { id: buyer.benefit });
  if (first.body.in_cart === false) await send(server, buyer, '/toggle-cart/', { id: buyer.benefit });
}

/** Kills a server while people buy: in the moment in which it acknowledges, or at no particular statement soon after. */
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

/** Everything acknowledged is there, once; nothing is there by half. */
async function check(database: Database, buyers: readonly Buyer[]): Promise<void> {
  expect(await reconcile(database)).toEqual([]);
  for (const { companyId, acknowledged, open } of buyers) {
    const { rows } = await database.execute<{ id: number; key: string }>(
      sql`select id, idempotency_key as key from orders where company_id = ${companyId}`,
    );
    const kept = new Map(rows.map(({ id, key }) => [key, id]));
    for (const [key, id] of acknowledged) expect(kept.get(key)).toBe(id);
    const unanswered = [...kept.keys()].filter((key) => !acknowledged.has(key));
    expect(open === null ? [] : [open]).toEqual(expect.arrayContaining(unanswered));
  }
}

async function crashAgainAndAgain(rounds: number, settings: Record<string, string>, withDatabase: WithDatabase) {
  const buyers = await withDatabase(makeBuyers);
  for (let round = 0; round < rounds; round += 1) {
    await killAtRandom(await startChildServer(settings), buyers, round % 2 === 0 ? 0 : 15);
    await withDatabase((database) => check(database, buyers));
  }
  const bought = buyers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  expect(bought).toBeGreaterThanOrEqual(rounds);
}

/** Buys so often, whatever happens to the database meanwhile: what is not answered well is asked again with its own key. */
async function buyThrough(server: ChildServer, buyer: Buyer, times: number, onBought: () => void): Promise<void> {
  for (let bought = 0; bought < times; bought += 1) {
    const isIn = () =>
      send(server, buyer, '/toggle-cart/', { id: buyer.benefit }).then(({ body }) => body.in_cart === true);
    while (!(await isIn()));
    const key = `purchase-${crypto.randomUUID()}`;
    buyer.open = key;
    const headers = { 'idempotency-key': key };
    let answer = await send(server, buyer, '/complete-purchase/', undefined, headers);
    while (answer.status !== 200) {
      // Never a refusal and never a false success: the cart is bought or the shop says that it cannot be reached.
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      answer = await send(server, buyer, '/complete-purchase/', undefined, headers);
    }
    buyer.acknowledged.set(key, answer.body.id);
    buyer.open = null;
    onBought();
  }
}

async function crashDatabase(postgres: PostgresServer, server: ChildServer, buyers: Buyer[]): Promise<number> {
  let bought = 0;
  let crashes = 0;
  let crashing: Promise<void> = Promise.resolve();
  const onBought = () => {
    bought += 1;
    if (bought % (PURCHASES + 3) !== 0) return;
    crashes += 1;
    crashing = crashing.then(async () => {
      await postgres.crash();
      await postgres.restart();
    });
  };
  try {
    await Promise.all(buyers.map((buyer) => buyThrough(server, buyer, PURCHASES, onBought)));
  } finally {
    await crashing;
  }
  return crashes;
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
  it('loses nothing, and the shop goes on by itself when it is back', { timeout: 240_000 }, async () => {
    const postgres = await startPostgres({ durable: true });
    const dataDir = mkdtempSync(join(tmpdir(), 'izbor-crash-'));
    try {
      const opened = await openDatabase({ url: postgres.url, dataDir });
      await opened.migrate();
      const buyers = await makeBuyers(opened.database);
      await opened.close();
      const server = await startChildServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
      const crashes = await crashDatabase(postgres, server, buyers).finally(() => server.kill());
      expect(crashes).toBeGreaterThan(1);
      const reopened = await openDatabase({ url: postgres.url, dataDir });
      await check(reopened.database, buyers);
      await reopened.close();
    } finally {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
