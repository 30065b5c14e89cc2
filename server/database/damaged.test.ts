import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { copyOfEmbedded } from '../testing/databases.ts';
import { makePerson } from '../testing/people.ts';
import type { Database } from './database.ts';
import { DatabaseDamaged, NEWEST_COPY } from './database-damaged.ts';
import { SIZES } from './file-sizes.ts';
import { openDatabase } from './open-database.ts';

const PAGE = 8192;
const now = new Date('2026-11-20T10:00:00Z');
const scratch = mkdtempSync(join(tmpdir(), 'izbor-damaged-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A database with several pages of money, in two folders: as it was closed, and as a killed process leaves it. */
const { closed, killed, ledger, ledgerKey, entries } = await makeFolders();

async function makeFolders() {
  const dataDir = await copyOfEmbedded();
  const opened = await openDatabase({ dataDir });
  const { database } = opened;
  const { companyId } = await makePerson(database, now, { flexible: 1000 });
  await database.execute(sql`
    insert into ledger_entries (company_id, user_id, category_id, year, kind, note, created_at)
    select company_id, user_id, category_id, year, kind, repeat('x', 200), created_at
    from ledger_entries, generate_series(1, 300) where company_id = ${companyId}`);
  const fileOf = async (name: string) =>
    (await database.execute<{ path: string }>(sql`select pg_relation_filepath(${name}) as path`)).rows[0]?.path ?? '';
  const facts = {
    ledger: await fileOf('ledger_entries'),
    ledgerKey: await fileOf('ledger_entries_company_id_id_pk'),
    entries: await countEntries(database),
  };
  await database.execute(sql`checkpoint`);
  const killed = join(scratch, 'killed');
  cpSync(dataDir, killed, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  await opened.close();
  const closed = join(scratch, 'closed');
  cpSync(dataDir, closed, { recursive: true });
  rmSync(dataDir, { recursive: true });
  return { closed, killed, ...facts };
}

async function countEntries(database: Database): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`select count(*) as count from ledger_entries`);
  return Number(rows[0]?.count);
}

interface Harm {
  file: string;
  /** How many bytes of the file are left; null when it is deleted. */
  left: number | null;
}

function harm(dataDir: string, { file, left }: Harm): void {
  const path = join(dataDir, 'database', file);
  if (left === null) rmSync(path);
  else truncateSync(path, left);
}

async function open(dataDir: string): Promise<number> {
  const opened = await openDatabase({ dataDir });
  try {
    return await countEntries(opened.database);
  } finally {
    await opened.close();
  }
}

/** The error when a closed database is opened with this damage, which is repaired afterwards. */
async function saidWithout(harmed: Harm): Promise<unknown> {
  const path = join(closed, 'database', harmed.file);
  const whole = readFileSync(path);
  harm(closed, harmed);
  const said = await open(closed).catch((error: unknown) => error);
  writeFileSync(path, whole);
  return said;
}

describe('a database that was closed', () => {
  it.each<[string, Harm]>([
    ['the end of a table', { file: ledger, left: PAGE }],
    ['the half of a page', { file: ledger, left: 2 * PAGE + 100 }],
    ['the end of an index', { file: ledgerKey, left: PAGE }],
    ['a table', { file: ledger, left: null }],
    ['where its log begins', { file: 'global/pg_control', left: 100 }],
    ['which transactions were committed', { file: 'pg_xact/0000', left: 0 }],
  ])('and that lost %s is not opened', async (_, harmed) => {
    const said = await saidWithout(harmed);
    expect(said).toBeInstanceOf(DatabaseDamaged);
    expect((said as Error).message).toBe(
      `The database in ${join(closed, 'database')} is damaged: ${harmed.file} cut or missing. It is not opened, for what is missing would be taken for never having been, and its folder is left as it is. Put back the newest copy that there is: npm run restore -- <copy> --replace-what-is-there (docs/runbook.md, section 5).`,
    );
  });

  it('says which copy is the newest', async () => {
    writeFileSync(join(closed, NEWEST_COPY), '/mnt/copies/izbor-2026-11-26T20-04-10Z');
    expect(String(await saidWithout({ file: ledger, left: PAGE }))).toContain(
      'Put back the newest copy: npm run restore -- /mnt/copies/izbor-2026-11-26T20-04-10Z --replace-what-is-there',
    );
  });

  it('opens after an opening that was ended at its beginning, when PostgreSQL has taken away what it makes anew', async () => {
    const dataDir = join(scratch, 'begun');
    cpSync(closed, dataDir, { recursive: true });
    const { bytes } = JSON.parse(readFileSync(join(dataDir, 'database', SIZES), 'utf8'));
    const away = Object.keys(bytes).filter((file) => /pg_internal\.init$|^pg_stat\//.test(file));
    expect(away).toContain('global/pg_internal.init');
    for (const file of away) harm(dataDir, { file, left: null });
    expect(await open(dataDir)).toBe(entries);
  });

  it('opens when it is whole, also where a version served since that notes no sizes', async () => {
    const noted = join(closed, 'database', SIZES);
    const { bytes } = JSON.parse(readFileSync(noted, 'utf8'));
    writeFileSync(noted, JSON.stringify({ control: 'another', bytes: { ...bytes, [ledger]: 10 ** 9 } }));
    expect(await open(closed)).toBe(entries);
  });
});

describe('a database whose process was killed', () => {
  it.each<[string, Harm, string]>([
    ['the end of a table', { file: ledger, left: PAGE }, 'public.ledger_entries cut or missing'],
    ['which tables there are', { file: 'base/5/1259', left: PAGE }, 'PostgreSQL cannot read its files'],
  ])('and that lost %s is not opened', async (name, harmed, word) => {
    const dataDir = join(scratch, name);
    cpSync(killed, dataDir, { recursive: true });
    harm(dataDir, harmed);
    await expect(open(dataDir)).rejects.toThrow(word);
  });

  it('opens when it is whole', async () => {
    expect(await open(killed)).toBe(entries);
  });
});
