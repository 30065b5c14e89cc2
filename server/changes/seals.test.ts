import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import type { Database, Transaction } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { sqlState } from '../database/sql-state.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { databaseUrl } from '../testing/admin-query.ts';
import { makeDatabase } from '../testing/databases.ts';
import { makePerson } from '../testing/people.ts';
import { commandSaid } from '../testing/run-command.ts';
import { checkSeals } from './check-seals.ts';
import { eraseOldValues, eraseValuesOf } from './erase-values.ts';
import { noteChange, noteChanges } from './note-change.ts';
import { sealChanges } from './seal-changes.job.ts';
import { isKnownSeal, verifySeals } from './verify-seals.ts';

const { database, url, dataDir, close } = await makeDatabase({ on: 'postgres' });
afterAll(close);
const now = new Date('2026-11-20T10:00:00Z');
const ana = await makePerson(database, now);
const { companyId } = ana;

let coupons = 0;
function couponAdded() {
  coupons += 1;
  const values = [{ field: 'percent_off', before: null, after: coupons }];
  return { kind: 'coupon.added' as const, companyId: 0, recordId: coupons, recordName: `Kupon ${coupons}`, values };
}
const note = (times = 1) =>
  inTransaction(database, (transaction) =>
    noteChanges(transaction, ana, Array.from({ length: times }, couponAdded), now),
  );

/** Waits until no transaction is open that is older than the noted changes: other tests have databases on the same server. */
const settled = () =>
  expect
    .poll(() => ask(database, sql`select from changes where txid >= pg_snapshot_xmin(pg_current_snapshot())`), POLL)
    .toEqual([]);
const POLL = { timeout: 30_000 };
// Commands run as separate processes.
const PATIENCE = 60_000;

async function seal() {
  await settled();
  return sealChanges(database, now);
}

/** A change that only a superuser of the server can make, past all triggers. */
const rewrite = (statement: string) =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql.raw(statement));
  });
const brokenSeals = async () => (await verifySeals(database)).broken.map(({ id, broken }) => [id, broken]);

/** The output of `npm run verify-changes` for the whole log, and the number of broken seals. */
async function checked() {
  const said: string[] = [];
  return { broken: await checkSeals(database, (sentence) => said.push(sentence)), said };
}

// Each test has a log of its own.
beforeEach(() => rewrite('truncate changes, change_values, seals'));

it('seals what was noted since the last seal, and nothing when there is nothing', async () => {
  await note(3);
  expect(await seal()).toMatchObject({ id: 1, changes: 3 });
  expect(await seal()).toBeNull();
  await note(2);
  expect(await seal()).toMatchObject({ id: 2, changes: 2, digest: expect.stringMatching(/^[\da-f]{64}$/) });
  expect(await verifySeals(database)).toEqual({ seals: 2, changes: 5, broken: [], next: null });
  expect(await checked()).toEqual({ broken: 0, said: ['Seals: 2, over changes: 5. Broken: 0.'] });
});

it('is said to be broken by its number, with what is not as it was sealed', async () => {
  await note(2);
  await seal();
  await rewrite(`update change_values set after = '"x"' where change_id = (select min(id) from changes)`);
  expect(await checked()).toEqual({
    broken: 1,
    said: [
      expect.stringMatching(
        /^Seal 1 of 2026-11-20.* is broken: its values are not what was sealed, in the change \d+ \(percent_off\)\.$/,
      ),
      'Seals: 1, over changes: 2. Broken: 1.',
    ],
  });
});

it('is made once by many servers at once', async () => {
  await note(3);
  await settled();
  const made = await Promise.all(Array.from({ length: 8 }, () => sealChanges(database, now)));
  expect(made.filter((one) => one !== null).length).toBe(1);
  await note();
  await seal();
  expect(await verifySeals(database)).toMatchObject({ seals: 2, changes: 4, broken: [] });
});

it('leaves a transaction that is still open for a later seal, with all that began after it', async () => {
  await note();
  await settled();
  await database.transaction(async (long) => {
    await noteChange(long, ana, couponAdded(), now);
    await note(2);
    expect(await sealChanges(database, now)).toMatchObject({ id: 1, changes: 1 });
  });
  expect(await seal()).toMatchObject({ id: 2, changes: 3 });
  expect(await verifySeals(database)).toMatchObject({ seals: 2, changes: 4, broken: [] });
});

const BREAKS: Record<string, string> = {
  'a row that was changed':
    "update changes set reason = 'x' where record_name = 'Kupon 4' or id = (select max(id) from changes) - 2",
  'a row that was removed': 'delete from changes where id = (select max(id) from changes) - 2',
  'a row that was added': `insert into changes select company_id, id + 100000, at, actor_company_id, actor_id, actor_name, for_id, via,
    via_id, request_id, session, kind, record_kind, record_id, record_name, search_key, fields, personal, digests, reason, revision,
    era, txid from changes where id = (select max(id) from changes) - 2`,
  'two rows that were swapped': `update changes c set record_id = o.record_id, record_name = o.record_name from changes o
    where least(c.id, o.id) = (select max(id) from changes) - 2 and greatest(c.id, o.id) = (select max(id) from changes) - 1`,
};

