import { toMajor } from '#contract/money/money.rules.ts';
import { runningMonth } from '#contract/payroll/payroll.rules.ts';
import { mayRead } from '#contract/permissions/permissions.rules.ts';
import type { AskedPeriod } from '#contract/reports/period.rules.ts';
import type { BudgetReport, ReportedRun } from '#contract/reports/reports.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { askedPeriod } from './asked-period.ts';
import { readSpending, type SpentMonth } from './read-spending.ts';
import { wiredStanding } from './read-standing.ts';
import { spentFromBudgets, spentMonths, sumOf, yearBefore } from './spent-months.ts';

/**
 * How the budgets of a company were used in some months: months that are over, grouped so that no group has too few people.
 * Throws noPeriod.
 */
export async function readBudgetReport(
  database: Database,
  caller: Caller,
  asked: AskedPeriod,
  now: Date,
): Promise<BudgetReport> {
  const { companyId, currency, roles } = caller;
  const period = askedPeriod(asked, now);
  const isNow = period.year === budgetYear(now);
  const standing = isNow && mayRead(roles, 'company.budgets') ? period.year : null;
  const spending = await readSpending(database, { companyId, period, standing, now });
  const months = spentMonths(spending, period, now);
  const { runs } = months.shown;
  const goesOn = months.meant.find(({ month }) => month === runningMonth(now));
  return {
    ...period,
    years: months.years,
    currency,
    spent: toMajor(sumOf(runs.flat())),
    runs: runs.map((run) => reported(run, months.before)),
    // Day by day it would say what few people spent: it is for who may see whose it is.
    running: goesOn && mayRead(roles, 'company.reports.names') ? spentIn(goesOn) : null,
    ...spentFromBudgets(months, spending),
    standing: spending.standing && wiredStanding(spending.standing),
  };
}

const spentIn = ({ month, spent, purchases }: SpentMonth) => ({ month, spent: toMajor(spent), purchases });

function reported(run: readonly SpentMonth[], before: readonly (readonly SpentMonth[])[]): ReportedRun {
  const names = run.map(({ month }) => month);
  const meant = new Set(names.map(yearBefore));
  // Only groups that are entirely within the months: a part of a group would have fewer people.
  const same = before.filter((other) => other.every(({ month }) => meant.has(month))).flat();
  return {
    from: names[0] ?? '',
    until: names.at(-1) ?? '',
    spent: toMajor(sumOf(run)),
    purchases: run.reduce((sum, { purchases }) => sum + purchases, 0),
    last_year: same.length === meant.size ? toMajor(sumOf(same)) : null,
  };
}
