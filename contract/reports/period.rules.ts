/** Period of a report: a year, or months from one to another; the current year by default. */
export interface AskedPeriod {
  year?: number | undefined;
  /** YYYY-MM, the first month. */
  from?: string | undefined;
  /** YYYY-MM, the last month. */
  to?: string | undefined;
}

/** The months that a report covers, first and last included. */
export interface Period {
  /** Null when the period is not a single year. */
  year: number | null;
  from: string;
  until: string;
}

/** The longest period, in months. */
export const MOST_MONTHS = 36;

export const yearOf = (month: string): number => Number(month.slice(0, 4));

const wholeYear = (year: number): Period => ({ year, from: `${year}-01`, until: `${year}-12` });

const placeOf = (month: string): number => yearOf(month) * 12 + Number(month.slice(5)) - 1;

const monthAt = (place: number): string => `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`;

/** Number of months in a period; 0 where the last is before the first. */
export const countMonths = ({ from, until }: Pick<Period, 'from' | 'until'>): number =>
  Math.max(0, placeOf(until) - placeOf(from) + 1);

/** The months of a period, oldest first. */
export const monthsIn = (period: Pick<Period, 'from' | 'until'>): string[] =>
  Array.from({ length: countMonths(period) }, (_, at) => monthAt(placeOf(period.from) + at));

/**
 * The period that was asked for. Null for a year together with months, for a last month before the first, and for too many months. The
 * first month defaults to January of the last one's year, the last one to the current month.
 */
export function periodOf({ year, from, to }: AskedPeriod, thisMonth: string): Period | null {
  if (from === undefined && to === undefined) return wholeYear(year ?? yearOf(thisMonth));
  if (year !== undefined) return null;
  const until = to ?? thisMonth;
  const period = { year: null, from: from ?? `${until.slice(0, 4)}-01`, until };
  const count = countMonths(period);
  return count === 0 || count > MOST_MONTHS ? null : period;
}
