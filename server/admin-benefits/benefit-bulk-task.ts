import { bulkTasks, LEFT_OUT, type Next } from '../bulk/bulk-task.ts';
import { changedWords } from '../bulk/changed-words.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { BENEFIT_BULK } from './benefit-bulk-actions.ts';
import { changeNext } from './change-next-benefits.ts';
import { copyNext } from './copy-next-benefits.ts';

const words = changedWords({ en: 'benefits', sr: { changed: 'Benefiti su promenjeni', of: 'benefita' } });

/** Changes the benefits of a preview or copies them, and gives them back what they had, or removes the copies. */
export const benefitBulkTasks = bulkTasks({
  kind: BENEFIT_BULK,
  words: (_, way) => words[way],
  changeNext: async (transaction, next) => {
    const { isCopied, gone } = await beginNext(transaction, next);
    if (gone > 0) return { done: 0, failed: gone };
    return isCopied ? copyNext(transaction, next) : changeNext(transaction, next);
  },
});

// What is being done, once those are left out that are no more: a copy that was taken back is removed.
async function beginNext(transaction: Transaction, { bulkId, way }: Next) {
  const [found] = await ask<{ isCopied: boolean; gone: number }>(
    transaction,
    sql`
    with gone as (
      update bulk_rows r set outcome = ${LEFT_OUT[way].moved} from bulks u
      where u.id = r.bulk_id and r.bulk_id = ${bulkId}::bigint and r.outcome = ${way === 'run' ? 'waiting' : 'done'}
        and (u.action <> 'copy' or ${way === 'run'}::boolean) and not exists (select from benefits b where b.id = r.record_id)
      returning r.record_id)
    select u.action = 'copy' as "isCopied", (select count(*)::integer from gone) as gone
    from bulks u where u.id = ${bulkId}::bigint`,
  );
  return found ?? { isCopied: false, gone: 0 };
}
