import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { adminQuery, databaseUrl } from '../testing/admin-query.ts';
import { cuttableLine } from '../testing/cuttable-line.ts';
import { makeDatabase } from '../testing/databases.ts';
import { makePerson } from '../testing/people.ts';
import { openDatabase } from './open-database.ts';
import { MIGRATION_LOCK } from './postgres.ts';
import { sqlState, violatedConstraint } from './sql-state.ts';
import { inTransaction } from './transaction.ts';

const postgres = await makeDatabase({ on: 'postgres' });
afterAll(() => postgres.close());
const url = new URL(postgres.url ?? '');
const now = new Date('2026-11-20T10:00:00Z');

it('is brought up to date by many servers that start at once', async () => {
  const name = `izbor_empty_${process.pid}`;
  await adminQuery(url.href, `create database ${name}`);
  const opened = await Promise.all(
    Array.from({ length: 3 }, () => openDatabase({ url: databaseUrl(url.href, name), dataDir: '' })),
  );

  await Promise.all(opened.map(({ migrate }) => migrate()));

  const [first] = opened;
  expect((await first?.database.execute(sql`select count(*) as people from people`))?.rows).toEqual([{ people: 0 }]);
  await Promise.all(opened.map(({ close }) => close()));
  await adminQuery(url.href, `drop database ${name} with (force)`);
});

it('says that another server is migrating while it waits for that', async () => {
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const onWait = vi.fn();
  const opened = await openDatabase({ url: postgres.url, dataDir: '', onWait });
  const migrated = opened.migrate();
  await expect.poll(() => onWait.mock.calls.length).toBe(1);

  await other.end();
  await migrated;

  await opened.migrate();
  expect(onWait).toHaveBeenCalledTimes(1);
  await opened.close();
});

it('says why it cannot go on where the line is cut while it waits for that', async () => {
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const line = await cuttableLine({ host: url.hostname, port: Number(url.port) });
  const behindLine = Object.assign(new URL(url), { host: `127.0.0.1:${line.port}` }).href;
  const onWait = vi.fn();
  const opened = await openDatabase({ url: behindLine, dataDir: '', onWait });
  const refused = expect(opened.migrate()).rejects.toThrow('Connection terminated unexpectedly');
  await expect.poll(() => onWait.mock.calls.length).toBe(1);

  await line.cut();

  await refused;
  await opened.close();
  await other.end();
});

it('tries again when two transactions wait for each other, so that nobody sees it', async () => {
  const { database } = postgres;
  const [one, other] = [await makePerson(database, now), await makePerson(database, now)];
  let arrived = 0;
  let tries = 0;
  const bothLocked = async () => {
    arrived += 1;
    await expect.poll(() => arrived).toBeGreaterThanOrEqual(2);
  };
  const rename = (order: { userId: number }[]) =>
    inTransaction(database, async (transaction) => {
      tries += 1;
      const [first, second] = order;
      await transaction.execute(sql`update users set position = 'x' where id = ${first?.userId}`);
      await bothLocked();
      await transaction.execute(sql`update users set position = 'y' where id = ${second?.userId}`);
    });

  await Promise.all([rename([one, other]), rename([other, one])]);

  expect(tries).toBe(3);
});

it('never tells apart a missing database and a busy one: 503 within a second, and well again by itself', async () => {
  const line = await cuttableLine({ host: url.hostname, port: Number(url.port) });
  const behindLine = new URL(url);
  behindLine.host = `127.0.0.1:${line.port}`;
  const opened = await openDatabase({ url: behindLine.href, dataDir: '' });
  const { database, ping } = opened;
  const ana = await makePerson(database, now, { password: 'Izbor!2026' });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: postgres.dataDir });
  const app = createApp({ database, ping, config, clock: () => now });
  const statuses = async () => {
    const answers = await Promise.all([
      app.inject({ url: '/api/v2/me/', headers: ana.headers }),
      app.inject({ url: '/health/ready' }),
      app.inject({ method: 'POST', url: '/api/v2/complete-purchase/', headers: ana.headers }),
      app.inject({ method: 'POST', url: '/api/user/token/', payload: { email: ana.email, password: 'Izbor!2026' } }),
    ]);
    return answers.map(({ statusCode }) => statusCode);
  };
  const well = await statuses();

  await line.cut();
  const started = performance.now();
  const gone = await statuses();
  const waited = performance.now() - started;
  await line.mend();

  expect(well).toEqual([200, 200, 400, 200]);
  expect(gone).toEqual([503, 503, 503, 503]);
  // quality.md 2 allows a second; the rest is for a busy machine.
  expect(waited).toBeLessThan(5000);
  await expect.poll(statuses, { timeout: 10_000 }).toEqual(well);
  expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  await app.close();
  await line.cut();
  await opened.close();
});

