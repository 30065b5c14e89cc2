import type { Currency } from '#contract/money/money.rules.ts';
import type { ReportedRun } from '#contract/reports/reports.contract.ts';

/** A run of months, or the month that goes on. */
export interface ShownRun extends ReportedRun {
  running: boolean;
}

/** The list behind a month: its address, and what the link to it says. Null where there is none. */
export type Behind = (run: ShownRun) => { to: string; words: string } | null;

/** Nothing is behind any month. */
export const noWay: Behind = () => null;

/** What is drawn of months. */
export interface ReportMonthsProps {
  runs: readonly ShownRun[];
  currency: Currency;
  behind?: Behind | undefined;
}
