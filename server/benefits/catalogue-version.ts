import { notingAlong } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/** Says that benefits, providers, categories or rates changed. In the transaction that changes them. */
export async function raiseCatalogueVersion(transaction: Database | Transaction): Promise<void> {
  await ask(transaction, raised);
}

const raised = sql`
  insert into catalogue_version (id, version) values (1, 1)
  on conflict (id) do update set version = catalogue_version.version + 1`;

/** Notes changes of the catalogue and says that it changed, in one statement. */
export const noteInCatalogue = notingAlong('note_in_catalogue', sql`raised as (${raised})`);
