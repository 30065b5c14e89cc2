const BELGRADE = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Belgrade' });

/** The day of a moment as YYYY-MM-DD, in Belgrade, where business days are counted (product.md 6). */
export function businessDay(moment: Date): string {
  return BELGRADE.format(moment);
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Belgrade' });

/** The hour of a moment by Belgrade's clock, 0 to 23. */
export function businessHour(moment: Date): number {
  return Number(CLOCK.format(moment));
}

/** A day (YYYY-MM-DD) as both languages write it: DD.MM.YYYY. (product.md 6). */
export function writtenDay(day: string): string {
  return `${day.split('-').reverse().join('.')}.`;
}
