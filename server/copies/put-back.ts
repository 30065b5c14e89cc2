import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';

const SHOP = 'shop';

/** Notes in the log of changes that the shop was restored now from a copy made at `made` (ISO 8601). */
export async function notePutBack(database: Database, made: string, now: Date): Promise<void> {
  const recordName = `${made.slice(0, 16).replace('T', ' ')} UTC`;
  const change = { kind: 'copy.put_back' as const, companyId: PLATFORM, recordId: SHOP, recordName, values: [] };
  await inTransaction(database, (transaction) => noteChange(transaction, 'command', change, now));
}

/** When the shop was last restored from a copy; null when it never was. */
export async function lastPutBack(database: Database | Transaction): Promise<Date | null> {
  const [last] = await ask<{ at: string }>(
    database,
    sql`select ${isoMoment(sql`at`)} as at from changes
      where record_kind = 'copy' and record_id = ${SHOP} and company_id = ${PLATFORM} order by id desc limit 1`,
  );
  return last ? new Date(last.at) : null;
}
