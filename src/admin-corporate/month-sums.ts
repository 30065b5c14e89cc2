import type { SummaryMonth } from '#contract/corporate/corporate.contract.ts';
import { toMajor, toMinor } from '#contract/money/money.rules.ts';

/** What was spent from the first month shown until the end of one, and the same of a year before; null where a month of that is not known. */
export interface MonthSum {
  spent: number;
  last_year: number | null;
}

/** The months added up, one after the other. */
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
