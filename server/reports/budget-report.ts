import { toMajor } from '#contract/money/money.rules.ts';
import { isOver, monthOf, monthsOfYear } from '#contract/payroll/payroll.rules.ts';
import { mayRead } from '#contract/permissions/permissions.rules.ts';
import type { BudgetReport, ReportedRun } from '#contract/reports/reports.contract.ts';
import { runsOf, shownBudgets } from '#contract/reports/reports.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { readSpending, type SpentMonth, type SpentPart } from './read-spending.ts';
import { readStanding } from './read-standing.ts';

/** What the budgets of a company were used for in a year: months that are over, in groups of enough people. */
export async function readBudgetReport(
  database: Database,
  caller: Caller,
  asked: number | undefined,
  now: Date,
): Promise<BudgetReport> {
  const { companyId, currency, roles } = caller;
  const thisYear = budgetYear(now);
  const year = asked ?? thisYear;
  const { first, months, parts } = await readSpending(database, {
    companyId,
    from: `${year - 1}-01`,
    until: `${year}-12`,
  });
  const begins = first ?? monthOf(now);
  const all = (of: number) => monthsOfYear(of, begins, now).filter((month) => isOver(month, now));
  const runs = runsOf(all(year).map((month) => monthIn(months, month)));
  const before = runsOf(all(year - 1).map((month) => monthIn(months, month)));
  const firstYear = Number(begins.slice(0, 4));
  return {
    year,
    years: Array.from({ length: thisYear - firstYear + 1 }, (_, at) => firstYear + at),
    currency,
    spent: toMajor(sumOf(runs.flat())),
    runs: runs.map((run) => reported(run, before)),
    held_back: runs.flat().length < all(year).length,
    ...byBudgets(runs, parts),
    standing:
      mayRead(roles, 'company.budgets') && year === thisYear ? await readStanding(database, caller, year) : null,
  };
}

const monthIn = (months: readonly SpentMonth[], month: string): SpentMonth =>
  months.find((each) => each.month === month) ?? { month, people: 0, ids: [], spent: 0, purchases: 0 };

const sumOf = (parts: readonly { spent: number }[]): number => parts.reduce((sum, { spent }) => sum + spent, 0);

const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

function reported(run: readonly SpentMonth[], before: readonly (readonly SpentMonth[])[]): ReportedRun {
  const names = run.map(({ month }) => month);
  const meant = new Set(names.map(yearBefore));
  // Only whole runs of that year: a part of one is of fewer people.
  const same = before.filter((other) => other.every(({ month }) => meant.has(month))).flat();
  return {
    from: names[0] ?? '',
    until: names.at(-1) ?? '',
    spent: toMajor(sumOf(run)),
    purchases: run.reduce((sum, { purchases }) => sum + purchases, 0),
    last_year: same.length === meant.size ? toMajor(sumOf(same)) : null,
  };
}

function byBudgets(
  runs: readonly SpentMonth[][],
  parts: readonly SpentPart[],
): Pick<BudgetReport, 'budgets' | 'joined'> {
  const months = new Set(runs.flat().map(({ month }) => month));
  const within = parts.filter(({ month }) => months.has(month));
  const shown = shownBudgets(runs, within);
  const budgets = [...shown].map((category) => {
    const own = within.filter((part) => part.category === category);
    const { name_sr = null, name_en = null } = own[0] ?? {};
    return { category: category || null, name_sr, name_en, spent: toMajor(sumOf(own)) };
  });
  const rest = within.filter(({ category }) => !shown.has(category));
  return {
    budgets: budgets.sort((one, other) => other.spent - one.spent),
    joined: rest.length > 0 ? toMajor(sumOf(rest)) : null,
  };
}
