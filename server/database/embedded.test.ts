import fs, { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { noteChange } from '../changes/note-change.ts';
import { sealChanges } from '../changes/seal-changes.job.ts';
import { verifySeals } from '../changes/verify-seals.ts';
import { copyOfEmbedded, makeDatabase } from '../testing/databases.ts';
import { makePerson } from '../testing/people.ts';
import { watched } from '../testing/watched-node.ts';
import { DatabaseFolderInUse } from './folder-lock.ts';
import { openDatabase } from './open-database.ts';
import { sqlState } from './sql-state.ts';
import { inTransaction } from './transaction.ts';

const written = watched(fs, 'fdatasyncSync');
const embedded = await makeDatabase({ on: 'pglite' });
afterAll(() => embedded.close());
const now = new Date('2026-11-20T10:00:00Z');

it('writes each commit to the disk before it says so', async () => {
  const { companyId } = await makePerson(embedded.database, now);
  written.mockClear();

  for (let turn = 0; turn < 20; turn += 1) {
    await embedded.database.execute(sql`update companies set version = version + 1 where id = ${companyId}`);
  }

  expect(written.mock.calls.length).toBeGreaterThanOrEqual(20);
});

it('starts anew beside what a killed first start left, and is whole once its files are on the disk, which none of them waits for alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'izbor-half-'));
  mkdirSync(join(dataDir, 'database/base'), { recursive: true });
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '18');
  const finished = join(dataDir, 'database/izbor.finished');
  written.mockClear();

  const opened = await openDatabase({ dataDir });
  const isFinishedAtOnce = existsSync(finished);
  const alone = written.mock.calls.length;
  await opened.migrate();

  expect({ isFinishedAtOnce, alone, isFinished: existsSync(finished) }).toEqual({
    isFinishedAtOnce: false,
    alone: 0,
    isFinished: true,
  });
  expect(written.mock.calls.length).toBeGreaterThan(0);
  await opened.ping();
  await opened.close();
  expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^database\.unfinished-/));
  rmSync(dataDir, { recursive: true });
});

it('is opened by one at a time, and told so in a sentence', async () => {
  const second = openDatabase({ dataDir: embedded.dataDir });

  await expect(second).rejects.toThrow(DatabaseFolderInUse);
  await expect(second).rejects.toThrow(
    `The data folder ${embedded.dataDir} is in use by another process of Izbor. Stop that one, or set DATA_DIR.`,
  );
});

it('answers numbers, states and refusals as PostgreSQL does', async () => {
  const { rows } = await embedded.database.execute(sql`select count(*) as people, 2::bigint as two from people`);
  const refused = await embedded.database
    .execute(sql`delete from ledger_entries`)
    .then(() => makePerson(embedded.database, now, { flexible: 1 }))
    .then(() => embedded.database.execute(sql`delete from ledger_entries`))
    .catch((error: unknown) => error);

  expect(rows).toEqual([{ people: expect.any(Number), two: 2 }]);
  expect(sqlState(refused)).toBe('42501');
});

it('notes a change and seals it, as PostgreSQL does', async () => {
  const { database } = embedded;
  const person = await makePerson(database, now);
  const values = [{ field: 'percent_off', before: null, after: 10 }];
  const changed = { kind: 'coupon.added' as const, companyId: 0, recordId: 1, recordName: 'Kupon', values };
  await inTransaction(database, (transaction) => noteChange(transaction, person, changed, now));

  expect(await sealChanges(database, now)).toMatchObject({ id: 1, changes: 1 });
  expect(await verifySeals(database)).toEqual({ seals: 1, changes: 1, broken: [], next: null });
  const rewritten = await database.execute(sql`update changes set reason = 'x'`).catch((error: unknown) => error);
  expect(sqlState(rewritten)).toBe('42501');
});

it('says that it was not closed before it puts itself right, and only then', async () => {
  const dataDir = await copyOfEmbedded();
  const told = vi.fn();
  const again = await openDatabase({ dataDir, onRecovery: told });
  expect(told).not.toHaveBeenCalled();
  cpSync(join(dataDir, 'database'), join(dataDir, 'killed/database'), { recursive: true });
  await again.close();

  const killed = await openDatabase({ dataDir: join(dataDir, 'killed'), onRecovery: told });

  expect(told).toHaveBeenCalledTimes(1);
  await killed.close();
  rmSync(dataDir, { recursive: true });
});
