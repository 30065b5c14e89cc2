import type { SummaryMonth } from '#contract/corporate/corporate.contract.ts';
import { toMajor, toMinor } from '#contract/money/money.rules.ts';

/**
 * Sums from the first month shown to the end of one: of this period and of a year before, which is null where one of its months is unknown.
 */
export interface MonthSum {
  spent: number;
  last_year: number | null;
}

/** The cumulative sums of the months, in their order. */
export function monthSums(months: readonly Pick<SummaryMonth, 'spent' | 'last_year'>[]): MonthSum[] {
  const isKnown = months.every(({ last_year: before }) => before !== null);
  return months.map((_, at) => {
    const until = months.slice(0, at + 1);
    return {
      spent: added(until.map(({ spent }) => spent)),
      last_year: isKnown ? added(until.map(({ last_year: before }) => before ?? 0)) : null,
    };
  });
}

const added = (amounts: readonly number[]): number =>
  toMajor(amounts.reduce((sum, amount) => sum + toMinor(amount), 0));
