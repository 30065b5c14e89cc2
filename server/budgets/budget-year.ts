const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Belgrade' });

/** The calendar year whose category budgets pay at that moment: business days are Belgrade's (product.md 1 and 6). */
export function budgetYear(now: Date): number {
  return Number(YEAR.format(now));
}

/** The last day of a category budget, YYYY-MM-DD (product.md 1: it ends with the calendar year). */
export function lastDayOf(year: number): string {
  return `${year}-12-31`;
}
