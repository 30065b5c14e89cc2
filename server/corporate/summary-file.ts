import type { CorporateSummary } from '#contract/corporate/corporate.contract.ts';
import { linesOfBudgets, linesOfMonths, type ReportLine } from '../reports/report-file.ts';

/** Months and budgets of a summary, as lines of the file of a report. */
export function linesOfSummary(summary: CorporateSummary): ReportLine[] {
  const months = summary.months.map(({ month: name, spent, last_year, running }) => ({
    name,
    spent,
    last_year,
    running,
  }));
  return [...linesOfMonths(summary.currency, months), ...linesOfBudgets(summary)];
}
