import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ImportKey, lockImport } from './lock-import.ts';
import { cancelCheck } from './stop-check.ts';

const OPEN = ['uploading', 'mapping', 'checking', 'problems', 'ready'] as const;

/** Discards an import that is not committed, with its rows; a running check is cancelled. Throws notFound, or importStatus. */
export function discardImport(database: Database, key: ImportKey, now: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const held = await lockImport(transaction, key, OPEN);
    const { companyId, id, status } = held;
    await ask(
      transaction,
      sql`
      with gone as (delete from import_rows where company_id = ${companyId} and import_id = ${id})
      update imports set status = 'discarded' where company_id = ${companyId} and id = ${id}`,
    );
    if (status === 'checking') await cancelCheck(transaction, held, now);
  });
}
