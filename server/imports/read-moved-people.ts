import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { RowOfFile } from './import-kind.ts';
import type { ImportKey } from './lock-import.ts';

/** The rows of a file of people who are others by now than when they were checked. */
export function readMovedPeople(transaction: Transaction, { companyId, id }: ImportKey): Promise<RowOfFile[]> {
  return ask<RowOfFile>(
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
