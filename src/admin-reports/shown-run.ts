import type { Currency } from '#contract/money/money.rules.ts';
import type { ReportedRun } from '#contract/reports/reports.contract.ts';

/** A run of months, or the current month. */
export interface ShownRun extends ReportedRun {
  running: boolean;
}

/** The address of the list behind a run and the text of its link; null where there is no list. */
export type Behind = (run: ShownRun) => { to: string; words: string } | null;

/** No run has a link. */
export const noWay: Behind = () => null;

/** The props of a chart of months. */
export interface ReportMonthsProps {
  runs: readonly ShownRun[];
  currency: Currency;
  behind?: Behind | undefined;
}
