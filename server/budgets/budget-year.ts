const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Belgrade' });

const HOUR = 60 * 60 * 1000;
// The poll of every 7 seconds asks for it: within an hour a year does not change, in no zone that Belgrade was ever in.
let known = { hour: Number.NaN, year: 0 };

/** The calendar year whose category budgets pay at that moment: business days are Belgrade's (product.md 1 and 6). */
export function budgetYear(now: Date): number {
  const hour = Math.floor(now.getTime() / HOUR);
  if (known.hour !== hour) known = { hour, year: Number(YEAR.format(now)) };
  return known.year;
}

/** The last day of a category budget, YYYY-MM-DD (product.md 1: it ends with the calendar year). */
export function lastDayOf(year: number): string {
  return `${year}-12-31`;
}
