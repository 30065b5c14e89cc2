import { runningMonth } from '#contract/payroll/payroll.rules.ts';
import { type Period, yearOf } from '#contract/reports/period.rules.ts';
import { SMALLEST_GROUP, type Spenders } from '#contract/reports/reports.rules.ts';
import type { Database } from '../database/database.ts';
import { businessDayOf } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { type Months, monthOfEntry, movesWithin } from '../payroll/live-rows.ts';
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
const spenders: Text = sql`count(distinct m.user_id)::integer as people, case when count(distinct m.user_id) < ${SMALLEST_GROUP}::integer
  then jsonb_agg(distinct m.user_id) else '[]' end as ids`;

/** What each person spent in some months, by budget. */
const spentByPerson = (months: Months): Text => sql`
  select l.user_id, ${monthOfEntry} as month, l.category_id, sum(l.spent) as spent
  from ledger_entries l where ${movesWithin(months)} group by l.user_id, month, l.category_id`;

/**
 * How often something was bought in each month: what was paid from several budgets is one. It reads the ledger once more, for of a
 * million entries telling causes apart within each month took longer than all the rest.
 */
const purchasesByMonth = (months: Months): Text => sql`
  select month, count(*)::integer as purchases
  from (
    select distinct ${monthOfEntry} as month, l.kind, l.reference from ledger_entries l
    where ${movesWithin(months)} and l.kind <> 'refund') b
  group by month`;

/** What a company spent, with whole years before and after the months that are meant: they say how those are shown. In one statement. */
export async function readSpending(database: Database, asked: AskedSpending): Promise<Spending> {
  const { companyId, period, standing, now } = asked;
  const years = { companyId, from: `${yearOf(period.from) - 1}-01`, until: `${yearOf(period.until)}-12` };
  const isMeant = sql`m.month between ${period.from} and ${period.until}`;
  const [found] = await ask<Spending>(
    database,
    sql`
    with moved as materialized (${spentByPerson(years)}),
    bought as (${purchasesByMonth(years)}),
    of_month as (
      select m.month, ${spenders}, sum(m.spent)::bigint as spent, coalesce(min(b.purchases), 0) as purchases
      from moved m left join bought b on b.month = m.month group by m.month),
    of_budget as (
      select m.month, m.category_id as category, ${spenders}, sum(m.spent)::bigint as spent from moved m group by m.month, m.category_id)
    select (
        select ${businessDayOf(sql`min(l.created_at)`, 'YYYY-MM')} from ledger_entries l
        where l.company_id = ${companyId}::bigint and l.spent <> 0) as first,
      (select coalesce(jsonb_agg(to_jsonb(o) order by o.month), '[]') from of_month o) as months, (
      select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object('name_sr', c.name_sr, 'name_en', c.name_en)), '[]')
      from of_budget o left join categories c on c.id = o.category) as parts,
      (select count(distinct m.user_id)::integer from moved m where ${isMeant}) as people, (
      select coalesce(jsonb_object_agg(p.category_id, p.people), '{}') from (
        select m.category_id, count(distinct m.user_id)::integer as people from moved m
        where ${isMeant} and m.month < ${runningMonth(now)} group by m.category_id) p) as spenders,
      ${standing === null ? sql`null::jsonb` : standingOf(companyId, standing)} as standing`,
  );
  if (!found) throw new Error('Spending without a row');
  return found;
}