it.each(Object.entries(BREAKS))('names the seal of %s', async (_, breaking) => {
  for (const times of [1, 2, 1]) {
    await note(times);
    await seal();
  }
  expect(await brokenSeals()).toEqual([]);
  await rewrite(breaking);
  expect(await brokenSeals()).toEqual([[2, 'changes']]);
});

it('names the seal of a value that was changed, added, or taken away without leave', async () => {
  const inSeal2 = 'change_id = (select max(id) from changes) - 1';
  await note();
  await seal();
  for (const breaking of [
    `update change_values set after = '99' where ${inSeal2}`,
    `delete from change_values where ${inSeal2}`,
    `insert into change_values select company_id, change_id, 'active', 'true', 'false', salt, true, null from change_values where ${inSeal2}`,
  ]) {
    await note(2);
    await seal();
    await rewrite(breaking);
    const { broken } = await verifySeals(database);
    expect(broken.at(-1)).toMatchObject({ broken: 'values', records: [{ change: expect.any(Number) }] });
  }
  expect(await brokenSeals()).toEqual([2, 3, 4].map((id) => [id, 'values']));
});

it('names the seal after one that was taken out, and one that was written anew', async () => {
  for (let made = 0; made < 4; made += 1) {
    await note();
    await seal();
  }
  await rewrite('delete from seals where id = 2');
  expect(await brokenSeals()).toEqual([[3, 'changes']]);
  await rewrite("update seals set digest = sha256('x') where id = 1");
  expect(await brokenSeals()).toEqual([1, 3].map((id) => [id, 'changes']));
});

it('goes on from where it was told to, and looks at each seal once', async () => {
  for (let made = 0; made < 3; made += 1) {
    await note();
    await seal();
  }
  expect(await verifySeals(database, 1)).toMatchObject({ seals: 2, changes: 2, next: null });
});

it('holds when the values of a person are erased, and so do values of three years ago', async () => {
  const asked = (personId: number) =>
    ({
      kind: 'request.asked',
      companyId,
      recordId: 1,
      values: [{ field: 'question', before: null, after: 'Whose name is on it?', personId }],
    }) as const;
  await inTransaction(database, async (transaction) => {
    await noteChanges(transaction, ana, [asked(ana.userId), asked(ana.userId + 1), couponAdded()], now);
  });
  await seal();
  await inTransaction(database, (transaction) => eraseValuesOf(transaction, ana));
  expect(await valuesLeft()).toBe(2);
  const later = new Date('2029-11-20T10:00:00Z');
  expect(await eraseOldValues(database, later)).toBe(false);
  expect(await valuesLeft()).toBe(2);
  await eraseOldValues(database, new Date(later.getTime() + 1));
  expect(await valuesLeft()).toBe(1);
  expect(await verifySeals(database)).toMatchObject({ changes: 3, broken: [] });
});

const valuesLeft = async () => (await ask(database, sql`select from change_values`)).length;

it('begins a new chain of numbers in another cluster, and seals what was left of the former one', async () => {
  await note(2);
  await seal();
  await note();
  // As if everything had come from another cluster with much higher transaction ids.
  await rewrite("update changes set era = 'former'");
  await rewrite("update seals set era = 'former'");
  await rewrite('truncate seals');
  await note(4);
  expect(await seal()).toMatchObject({ id: 2, changes: 4 });
  expect(await verifySeals(database)).toMatchObject({ seals: 2, changes: 7, broken: [] });
});

it('goes on with the numbers of the first cluster when it is back there', async () => {
  const [{ here } = { here: '' }] = await ask<{ here: string }>(
    database,
    sql`select system_identifier::text as here from pg_control_system()`,
  );
  await note();
  await rewrite("update changes set era = 'former'");
  await note();
  expect(await seal()).toMatchObject({ id: 2, changes: 1 });
  for (const table of ['changes', 'seals']) {
    await rewrite(`update ${table} set era = case era when 'former' then '${here}' else 'between' end`);
  }
  await note(3);
  expect(await seal()).toMatchObject({ changes: 3 });
});

