import type { AdminProvider, EditedProvider } from '#contract/providers/admin-providers.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { lastChangedOf } from '../records/record-list.ts';

/** The fields of a provider that its history tells of. */
export const TOLD = ['name', 'website', 'picture', 'active'];

/** A provider as its calls answer it, of its row by the names of its columns. */
export function providerOf(row: Fields): AdminProvider {
  const { id, name, website, picture, active, revision, changed_at } = row as AdminProvider;
  return { id, name, website, picture, active, revision, changed_at: new Date(changed_at).toISOString() };
}

/** A provider as it was saved. Throws notFound. */
export async function readProvider(database: Database | Transaction, id: number): Promise<AdminProvider> {
  const [found] = await ask<{ row: Fields }>(
    database,
    sql`select to_jsonb(p) as row from providers p where p.id = ${id}::integer`,
  );
  if (!found) throw notFound();
  return providerOf(found.row);
}

/** A provider with who changed it last. Throws notFound. */
export async function readEditedProvider(database: Database, id: number): Promise<EditedProvider> {
  const [found] = await ask<{ row: Fields; changed: EditedProvider['changed'] }>(
    database,
    sql`
    select to_jsonb(p) as row, ${lastChangedOf('provider', sql`p.id`, sql`p.changed_at`)} as changed
    from providers p where p.id = ${id}::integer`,
  );
  if (!found) throw notFound();
  return { ...providerOf(found.row), changed: found.changed };
}
