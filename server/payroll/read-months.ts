import type { Currency } from '#contract/money/money.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { PayrollDetail, PayrollMonth } from '#contract/payroll/payroll.contract.ts';
import { isOver, monthOf, monthsOfYear } from '#contract/payroll/payroll.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { businessDayOf, isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { closedAt, firstDay, summedUp, sumsOfMonth, sumsWithin } from './live-rows.ts';
import type { BudgetPart } from './payroll.table.ts';

/** The sums of a month, in minor units. */
export interface Sums {
  bought: number;
  given_back: number;
  paid_back: number;
  invoices: number;
  tax: number;
  tax_back: number;
}

interface Counted extends Sums {
  people: number;
}

interface Closed extends Counted {
  month: string;
  currency: Currency;
  closed_at: string;
  closed_by: string;
}

/** The sums of a row as the wire has them. */
export const wiredSums = (row: Sums) => ({
  bought: toMajor(row.bought),
  given_back: toMajor(row.given_back),
  paid_back: toMajor(row.paid_back),
  invoices: toMajor(row.invoices),
  tax: toMajor(row.tax),
  tax_back: toMajor(row.tax_back),
});

const NOTHING: Counted = { people: 0, bought: 0, given_back: 0, paid_back: 0, invoices: 0, tax: 0, tax_back: 0 };

const CLOSED = sql`to_char(p.month, 'YYYY-MM') as month, p.currency, p.people, p.bought, p.given_back, p.paid_back, p.invoices, p.tax,
  p.tax_back, ${isoMoment(sql`p.closed_at`)} as closed_at, p.closed_by_name as closed_by`;

/** The months of a year of a company, newest first; those that are not closed are computed from the ledger. */
export async function listMonths(database: Database, caller: Caller, asked: number | undefined, now: Date) {
  const thisYear = budgetYear(now);
  const year = asked ?? thisYear;
  const { first, closed, live } = await readYear(database, caller.companyId, year);
  const begins = first ?? monthOf(now);
  const months = monthsOfYear(year, begins, now);
  const results = months.map((month) => closed.get(month) ?? openMonth(caller, month, live.get(month) ?? NOTHING, now));
  const firstYear = Number(begins.slice(0, 4));
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, at) => firstYear + at);
  return { year, years, results: results.reverse() };
}

/** SQL of the first month in which a company spent anything; null when it never did. */
const firstSpent = (companyId: number): Text =>
  sql`(select to_char(min(s.month), 'YYYY-MM') from spent_sums s where s.company_id = ${companyId}::bigint)`;

async function readYear(database: Database, companyId: number, year: number) {
  const months = { companyId, from: `${year}-01`, until: `${year}-12` };
  const [found] = await ask<{ first: string | null; closed: Closed[]; live: (Counted & { month: string })[] }>(
    database,
    sql`
    select (
        select ${firstSpent(companyId)}) as first, (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]') from (
        select ${CLOSED} from payroll_months p
        where p.company_id = ${companyId}::bigint and extract(year from p.month) = ${year}::integer) c) as closed, (
      select coalesce(jsonb_agg(to_jsonb(l)), '[]') from (
        select to_char(s.month, 'YYYY-MM') as month, count(distinct s.user_id)::integer as people, ${summedUp}
        from spent_sums s where ${sumsWithin(months)} and not exists (${closedAt(companyId, sql`s.month`)})
        group by s.month) l) as live`,
  );
  const closed = (found?.closed ?? []).map((row) => [row.month, closedMonth(row)] as const);
  const live = (found?.live ?? []).map((row) => [row.month, row] as const);
  return { first: found?.first ?? null, closed: new Map(closed), live: new Map(live) };
}

const closedMonth = (row: Closed): PayrollMonth =>
  Object.assign(wiredSums(row), {
    month: row.month,
    state: 'closed' as const,
    currency: row.currency,
    people: row.people,
    closed_at: row.closed_at,
    closed_by: row.closed_by,
  });

const openMonth = ({ currency }: Caller, month: string, sums: Counted, now: Date): PayrollMonth =>
  Object.assign(wiredSums(sums), {
    month,
    state: isOver(month, now) ? ('open' as const) : ('running' as const),
    currency,
    people: sums.people,
    closed_at: null,
    closed_by: null,
  });

interface MonthRow {
  closed: (Closed & { budgets: BudgetPart[]; sha256: string }) | null;
  live: (Counted & { budgets: BudgetPart[] }) | null;
  begins: string;
}

/** One month, computed so far or as it was closed. Throws notFound for one that has not begun, or was before the company. */
export async function readMonth(
  database: Database | Transaction,
  caller: Caller,
  month: string,
  now: Date,
): Promise<PayrollDetail> {
  if (month > monthOf(now)) throw notFound();
  const { companyId } = caller;
  const [found] = await ask<MonthRow>(
    database,
    sql`
    with closed as materialized (
      select ${CLOSED}, p.budgets, p.sha256 from payroll_months p
      where p.company_id = ${companyId}::bigint and p.month = ${firstDay(month)})
    select (select to_jsonb(c) from closed c) as closed, (
      select to_jsonb(l) from (${sumsOfMonth(companyId, month)}) l where not exists (select from closed)) as live, (
      select least(${firstSpent(companyId)}, ${businessDayOf(sql`c.created_at`, 'YYYY-MM')})
      from companies c where c.id = ${companyId}::bigint) as begins`,
  );
  if (found?.closed) return detailed(closedMonth(found.closed), found.closed.budgets, found.closed.sha256);
  if (!found || month < found.begins) throw notFound();
  return detailed(openMonth(caller, month, found.live ?? NOTHING, now), found.live?.budgets ?? [], null);
}

const detailed = (month: PayrollMonth, budgets: readonly BudgetPart[], sha256: string | null): PayrollDetail =>
  Object.assign(month, {
    sha256,
    budgets: budgets.map(({ category, name_sr, name_en, bought }) => ({
      category: category || null,
      name_sr,
      name_en,
      bought: toMajor(bought),
    })),
  });