it.each([
  ['the password was changed', (address: URL) => Object.assign(address, { password: 'tajna' })],
  [
    'it has no certificate that is trusted',
    (address: URL) => Object.assign(address, { search: '?sslmode=verify-full' }),
  ],
])('is away for whoever it lets in no more, for %s', async (_, otherwise) => {
  const opened = await openDatabase({ url: otherwise(new URL(url)).href, dataDir: '' });
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: postgres.dataDir });
  const app = createApp({ database: opened.database, config, clock: () => now });

  const answer = await app.inject({ url: '/api/user/invitation/x/' });

  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  expect(answer.headers['retry-after']).toBeDefined();
  await app.close();
  await opened.close();
});

it('has all its connections again after they were cut time and again in the midst of transactions', async () => {
  const CONNECTIONS = 4;
  const line = await cuttableLine({ host: url.hostname, port: Number(url.port) });
  const behindLine = new URL(url);
  behindLine.host = `127.0.0.1:${line.port}`;
  const opened = await openDatabase({ url: behindLine.href, dataDir: '', connections: CONNECTIONS });
  const { database } = opened;
  const { companyId, userId } = await makePerson(postgres.database, now);
  let acknowledged = 0;
  // Cut within a transaction, which leaves a lock behind and an unusable connection.
  const change = () =>
    inTransaction(database, async (transaction) => {
      await transaction.execute(sql`select pg_sleep(0.005)`);
      await transaction.execute(
        sql`update users set version = version + 1 where company_id = ${companyId} and id = ${userId}`,
      );
    }).then(
      () => {
        acknowledged += 1;
        return true;
      },
      () => false,
    );
  const versionOf = async () => {
    const { rows } = await postgres.database.execute<{ version: number }>(
      sql`select version from users where company_id = ${companyId} and id = ${userId}`,
    );
    return Number(rows[0]?.version);
  };
  const before = await versionOf();

  for (let cuts = 0; cuts < 12; cuts += 1) {
    const calls = Array.from({ length: 3 * CONNECTIONS }, change);
    await Promise.race(calls);
    await line.cut();
    // Each call is answered; none waits for a lost connection.
    await Promise.all(calls);
    // While the database cannot be reached each call is refused, and leaves no connection of the pool in use.
    for (let refused = 0; refused < 10; refused += 1) expect(await change()).toBe(false);
    await line.mend();
    await expect.poll(change, { timeout: 20_000 }).toBe(true);
  }

  // All connections of the pool can be used at the same time, and none is left in a transaction.
  const together = Array.from({ length: CONNECTIONS }, () =>
    database.execute<{ pid: number; idle: boolean }>(
      sql`select pg_backend_pid() as pid, pg_sleep(0.2), now() = statement_timestamp() as idle`,
    ),
  );
  const answers = (await Promise.all(together)).map(({ rows }) => rows[0]);
  expect(new Set(answers.map((row) => row?.pid)).size).toBe(CONNECTIONS);
  expect(answers.every((row) => row?.idle)).toBe(true);
  // What was acknowledged is there; of the calls that were cut off some may have been committed without their answer arriving.
  const changed = (await versionOf()) - before;
  expect(changed).toBeGreaterThanOrEqual(acknowledged);
  expect(changed - acknowledged).toBeLessThanOrEqual(12 * CONNECTIONS);
  await line.cut();
  await opened.close();
});

it('says the state and the constraint of a refused write', async () => {
  const { database } = postgres;
  const { companyId, userId } = await makePerson(database, now, { flexible: 100 });
  const overspent = await database
    .execute(sql`update accounts set spent = 101 where company_id = ${companyId} and user_id = ${userId}`)
    .catch((error: unknown) => error);

  expect([sqlState(overspent), violatedConstraint(overspent)]).toEqual(['23514', 'accounts_not_overspent']);
});

it.each(['update ledger_entries set note = note', 'delete from ledger_entries', 'truncate ledger_entries'])(
  'refuses "%s": the ledger is only added to',
  async (statement) => {
    await makePerson(postgres.database, now, { flexible: 100 });
    const refused = await postgres.database.execute(sql.raw(statement)).catch((error: unknown) => error);

    expect(sqlState(refused)).toBe('42501');
  },
);
