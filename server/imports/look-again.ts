import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { judgeRows, markTwins, settle } from './judge-rows.ts';
import { type ImportKey, lockImport } from './lock-import.ts';

const AT_ONCE = 500;

/** Looks anew at the rows of an import whose people are others by now than when they were checked. */
export function lookAgain(database: Database, key: ImportKey, now: Date): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const { companyId, id, mapping } = await lockImport(transaction, key, ['problems', 'ready']);
    const moved = await readMoved(transaction, { companyId, id });
    for (let from = 0; from < moved.length; from += AT_ONCE) {
      const rows = moved.slice(from, from + AT_ONCE);
      await judgeRows(transaction, { companyId, id, mapping: mapping ?? {}, rows, now });
    }
    await markTwins(transaction, { companyId, id });
    await settle(transaction, { companyId, id });
  });
}

function readMoved(transaction: Transaction, { companyId, id }: ImportKey) {
  return ask<{ line: number; cells: string[] }>(
    transaction,
    sql`
    select r.line, r.cells from import_rows r
    left join users u on u.company_id = r.company_id and u.id = r.target_id
    where r.company_id = ${companyId} and r.import_id = ${id} and (
      (r.target_id is not null and (u.id is null or not u.active or u.edit_revision <> r.revision))
      or (r.target_id is null and (
        exists (select from users e where e.company_id = r.company_id and e.email = r.email)
        or exists (select from users n where n.company_id = r.company_id and n.external_id = r.external_id))))
    order by r.line`,
  );
}
