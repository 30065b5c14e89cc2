import { SMALLEST_GROUP, type Spenders } from '#contract/reports/reports.rules.ts';
import type { Database } from '../database/database.ts';
import { businessDayOf } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { type Months, moved } from '../payroll/live-rows.ts';

/** What was spent in a month, in minor units. */
export interface SpentMonth extends Spenders {
  month: string;
  spent: number;
  purchases: number;
}

/** The same from one budget. */
export interface SpentPart extends Spenders {
  month: string;
  category: number;
  name_sr: string | null;
  name_en: string | null;
  spent: number;
}

export interface Spending {
  /** The month in which somebody spent something first. */
  first: string | null;
  months: SpentMonth[];
  parts: SpentPart[];
}

/** Who they are is asked only of those who are too few to be shown. */
const spenders: Text = sql`count(distinct m.user_id)::integer as people, case when count(distinct m.user_id) < ${SMALLEST_GROUP}::integer
  then jsonb_agg(distinct m.user_id) else '[]' end as ids`;

/** What a company spent in some months, month by month and budget by budget, in one statement. */
export async function readSpending(database: Database, months: Months): Promise<Spending> {
  const [found] = await ask<Spending>(
    database,
    sql`
    with moved as materialized (${moved(months)}),
    of_month as (
      select m.month, ${spenders}, sum(m.spent)::bigint as spent,
        (count(distinct (m.kind, m.reference)) filter (where m.kind <> 'refund'))::integer as purchases
      from moved m group by m.month),
    of_budget as (
      select m.month, m.category_id as category, ${spenders}, sum(m.spent)::bigint as spent from moved m group by m.month, m.category_id)
    select (
        select ${businessDayOf(sql`min(l.created_at)`, 'YYYY-MM')} from ledger_entries l
        where l.company_id = ${months.companyId}::bigint and l.spent <> 0) as first,
      (select coalesce(jsonb_agg(to_jsonb(o) order by o.month), '[]') from of_month o) as months, (
      select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('name_sr', c.name_sr, 'name_en', c.name_en)), '[]')
      from of_budget o left join categories c on c.id = o.category) as parts`,
  );
  if (!found) throw new Error('Spending without a row');
  return found;
}
