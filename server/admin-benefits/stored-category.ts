import type { AdminCategory, EditedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { readChangedRow, readRow } from '../records/stored-row.ts';

/** The fields of a category that its history tells of. */
export const TOLD = ['parent_id', 'name_sr', 'name_en', 'icon', 'private', 'active'];

/** A category with its place on its level. */
export interface Placed extends AdminCategory {
  position: number;
}

/** A category as its calls answer it, of its row by the names of its columns. */
export function categoryOf(row: Fields): AdminCategory {
  const { id, parent_id, name_sr, name_en, icon, active, revision, changed_at, ...rest } = row as AdminCategory;
  const at = new Date(changed_at).toISOString();
  return { id, parent_id, name_sr, name_en, icon, private: rest.private, active, revision, changed_at: at };
}

/** A category. Throws notFound. */
export async function readCategory(database: Database | Transaction, id: number): Promise<AdminCategory> {
  return categoryOf(await readRow(database, 'category', id));
}

/** A category with who changed it last. Throws notFound. */
export async function readEdited(database: Database, id: number): Promise<EditedCategory> {
  const { row, changed } = await readChangedRow(database, 'category', id);
  return Object.assign(categoryOf(row), { changed });
}

/** All categories by level and order, which nobody else changes until the transaction is over. They can be read meanwhile. */
export async function lockTree(transaction: Transaction): Promise<Placed[]> {
  await ask(transaction, sql`lock table categories in share row exclusive mode`);
  return ask<Placed>(
    transaction,
    sql`
    select id, parent_id, name_sr, name_en, icon, private, active, revision, changed_at, position
    from categories order by position, id`,
  );
}
