/** Arithmetic on days, each YYYY-MM-DD without a time zone. calendar.rules.ts says which day it is now. */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

// In UTC each day has 24 hours; in a zone with summer time two of them do not.
dayjs.extend(utc);

const WRITTEN = 'YYYY-MM-DD';

/** Whether YYYY-MM-DD names a day that exists. */
export function isDay(day: string): boolean {
  const read = dayjs.utc(day);
  return read.isValid() && read.format(WRITTEN) === day;
}

/** Adds months to a day; the result is the last day of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  return dayjs.utc(day).add(months, 'month').format(WRITTEN);
}

/** Adds days to a day. */
export function addDays(day: string, days: number): string {
  return dayjs.utc(day).add(days, 'day').format(WRITTEN);
}

/** The last day of the month that a day is in. */
export function lastDayOfMonth(day: string): string {
  return dayjs.utc(day).endOf('month').format(WRITTEN);
}

/** The days from one day to another; less than 0 to an earlier one. */
export function daysBetween(from: string, to: string): number {
  return dayjs.utc(to).diff(dayjs.utc(from), 'day');
}

/** Relative periods of a filter, in days up to today: a saved link with such a word moves on with the calendar. */
export const LATELY = { today: 1, '7d': 7, '30d': 30 } as const;
export type Lately = keyof typeof LATELY;

export const isLately = (text: string): text is Lately => Object.hasOwn(LATELY, text);
