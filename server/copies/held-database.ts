import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { type DatabaseFacts, databaseFacts } from './database-facts.ts';

/** Additional files that a copied folder of an embedded database needs to be opened, and facts about its content. */
export interface CopyEnd extends DatabaseFacts {
  /** The text of the file `backup_label`, which says from where the WAL is replayed. */
  label: string;
  /** The first and the last WAL file that the copy needs. */
  log: { first: string; last: string };
}

/**
 * Begins an online backup of PostgreSQL: from now on its files may be copied while it is written, because the WAL has all that
 * makes them consistent. The database stays in this mode until `endCopy`.
 */
export async function beginCopy(database: Database): Promise<void> {
  await ask(database, sql`select pg_backup_start('izbor', true)`);
}

/** Ends the online backup. The copy shows the database at this moment: nothing is written between the counting and the end. */
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

/** Ends an online backup whose client has gone. */
export async function dropCopy(database: Database): Promise<void> {
  await ask(database, sql`select pg_backup_stop(false)`);
}
