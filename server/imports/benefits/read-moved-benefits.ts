import type { Transaction } from '../../database/database.ts';
import { ask } from '../../database/statement.ts';
import { sql } from '../../database/text.ts';
import type { RowOfFile } from '../import-kind.ts';
import type { ImportKey } from '../lock-import.ts';
import { EXISTS } from './judge-benefits.ts';

const provider = "(r.wanted #>> '{fields,provider_id}')::integer";
const category = "(r.wanted #>> '{fields,category_id}')::integer";

/**
 * The rows of a benefits file whose benefit changed since the check, whose provider or category has ended, or that change a benefit with
 * running subscriptions.
 */
export function readMovedBenefits(transaction: Transaction, { companyId, id }: ImportKey): Promise<RowOfFile[]> {
  return ask<RowOfFile>(
    transaction,
    sql`
    select r.line, r.cells from import_rows r left join benefits t on t.id = r.target_id
    where r.company_id = ${companyId} and r.import_id = ${id} and (
      (r.target_id is not null and t.revision is distinct from r.revision)
      or (r.target_id is null and r.name_key is not null and ${EXISTS})
      or (r.outcome = 'changed' and exists (select from subscriptions s where s.benefit_id = r.target_id and s.ended_at is null))
      or exists (select from providers p where p.id = ${sql.raw(provider)} and not p.active)
      or exists (
        select from categories c join categories root on root.id = coalesce(c.parent_id, c.id)
        where c.id = ${sql.raw(category)} and not (c.active and root.active)))
    order by r.line`,
  );
}
