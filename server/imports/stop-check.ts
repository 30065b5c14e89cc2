import type { Database, Transaction } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { stopTasks } from '../tasks/stop-tasks.ts';
import { type HeldImport, type ImportKey, lockImport } from './lock-import.ts';

/** Stops the check of an import, whoever began it; does nothing if none is running. Throws notFound, or importStatus. */
export function stopCheck(database: Database, key: ImportKey, now: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const held = await lockImport(transaction, key, ['checking', 'mapping', 'problems', 'ready']);
    if (held.status === 'checking') await cancelCheck(transaction, held, now);
  });
}

/** Stops the task that checks an import, after the batch that it is working on. */
export async function cancelCheck(
  transaction: Transaction,
  { taskId, taskCompanyId }: HeldImport,
  now: Date,
): Promise<void> {
  await stopTasks(transaction, sql`t.company_id = ${taskCompanyId} and t.id = ${taskId}`, now);
}
