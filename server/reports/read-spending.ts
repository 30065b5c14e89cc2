import { runningMonth } from '#contract/payroll/payroll.rules.ts';
import { type Period, yearOf } from '#contract/reports/period.rules.ts';
import { SMALLEST_GROUP, type Spenders } from '#contract/reports/reports.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { firstDay, sumsWithin } from '../payroll/live-rows.ts';
import { type StandingSums, standingOf } from './read-standing.ts';

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
  /** How many people spent something between the months that are meant. */
  people: number;
  /** The same from each budget, in those that are over. */
  spenders: Record<string, number>;
  standing: StandingSums | null;
}

export interface AskedSpending {
  companyId: number;
  period: Period;
  /** The year of which it is said how budgets stand now; null for none. */
  standing: number | null;
  now: Date;
}

/** Who they are is asked only of those who are too few to be shown. */
const spenders: Text = sql`count(distinct s.user_id)::integer as people, case when count(distinct s.user_id) < ${SMALLEST_GROUP}::integer
  then jsonb_agg(distinct s.user_id) else '[]' end as ids`;

const monthOf = sql`to_char(s.month, 'YYYY-MM') as month`;

const spent = sql`sum(s.bought - s.given_back + s.paid_back + s.invoices)::bigint as spent`;

/** What a company spent, with whole years before and after the months that are meant: they say how those are shown. In one statement. */
export async function readSpending(database: Database, asked: AskedSpending): Promise<Spending> {
  const { companyId, period, standing, now } = asked;
  const years = { companyId, from: `${yearOf(period.from) - 1}-01`, until: `${yearOf(period.until)}-12` };
  const meant = sumsWithin({ companyId, from: period.from, until: period.until });
  const [found] = await ask<Spending>(
    database,
    sql`
    with of_month as (
      select ${monthOf}, ${spenders}, ${spent}, sum(s.purchases)::integer as purchases
      from spent_sums s where ${sumsWithin(years)} group by s.month),
    of_budget as (
      select ${monthOf}, s.category_id as category, ${spenders}, ${spent}
      from spent_sums s where ${sumsWithin(years)} group by s.month, s.category_id)
    select (select to_char(min(s.month), 'YYYY-MM') from spent_sums s where s.company_id = ${companyId}::bigint) as first,
      (select coalesce(jsonb_agg(to_jsonb(o) order by o.month), '[]') from of_month o) as months, (
      select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('name_sr', c.name_sr, 'name_en', c.name_en)), '[]')
      from of_budget o left join categories c on c.id = o.category) as parts,
      (select count(distinct s.user_id)::integer from spent_sums s where ${meant}) as people, (
      select coalesce(jsonb_object_agg(p.category_id, p.people), '{}') from (
        select s.category_id, count(distinct s.user_id)::integer as people from spent_sums s
        where ${meant} and s.month < ${firstDay(runningMonth(now))} group by s.category_id) p) as spenders,
      ${standing === null ? sql`null::jsonb` : standingOf(companyId, standing)} as standing`,
  );
  if (!found) throw new Error('Spending without a row');
  return found;
}
