import type { AdminProvider, EditedProvider } from '#contract/providers/admin-providers.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { readChangedRow, readRow } from '../records/stored-row.ts';

/** The fields of a provider that its history tells of. */
export const TOLD = ['name', 'website', 'picture', 'active'];

/** A provider as its calls answer it, of its row by the names of its columns. */
export function providerOf(row: Fields): AdminProvider {
  const { id, name, website, picture, active, revision, changed_at } = row as AdminProvider;
  return { id, name, website, picture, active, revision, changed_at: new Date(changed_at).toISOString() };
}

/** A provider as it was saved. Throws notFound. */
export async function readProvider(database: Database | Transaction, id: number): Promise<AdminProvider> {
  return providerOf(await readRow(database, 'provider', id));
}

/** A provider with who changed it last. Throws notFound. */
export async function readEditedProvider(database: Database, id: number): Promise<EditedProvider> {
  const { row, changed } = await readChangedRow(database, 'provider', id);
  return Object.assign(providerOf(row), { changed });
}
