import { shownCurrency } from '#contract/money/money.rules.ts';
import type { BudgetReport } from '#contract/reports/reports.contract.ts';
import type { RecordsFile } from '../records/export-records.ts';

interface Line {
  what: string;
  name: string;
  spent: number;
  lastYear: number | null;
  currency: BudgetReport['currency'];
}

/** Months and budgets of a report, as lines of a file. */
export function linesOf({ runs, budgets, joined, currency }: BudgetReport): Line[] {
  const months = runs.map(({ from, until, spent, last_year: lastYear }) => ({
    what: 'Meseci / Months',
    name: from === until ? from : `${from} do / to ${until}`,
    spent,
    lastYear,
    currency,
  }));
  const rest = joined === null ? [] : [{ name: 'Ostalo zajedno / The rest together', spent: joined }];
  const named = budgets.map((budget) => ({ name: nameOf(budget), spent: budget.spent }));
  return [
    ...months,
    ...[...named, ...rest].map(({ name, spent }) => ({
      what: 'Budžeti / Budgets',
      name,
      spent,
      lastYear: null,
      currency,
    })),
  ];
}

const nameOf = ({ category, name_sr: sr, name_en: en }: BudgetReport['budgets'][number]): string =>
  category === null ? 'Fleksibilni / Flexible' : [sr, en].filter(Boolean).join(' / ');

/** A report in a file. */
export const REPORT_FILE: RecordsFile<Line> = {
  headings: ['Šta / What', 'Naziv / Name', 'Potrošeno / Spent', 'Godinu pre / A year before', 'Valuta / Currency'],
  cells: ({ what, name, spent, lastYear, currency }) => [
    what,
    name,
    spent.toFixed(2),
    lastYear === null ? '' : lastYear.toFixed(2),
    shownCurrency(currency),
  ],
};
