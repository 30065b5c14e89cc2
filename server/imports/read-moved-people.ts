import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { RowOfFile } from './import-kind.ts';
import { isAnothers } from './is-anothers.ts';
import type { ImportKey } from './lock-import.ts';

/** SQL condition: the last day that a row `r` sets has passed. */
export const isPast = (now: Date) => sql`coalesce(r.wanted ->> 'ends_on' < ${businessDay(now)}::text, false)`;

/**
 * The rows of a people file whose person changed since the check, whose address or employee number somebody else has, or whose last day has
 * passed.
 */
export function readMovedPeople(
  transaction: Transaction,
  { companyId, id }: ImportKey,
  now: Date,
): Promise<RowOfFile[]> {
  return ask<RowOfFile>(
    transaction,
    sql`
    select r.line, r.cells from import_rows r
    left join users u on u.company_id = r.company_id and u.id = r.target_id
    where r.company_id = ${companyId} and r.import_id = ${id} and (
      (r.target_id is not null and (u.id is null or not u.active or u.edit_revision <> r.revision))
      or ${isAnothers('email')} or ${isAnothers('external_id')}
      or (r.outcome in ('added', 'changed') and ${isPast(now)}))
    order by r.line`,
  );
}
