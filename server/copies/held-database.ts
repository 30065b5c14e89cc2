import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { type DatabaseFacts, databaseFacts } from './database-facts.ts';

/** What the folder of an embedded database needs beside its files to be opened as a copy, and what it then holds. */
export interface CopyEnd extends DatabaseFacts {
  /** The text of the file `backup_label`: where the log is to be read from. */
  label: string;
  /** The first and the last file of the log that the copy needs. */
  log: { first: string; last: string };
}

/**
 * Begins an online copy, as PostgreSQL makes them: from here on its files may be copied while it is written, for the log holds
 * what makes them whole. The database says so until `endCopy`.
 */
export async function beginCopy(database: Database): Promise<void> {
  await ask(database, sql`select pg_backup_start('izbor', true)`);
}

/** Ends it. The copy shows the database at this moment: nothing comes between the counting and the end. */
export function endCopy(database: Database): Promise<CopyEnd> {
  return database.transaction(async (transaction) => {
    const facts = await databaseFacts(transaction);
    const [end] = await ask<{ label: string; last: string }>(
      transaction,
      sql`select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)`,
    );
    const { label = '', last = '' } = end ?? {};
    const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? last;
    return { label, log: { first, last }, postgres: facts.postgres, migration: facts.migration, counts: facts.counts };
  });
}

/** Lets go of a copy that nobody waits for any more. */
export async function dropCopy(database: Database): Promise<void> {
  await ask(database, sql`select pg_backup_stop(false)`);
}
