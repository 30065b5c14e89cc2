import { type ChangeKind, PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkOrder } from './check-order.ts';
import { type OrderedTable, putInOrder } from './put-in-order.ts';

/** Locks the table against writes, not reads, until the end of the transaction, so that its order does not change. */
export async function lockOrder(transaction: Transaction, table: OrderedTable): Promise<void> {
  await ask(transaction, sql`lock table ${sql.raw(table)} in share row exclusive mode`);
}

/** The ids of all records in their order, and the last position. */
export async function readOrder(
  database: Database | Transaction,
  table: OrderedTable,
): Promise<{ ids: number[]; last: number }> {
  const [found] = await ask<{ ids: number[]; last: number }>(
    database,
    sql`
    select coalesce(jsonb_agg(id order by position, id), '[]') as ids, coalesce(max(position), 0) as last
    from ${sql.raw(table)}`,
  );
  return found ?? { ids: [], last: 0 };
}

interface Ordering {
  table: OrderedTable;
  /** Kind of the change in the log. */
  kind: ChangeKind;
  admin: Acting;
  order: { ids: number[]; seen: number[] };
  now: Date;
}

/** Puts all records in order. Revisions do not rise, so a person who is editing one is not interrupted. Throws orderChanged. */
export function orderAll(
  database: Database,
  { table, kind, admin, order: { ids, seen }, now }: Ordering,
): Promise<number[]> {
  return inTransaction(database, async (transaction) => {
    await lockOrder(transaction, table);
    const { ids: before } = await readOrder(transaction, table);
    if (!checkOrder(before, { ids, seen })) return ids;
    await putInOrder(transaction, table, ids);
    const values = [{ field: 'order', before, after: ids }];
    await noteChange(transaction, admin, { kind, companyId: PLATFORM, recordId: 'all', values }, now);
    return ids;
  });
}
