import { join } from 'node:path';
import { checkSeals } from '../changes/check-seals.ts';
import type { Database, OpenedDatabase } from '../database/database.ts';
import { openEmbedded } from '../database/embedded.ts';
import { openDatabase } from '../database/open-database.ts';
import { reconcile } from '../database/reconcile.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { DUMP } from './copied-data.ts';
import { CopyRefused, REPLACE } from './copy-refused.ts';
import { databaseFacts } from './database-facts.ts';
import type { Manifest } from './manifest.ts';
import { countMissing, namedFiles } from './named-files.ts';
import { checkDump, checkTools, runTool } from './postgres-tools.ts';
import { notePutBack } from './put-back.ts';

/** What came back. */
export interface Restored {
  counts: Record<string, number>;
  breaches: number;
  brokenSeals: number;
  /** Files that rows name and that are not there; null where a bucket has them. */
  missingFiles: number | null;
}

interface Settings {
  manifest: Manifest;
  say: (sentence: string) => void;
  /** Where the files lie that rows name; null when they are in a bucket. */
  files: string | null;
}

/** Opens the files of an embedded database, which lie in `dataDir` already, and looks at what is in them. */
export async function intoFolder(dataDir: string, settings: Settings): Promise<Restored> {
  const opened = await openEmbedded({ dataDir });
  return lookAt(opened, settings);
}

/** Fills a PostgreSQL database with a dump, all of it or nothing, and looks at what is in it. */
export async function intoPostgres(url: string, copy: string, settings: Settings, replace: boolean): Promise<Restored> {
  const opened = await openDatabase({ url, dataDir: '', patient: true });
  try {
    const dump = join(copy, DUMP);
    const [server] = await ask<{ version: string }>(
      opened.database,
      sql`select current_setting('server_version') as version`,
    );
    await checkTools('pg_restore', settings.manifest.postgres, server?.version);
    await checkDump(dump);
    const isEmptied = await makeRoom(opened.database, replace);
    const how = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-password'];
    await runTool('pg_restore', [...how, dump], url).catch((error: Error) => {
      throw isEmptied ? new CopyRefused(`${error.message}\n${EMPTIED}`) : error;
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
  return lookAt(opened, settings);
}

const EMPTIED =
  'The database of DATABASE_URL is empty now: what was in it was dropped, and nothing of the copy is in it. Once that is mended, give the same command again, or put back another copy; until then start no server on it.';

/** Answers whether it dropped what was there. */
async function makeRoom(database: Database, replace: boolean): Promise<boolean> {
  const [found] = await ask<{ tables: number; others: number }>(
    database,
    sql`select (select count(*)::integer from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as tables,
      (select count(*)::integer from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as others`,
  );
  if (!found || found.tables === 0) return false;
  if (!replace) {
    throw new CopyRefused(
      `The database of DATABASE_URL has ${found.tables} tables. Name an empty one, or add ${REPLACE}: all of them are dropped then.`,
    );
  }
  if (found.others > 0)
    throw new CopyRefused('Somebody is connected to the database of DATABASE_URL. Stop its servers first.');
  await database.transaction(async (transaction) => {
    for (const text of [
      'drop schema if exists drizzle cascade',
      'drop schema public cascade',
      'create schema public',
    ]) {
      await transaction.execute(sql.raw(text));
    }
  });
  return true;
}

/**
 * Counts what came back before anything else is done with it; then brings the tables up to date, asks whether all of it adds up, and
 * notes that it is a copy.
 */
async function lookAt({ database, migrate, close }: OpenedDatabase, settings: Settings): Promise<Restored> {
  const { manifest, say, files } = settings;
  try {
    const { counts } = await databaseFacts(database);
    for (const [table, rows] of Object.entries(manifest.counts)) {
      if (counts[table] === rows) continue;
      throw new CopyRefused(`The table ${table} came back with ${counts[table] ?? 0} rows and not ${rows}.`);
    }
    await migrate();
    const breaches = await reconcile(database);
    for (const { breach, company_id, user_id, detail } of breaches) {
      say(`It does not add up: ${breach} (company ${company_id}, person ${user_id}): ${detail}`);
    }
    const brokenSeals = await checkSeals(database, say);
    const missingFiles = files === null ? null : await countMissing(await namedFiles(database), files);
    await notePutBack(database, manifest.made, new Date());
    return { counts, breaches: breaches.length, brokenSeals, missingFiles };
  } finally {
    await close();
  }
}