it.each(['postgres', 'pglite'] as const)(
  'are known again by the digest that was mailed, on %s',
  { timeout: PATIENCE },
  async (on) => {
    const shop = await makeDatabase({ on });
    const doer = await makePerson(shop.database, now);
    await inTransaction(shop.database, (transaction) => noteChange(transaction, doer, couponAdded(), now));
    await expect.poll(() => sealChanges(shop.database, now), POLL).toMatchObject({ id: 1 });
    const [sent] = await ask<{ digest: string }>(shop.database, sql`select encode(digest, 'hex') as digest from seals`);
    const digest = sent?.digest ?? '';
    expect(await isKnownSeal(shop.database, 1, digest)).toBe(true);
    expect(await isKnownSeal(shop.database, 1, [...digest].reverse().join(''))).toBe(false);
    expect(await isKnownSeal(shop.database, 2, digest)).toBe(false);
    await shop.close();
  },
);

/** The output of `npm run verify-changes` with these settings alone. */
const verified = (settings: Record<string, string>) => commandSaid(['verify-changes'], settings);

it('are not looked for where there is no database, nor is one made', { timeout: PATIENCE }, () => {
  const nowhere = join(dataDir, 'nowhere');
  expect(verified({ DATA_DIR: nowhere })).toEqual({
    status: 1,
    said: `There is no database in ${nowhere}. Is DATA_DIR that of the server?`,
  });
  expect(existsSync(nowhere)).toBe(false);
});

it('are not looked for in a database without Izbor', { timeout: PATIENCE }, () => {
  expect(verified({ DATABASE_URL: databaseUrl(url ?? '', 'postgres') })).toEqual({
    status: 1,
    said: 'There is no Izbor in the database of DATABASE_URL, or not all of it: relation "seals" does not exist. Look whether it is the right one.',
  });
});

const refusals: [string, string][] = ['changes', 'change_values', 'seals'].flatMap((table) => {
  const column = { changes: 'reason', change_values: 'field', seals: 'era' }[table];
  return [`update ${table} set ${column} = ${column}`, `delete from ${table}`, `truncate ${table}`].map(
    (statement): [string, string] => [statement, table],
  );
});

it.each(refusals)('refuses "%s"', async (statement) => {
  await note();
  await seal();
  const refused = await database.execute(sql.raw(statement)).catch((error: unknown) => error);
  expect(sqlState(refused)).toBe('42501');
});

it('takes no value whose name says that it is a secret', async () => {
  for (const field of ['password', 'password_hash', 'one_time_secret', 'code', 'idempotency_key', 'token']) {
    const values = [{ field, before: null, after: 'x' }];
    const noted = inTransaction(database, (transaction) =>
      noteChange(transaction, ana, { ...couponAdded(), values }, now),
    );
    await expect(noted).rejects.toThrow(field);
  }
});

it('writes nothing when what it tells of does not happen', async () => {
  const failing = inTransaction(database, async (transaction: Transaction) => {
    await noteChange(transaction, ana, couponAdded(), now);
    throw new Error('it did not happen');
  });
  await expect(failing).rejects.toThrow('it did not happen');
  expect(await rowsIn(database)).toBe(0);
});

const rowsIn = async (from: Database) => (await ask(from, sql`select from changes`)).length;

it('is served by a role that can add to it, and can neither rewrite it nor take its guards away', async () => {
  const role = `izbor_app_${process.pid}`;
  const own = new URL(url ?? '');
  const script = readFileSync(join(projectRoot, 'server/database/roles.sql'), 'utf8')
    .replaceAll(':"app"', role)
    .replaceAll(':"DBNAME"', `"${own.pathname.slice(1)}"`);
  await database.execute(sql.raw(`create role ${role} login password 'app'`));
  await database.execute(sql.raw(script));
  [own.username, own.password] = [role, 'app'];
  const served = await openDatabase({ url: own.href, dataDir: '' });
  const refused = (statement: string) =>
    served.database.execute(sql.raw(statement)).then(
      () => 'done',
      (error: unknown) => sqlState(error),
    );

  await served.migrate();
  await inTransaction(served.database, (transaction) => noteChange(transaction, ana, couponAdded(), now));
  await settled();
  expect(await sealChanges(served.database, now)).toMatchObject({ changes: 1 });
  const rewriting = [
    ...['update changes set reason = null', 'delete from seals', 'truncate ledger_entries', 'drop table seals'],
    ...['alter table changes disable trigger all', 'set session_replication_role = replica'],
    'create or replace function refuse_change() returns trigger language sql as $$ select null $$',
  ];
  for (const statement of rewriting) expect([statement, await refused(statement)]).toEqual([statement, '42501']);
  // The server's role makes the copies, and pg_dump reads every sequence.
  const sequences = await ask<{ name: string }>(
    served.database,
    sql`select schemaname || '.' || sequencename as name from pg_sequences`,
  );
  expect(sequences.map(({ name }) => name)).toContain('drizzle.__drizzle_migrations_id_seq');
  for (const { name } of sequences) {
    expect([name, await refused(`select last_value, is_called from ${name}`)]).toEqual([name, 'done']);
  }

  await served.close();
  await database.execute(sql.raw(`drop owned by ${role}; drop role ${role}`));
});
