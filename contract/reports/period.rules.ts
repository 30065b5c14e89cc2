/** What a report is asked for: a year, or months from one to another; this year unless said. */
export interface AskedPeriod {
  year?: number | undefined;
  /** YYYY-MM, the first month. */
  from?: string | undefined;
  /** YYYY-MM, the last month. */
  to?: string | undefined;
}

/** The months that a report is of, both of them included. */
export interface Period {
  /** Null for other months than those of a year. */
  year: number | null;
  from: string;
  until: string;
}

/** So many months at most. */
export const MOST_MONTHS = 36;

export const yearOf = (month: string): number => Number(month.slice(0, 4));

const wholeYear = (year: number): Period => ({ year, from: `${year}-01`, until: `${year}-12` });

const placeOf = (month: string): number => yearOf(month) * 12 + Number(month.slice(5)) - 1;

const monthAt = (place: number): string => `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;

/** So many months from one to another; none where the last is before the first. */
export const countMonths = ({ from, until }: Pick<Period, 'from' | 'until'>): number =>
  Math.max(0, placeOf(until) - placeOf(from) + 1);

/** The months of a period, oldest first. */
export const monthsIn = (period: Pick<Period, 'from' | 'until'>): string[] =>
  Array.from({ length: countMonths(period) }, (_, at) => monthAt(placeOf(period.from) + at));

/**
 * Which months are meant; null for a year beside months, for a last month before the first, and for more of them than a report has.
 * Without a first month it is the January of the last, without a last one it is the month that goes on.
 */
export function periodOf({ year, from, to }: AskedPeriod, thisMonth: string): Period | null {
  if (from === undefined && to === undefined) return wholeYear(year ?? yearOf(thisMonth));
  if (year !== undefined) return null;
  const until = to ?? thisMonth;
  const period = { year: null, from: from ?? `${until.slice(0, 4)}-01`, until };
  const count = countMonths(period);
  return count === 0 || count > MOST_MONTHS ? null : period;
}
