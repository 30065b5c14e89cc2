import type { orderCategories as order } from '#contract/admin-benefits/admin-categories.contract.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChanges } from '../changes/note-change.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkOrder } from '../records/check-order.ts';
import { putInOrder } from '../records/put-in-order.ts';
import { lockTree } from './stored-category.ts';

interface Ordering {
  admin: Acting;
  order: BodyOf<typeof order>;
  now: Date;
}

/**
 * Puts one level of categories in order. Revisions do not rise, so a person who is editing a category is not interrupted. Throws
 * orderChanged.
 */
export function orderCategories(database: Database, { admin, order, now }: Ordering): Promise<number[]> {
  const { parent_id: parent, ids } = order;
  return inTransaction(database, async (transaction) => {
    const level = (await lockTree(transaction)).filter(({ parent_id }) => parent_id === parent);
    const before = level.map(({ id }) => id);
    if (!checkOrder(before, order)) return ids;
    await putInOrder(transaction, 'categories', ids);
    const values = [{ field: 'order', before, after: ids }];
    const recordId = parent ?? 'all';
    const ordered = { kind: 'category.ordered', companyId: PLATFORM, recordId, values } as const;
    await noteChanges(transaction, admin, [ordered], now);
    return ids;
  });
}
