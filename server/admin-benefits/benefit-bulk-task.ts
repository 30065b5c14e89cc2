import { bulkTasks, type Next } from '../bulk/bulk-task.ts';
import { changedWords } from '../bulk/changed-words.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { BENEFIT_BULK } from './benefit-bulk-actions.ts';
import { changeNext } from './change-next-benefits.ts';
import { copyNext } from './copy-next-benefits.ts';

const words = changedWords({ en: 'benefits', sr: { changed: 'Benefiti su promenjeni', of: 'benefita' } });

/** Tasks that change or copy the benefits of a preview, and that undo it: restore the old values, or remove the copies. */
export const benefitBulkTasks = bulkTasks({
  kind: BENEFIT_BULK,
  words: (_, way) => words[way],
  changeNext: async (transaction, next) =>
    (await isCopying(transaction, next)) ? copyNext(transaction, next) : changeNext(transaction, next),
});

async function isCopying(transaction: Transaction, { bulkId }: Next): Promise<boolean> {
  const copying = await ask(transaction, sql`select from bulks where id = ${bulkId}::bigint and action = 'copy'`);
  return copying.length > 0;
}
