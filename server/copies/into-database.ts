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
import { checkDump, checkTools, fillFrom } from './postgres-tools.ts';
import { notePutBack } from './put-back.ts';

/** The result of a restore. */
export interface Restored {
  counts: Record<string, number>;
  breaches: number;
  brokenSeals: number;
  /** Files that have a row but do not exist; null when files are in a bucket. */
  missingFiles: number | null;
}

interface Settings {
  manifest: Manifest;
  say: (sentence: string) => void;
  /** The folder of stored files; null when they are in a bucket. */
  files: string | null;
}

/** Opens the files of an embedded database, which are already in `dataDir`, and checks their content. */
export async function intoFolder(dataDir: string, settings: Settings): Promise<Restored> {
  const opened = await openEmbedded({ dataDir });
  return lookAt(opened, settings);
}

/** Replaces the content of a PostgreSQL database with a dump, in one transaction, and checks it. */
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
    const room = await makeRoom(opened.database, replace);
    await fillFrom(dump, url, room).catch((error: Error) => {
      throw room.length > 0 ? new CopyRefused(`${error.message}\n${KEPT}`) : error;
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
  return lookAt(opened, settings).catch((error: unknown) => {
    settings.say(FILLED);
    throw error;
  });
}

const KEPT =
  'What was in the database of DATABASE_URL is still there, as it was: nothing of it goes before the whole copy is in.';
const FILLED = `The database of DATABASE_URL holds the copy now, and what was in it before is gone; no file was moved. Start no server on it: once what is said below is mended, give the same command again, with ${REPLACE}.`;

/** The statements that drop the existing content; none when the database is empty. */
async function makeRoom(database: Database, replace: boolean): Promise<readonly string[]> {
  const [found] = await ask<{ tables: number; others: number }>(
    database,
    sql`select (select count(*)::integer from pg_tables where schemaname not in ('pg_catalog', 'information_schema')) as tables,
      (select count(*)::integer from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as others`,
  );
  if (!found || found.tables === 0) return [];
  if (!replace) {
    throw new CopyRefused(
      `The database of DATABASE_URL has ${found.tables} tables. Name an empty one, or add ${REPLACE}: all of them are dropped then.`,
    );
  }
  if (found.others > 0)
    throw new CopyRefused('Somebody is connected to the database of DATABASE_URL. Stop its servers first.');
  return ['drop schema if exists drizzle cascade', 'drop schema public cascade', 'create schema public'];
}

/**
 * Compares the row counts first; then runs the migrations, checks the consistency of the data, and notes the restore in the log
 * of changes.
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
