import type { Import } from '#contract/imports/import-shapes.contract.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Database } from '../../database/database.ts';
import { ask } from '../../database/statement.ts';
import { sql } from '../../database/text.ts';
import { limitFor, readCompanyLimit } from '../../gifts/company-limit.ts';
import type { ImportKey } from '../lock-import.ts';

type Budget = NonNullable<Import['budget']>;

interface Row {
  currency: Currency;
  approval: number | null;
  /** The person who brought the file. */
  userId: number;
  sums: (Omit<Budget['sums'][number], 'gives' | 'takes'> & { gives: Minor; takes: Minor })[];
}

/** Money that a budgets import moves, or has moved, in each budget, less what was taken back. */
export async function readBudget(database: Database, { companyId, id }: ImportKey): Promise<Budget> {
  const [row] = await ask<Row>(
    database,
    sql`
    with moved as materialized (
      select r.target_id, (r.wanted ->> 'category')::integer as category, (r.wanted ->> 'year')::integer as year,
        coalesce((r.wanted ->> 'moved')::bigint, (r.wanted ->> 'amount')::bigint) + coalesce((r.wanted ->> 'back')::bigint, 0) as amount
      from import_rows r
      where r.company_id = ${companyId} and r.import_id = ${id} and not r.left_out and not r.twin and r.outcome in ('added', 'changed'))
    select c.currency, i.approval_id as approval, i.created_by as "userId", (
        select coalesce(jsonb_agg(to_jsonb(each) order by category nulls first), '[]') from (
          select nullif(m.category, 0) as category, k.name_sr, k.name_en, nullif(m.year, 0) as year,
            count(distinct m.target_id)::integer as people, coalesce(sum(m.amount) filter (where m.amount > 0), 0)::bigint as gives,
            coalesce(-sum(m.amount) filter (where m.amount < 0), 0)::bigint as takes
          from moved m left join categories k on k.id = m.category where m.amount <> 0
          group by m.category, m.year, k.name_sr, k.name_en) each) as sums
    from imports i join companies c on c.id = i.company_id
    where i.company_id = ${companyId} and i.id = ${id}`,
  );
  if (!row) throw new Error(`no import ${id}`);
  const { currency, approval, userId, sums } = row;
  const moved = sums.reduce((sum, { gives, takes }) => sum + gives + takes, 0);
  const found = await readCompanyLimit(database, { companyId, userId });
  const limit = limitFor(found, currency);
  return {
    currency,
    approval,
    moved: toMajor(moved),
    sums: sums.map((each) => Object.assign(each, { gives: toMajor(each.gives), takes: toMajor(each.takes) })),
    above: limit !== null && moved > limit ? { limit: toMajor(limit), others: found.others } : null,
  };
}
