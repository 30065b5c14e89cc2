import { businessDay } from '../calendar/calendar.rules.ts';
import { addMonths } from '../calendar/days.rules.ts';

/** How a month of the payroll stands: it goes on, it is over and can be closed, or it is closed and stays as it is for ever. */
export const MONTH_STATES = ['running', 'open', 'closed'] as const;
export type MonthState = (typeof MONTH_STATES)[number];

/** What was begun in a month is written by then: no statement takes as long. Milliseconds. */
const QUIET = 10 * 60 * 1000;

/** The month of a moment in Belgrade, as YYYY-MM. */
export const monthOf = (moment: Date): string => businessDay(moment).slice(0, 7);

/** The month after one. */
export const nextMonth = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);

/** The first month that is not over: the one that goes on, until ten minutes after its end in Belgrade. */
export const runningMonth = (now: Date): string => monthOf(new Date(now.getTime() - QUIET));

/** Whether all of a month is behind us, so that it can be closed. */
export const isOver = (month: string, now: Date): boolean => month < runningMonth(now);

/** The months of a year that a company has: from its first to the one that goes on. */
export function monthsOfYear(year: number, first: string, now: Date): string[] {
  const all = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  const last = monthOf(now);
  return all.filter((month) => month >= first && month <= last);
}
