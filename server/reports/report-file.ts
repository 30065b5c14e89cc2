import { shownCurrency } from '#contract/money/money.rules.ts';
import type { BudgetReport } from '#contract/reports/reports.contract.ts';
import type { RecordsFile } from '../records/export-records.ts';

/** A line of the file of a report. */
export interface ReportLine {
  what: string;
  name: string;
  spent: number;
  lastYear: number | null;
  currency: BudgetReport['currency'];
}

const MONTHS = 'Meseci / Months';

/** Months of a report as lines of its file, by name; the running month is marked. */
export const linesOfMonths = (
  currency: BudgetReport['currency'],
  months: readonly { name: string; spent: number; last_year: number | null; running: boolean }[],
): ReportLine[] =>
  months.map(({ name, spent, last_year: lastYear, running }) => ({
    what: MONTHS,
    name: running ? `${name} (u toku / running)` : name,
    spent,
    lastYear,
    currency,
  }));

/** Spending by budget as lines of a file. */
export function linesOfBudgets({
  budgets,
  joined,
  currency,
}: Pick<BudgetReport, 'budgets' | 'joined' | 'currency'>): ReportLine[] {
  const rest = joined === null ? [] : [{ name: 'Ostalo zajedno / The rest together', spent: joined }];
  const named = budgets.map((budget) => ({ name: nameOf(budget), spent: budget.spent }));
  return [...named, ...rest].map(({ name, spent }) => ({
    what: 'Budžeti / Budgets',
    name,
    spent,
    lastYear: null,
    currency,
  }));
}

/** Months and budgets of a report, as lines of a file. */
export function linesOf(report: BudgetReport): ReportLine[] {
  const { runs, running, currency } = report;
  const over = runs.map(({ from, until, spent, last_year }) => ({
    name: from === until ? from : `${from} do / to ${until}`,
    spent,
    last_year,
    running: false,
  }));
  const goesOn = running ? [{ name: running.month, spent: running.spent, last_year: null, running: true }] : [];
  return [...linesOfMonths(currency, [...over, ...goesOn]), ...linesOfBudgets(report)];
}

const nameOf = ({ category, name_sr: sr, name_en: en }: BudgetReport['budgets'][number]): string =>
  category === null ? 'Fleksibilni / Flexible' : [sr, en].filter(Boolean).join(' / ');

/** A report in a file. */
export const REPORT_FILE: RecordsFile<ReportLine> = {
  headings: ['Šta / What', 'Naziv / Name', 'Potrošeno / Spent', 'Godinu pre / A year before', 'Valuta / Currency'],
  cells: ({ what, name, spent, lastYear, currency }) => [what, name, spent, lastYear ?? '', shownCurrency(currency)],
};
