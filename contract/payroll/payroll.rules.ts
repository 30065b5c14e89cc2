import { businessDay } from '../calendar/calendar.rules.ts';
import { addMonths } from '../calendar/days.rules.ts';

/** States of a payroll month: still running, over and ready to be closed, or closed and never changed again. */
export const MONTH_STATES = ['running', 'open', 'closed'] as const;
export type MonthState = (typeof MONTH_STATES)[number];

/** Milliseconds after its end for which a month still counts as running: every transaction begun in it has been written by then. */
const QUIET = 10 * 60 * 1000;

/** The month of a moment in Belgrade, as YYYY-MM. */
export const monthOf = (moment: Date): string => businessDay(moment).slice(0, 7);

/** The month after one. */
export const nextMonth = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7);

/** The month that is not over yet: it runs until ten minutes after its end in Belgrade. */
export const runningMonth = (now: Date): string => monthOf(new Date(now.getTime() - QUIET));

/** Whether a month is over, so that it can be closed. */
export const isOver = (month: string, now: Date): boolean => month < runningMonth(now);

/** Months of a year that a company has, from its first one to the running one. */
export function monthsOfYear(year: number, first: string, now: Date): string[] {
  const all = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
  const last = monthOf(now);
  return all.filter((month) => month >= first && month <= last);
}
