import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { CorporateSummary, SummaryMonth } from '#contract/corporate/corporate.contract.ts';
import { leftAtEnd } from '#contract/corporate/corporate.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { runningMonth } from '#contract/payroll/payroll.rules.ts';
import type { AskedPeriod } from '#contract/reports/period.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { askedPeriod } from '../reports/asked-period.ts';
import { readSpending, type Spending, type SpentMonth } from '../reports/read-spending.ts';
import { wiredStanding } from '../reports/read-standing.ts';
import { spentFromBudgets, spentMonths, sumOf, yearBefore } from '../reports/spent-months.ts';

/** How much was allocated to a company's budgets, and on what it was spent. Throws noPeriod. */
export async function readSummary(
  database: Database,
  { companyId, currency }: Caller,
  asked: AskedPeriod,
  now: Date,
): Promise<CorporateSummary> {
  const period = askedPeriod(asked, now);
  const thisYear = period.year === budgetYear(now) ? period.year : null;
  const spending = await readSpending(database, { companyId, period, standing: thisYear, now });
  const { standing, people } = spending;
  const months = spentMonths(spending, period, now);
  const [today, running] = [businessDay(now), runningMonth(now)];
  const left = standing && leftAtEnd(standing.ending, today);
  return {
    ...period,
    years: months.years,
    currency,
    today,
    spent: toMajor(sumOf(months.meant)),
    people,
    months: months.meant.map((month) => summaryMonth(month, spending, running)),
    ...spentFromBudgets(months, spending),
    standing: standing && wiredStanding(standing),
    ending: left === null ? null : toMajor(left),
  };
}

function summaryMonth(
  { month, spent, purchases, people }: SpentMonth,
  { first, months }: Spending,
  running: string,
): SummaryMonth {
  const before = yearBefore(month);
  const isKnown = first !== null && before >= first;
  return {
    month,
    spent: toMajor(spent),
    purchases,
    people,
    last_year: isKnown ? toMajor(sumOf(months.filter((each) => each.month === before))) : null,
    running: month >= running,
  };
}
