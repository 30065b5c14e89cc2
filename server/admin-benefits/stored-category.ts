import type { AdminCategory, EditedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import type { Fields } from '#contract/records/merge.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { readChangedRow, readRow } from '../records/stored-row.ts';

/** The fields of a category that its history shows. */
export const TOLD = ['parent_id', 'name_sr', 'name_en', 'icon', 'private', 'active'];

/** A category with its place on its level. */
export interface Placed extends AdminCategory {
  position: number;
}

/** A category as the calls of administration answer it, from its row by the names of database columns. */
export function categoryOf(row: Fields): AdminCategory {
  const { id, parent_id, name_sr, name_en, icon, active, revision, changed_at, ...rest } = row as AdminCategory;
  const at = new Date(changed_at).toISOString();
  return { id, parent_id, name_sr, name_en, icon, private: rest.private, active, revision, changed_at: at };
}

/** Reads a category. Throws notFound. */
export async function readCategory(database: Database | Transaction, id: number): Promise<AdminCategory> {
  return categoryOf(await readRow(database, 'category', id));
}

/** Reads a category and who changed it last. Throws notFound. */
export async function readEdited(database: Database, id: number): Promise<EditedCategory> {
  const { row, changed } = await readChangedRow(database, 'category', id);
  return Object.assign(categoryOf(row), { changed });
}

/** All categories in their order. Locks the table against writes, not reads, until the end of the transaction. */
export async function lockTree(transaction: Transaction): Promise<Placed[]> {
  await ask(transaction, sql`lock table categories in share row exclusive mode`);
  return ask<Placed>(
    transaction,
    sql`
    select id, parent_id, name_sr, name_en, icon, private, active, revision, changed_at, position
    from categories order by position, id`,
  );
}
