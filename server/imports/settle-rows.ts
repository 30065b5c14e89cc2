import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import type { ImportKey } from './lock-import.ts';

const mine = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')}`;

/** SQL for the field that makes a row `r` a twin of another. */
export const TWIN_FIELD =
  sql.raw(`case when r.wanted ? 'amount' then case when r.wanted ? 'email' then 'email' else 'external_id' end
  when r.name_key is not null and r.wanted -> 'fields' ? 'name_sr' then 'name_sr'
  when r.name_key is not null then 'name_en' when r.email is not null then 'email'
  when r.wanted ? 'fields' then 'code' else 'external_id' end`);

/** Marks the twins: rows about the same record as another row that is not left out. */
export async function markTwins(transaction: Transaction, { companyId, id }: ImportKey): Promise<void> {
  await mark(transaction, { companyId, id });
}

const mark = statement(
  'mark_import_twins',
  of<object>,
  () => sql`
    with met as (
      select r.line, r.twin, not r.left_out and (
        (r.target_id is not null and r.name_key is null
          and count(*) filter (where not r.left_out and r.name_key is null) over (partition by r.target_id) > 1)
        or (r.email is not null and count(*) filter (where not r.left_out) over (partition by r.email) > 1)
        or (r.name_key is not null and count(*) filter (where not r.left_out) over (partition by r.name_key) > 1)
        or (r.external_id is not null and count(*) filter (where not r.left_out) over (partition by r.external_id) > 1)) as is_twin
      from import_rows r where ${mine})
    -- By their lines: a file that has just come has no statistics, by which a join would be planned.
    update import_rows r set twin = not r.twin
    where ${mine} and r.line = any(array(select line from met where twin <> is_twin))`,
);

/** Sets the status after rows were checked: `problems` while a row has one, else `ready`. Remembers in `asked` which rows had problems. */
export async function settle(transaction: Transaction, { companyId, id }: ImportKey): Promise<void> {
  await settleStatus(transaction, { companyId, id });
}

const settleStatus = statement(
  'settle_import',
  of<object>,
  () => sql`
    with asked as (
      update import_rows r set asked = true
      where ${mine} and not r.left_out and not r.asked and (r.twin or r.outcome = 'refused'))
    update imports i set status = (case when exists (
        select from import_rows r where ${mine} and not r.left_out and (r.twin or r.outcome = 'refused'))
      then 'problems' else 'ready' end)::import_status
    where i.company_id = ${number('companyId')} and i.id = ${number('id')}`,
);
