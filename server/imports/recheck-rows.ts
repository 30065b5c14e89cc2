import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { judgeRows } from './judge-rows.ts';
import { type ImportKey, lockImport } from './lock-import.ts';
import { markTwins, settle } from './settle-rows.ts';

/** Checks again the rows whose records changed since the last check. */
export function recheckRows(database: Database, key: ImportKey, now: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { mapping } = await lockImport(transaction, key, ['problems', 'ready']);
    const rows = await IMPORT_KINDS[key.kind].readMoved(transaction, key, now);
    await judgeRows(transaction, key, { mapping: mapping ?? {}, rows, now });
    await markTwins(transaction, key);
    await settle(transaction, key);
  });
}
