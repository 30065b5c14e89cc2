import { runningMonth } from '#contract/payroll/payroll.rules.ts';
import { type Period, yearOf } from '#contract/reports/period.rules.ts';
import { SMALLEST_GROUP, type Spenders } from '#contract/reports/reports.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { firstDay, sumsWithin } from '../payroll/live-rows.ts';
import { type StandingSums, standingOf } from './read-standing.ts';

/** Spending in a month, in minor units. */
export interface SpentMonth extends Spenders {
  month: string;
  spent: number;
  purchases: number;
}

/** Spending from one budget in a month, in minor units. */
export interface SpentPart extends Spenders {
  month: string;
  category: number;
  name_sr: string | null;
  name_en: string | null;
  spent: number;
}

export interface Spending {
  /** The first month in which anything was spent. */
  first: string | null;
  months: SpentMonth[];
  parts: SpentPart[];
  /** How many people spent something in the requested months. */
  people: number;
  /** How many people spent from each budget, in the months that are over. */
  spenders: Record<string, number>;
  standing: StandingSums | null;
}

export interface AskedSpending {
  companyId: number;
  period: Period;
  /** The year whose current budgets are also read; null for none. */
  standing: number | null;
  now: Date;
}

const spent = sql`sum(s.bought - s.given_back + s.paid_back + s.invoices)::bigint as spent`;

/** The ids of the people are read only for groups that are too small to be shown. */
const idsOf = (companyId: number, rows: Text): Text => sql`case when o.people < ${SMALLEST_GROUP}::integer then (
  select jsonb_agg(distinct t.user_id) from spent_sums t where t.company_id = ${companyId}::bigint and t.month = o.month and ${rows})
  else '[]' end`;

const asShown = (more: Text): Text =>
  sql`to_jsonb(o) || jsonb_build_object('month', to_char(o.month, 'YYYY-MM'), ${more})`;

/**
 * Reads a company's spending, in one statement. It includes whole years around the requested months, on which the grouping of
 * months depends. A person has one row per month and budget, so counting rows counts people.
 */
export async function readSpending(database: Database, asked: AskedSpending): Promise<Spending> {
  const { companyId, period, standing, now } = asked;
  const years = { companyId, from: `${yearOf(period.from) - 1}-01`, until: `${yearOf(period.until)}-12` };
  const meant = sumsWithin({ companyId, from: period.from, until: period.until });
  const [found] = await ask<Spending>(
    database,
    sql`
    with of_budget as materialized (
      select s.month, s.category_id as category, count(*)::integer as people, ${spent}, sum(s.purchases)::integer as purchases
      from spent_sums s where ${sumsWithin(years)} group by s.month, s.category_id),
    of_month as (
      select p.month, p.people, sum(b.spent)::bigint as spent, sum(b.purchases)::integer as purchases
      from (
        select s.month, count(distinct s.user_id)::integer as people from spent_sums s
        where ${sumsWithin(years)} group by s.month) p
      join of_budget b on b.month = p.month group by p.month, p.people),
    spender as materialized (
      select s.category_id, s.user_id, bool_or(s.month < ${firstDay(runningMonth(now))}) as in_past
      from spent_sums s where ${meant} group by s.category_id, s.user_id)
    select (select to_char(min(s.month), 'YYYY-MM') from spent_sums s where s.company_id = ${companyId}::bigint) as first, (
      select coalesce(jsonb_agg(${asShown(sql`'ids', ${idsOf(companyId, sql`true`)}`)} order by o.month), '[]') from of_month o) as months, (
      select coalesce(jsonb_agg(${asShown(sql`'ids', ${idsOf(companyId, sql`t.category_id = o.category`)},
        'name_sr', c.name_sr, 'name_en', c.name_en`)}), '[]')
      from of_budget o left join categories c on c.id = o.category) as parts,
      (select count(distinct p.user_id)::integer from spender p) as people, (
      select coalesce(jsonb_object_agg(p.category_id, p.people), '{}') from (
        select category_id, count(*)::integer as people from spender where in_past group by category_id) p) as spenders,
      ${standing === null ? sql`null::jsonb` : standingOf(companyId, standing)} as standing`,
  );
  if (!found) throw new Error('Spending without a row');
  return found;
}
