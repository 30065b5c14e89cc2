import { addMonths } from '../calendar/days.rules.ts';

/**
 * The months of a subscription. Days and months are YYYY-MM-DD of Belgrade, a month is its first day. A month is paid when
 * one subscribes in it, else on its 5th (specification.md 4); so nobody pays a month twice and none is free.
 */

/** specification.md 9: the day of the month on which subscriptions renew. */
export const RENEWAL_DAY = 5;

/** The month that a day is in. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The month after the one that a day is in. */
export function monthAfter(day: string): string {
  return addMonths(monthOf(day), 1);
}

/** The day on which subscriptions renew in the month that a day is in. */
export function renewalDay(day: string): string {
  return `${day.slice(0, 8)}${String(RENEWAL_DAY).padStart(2, '0')}`;
}

/**
 * The month that is paid on subscribing: the one that runs. One that was paid already for the same benefit, which only a
 * clock that was put back can bring about, is not paid again: the month after it is.
 */
export function firstMonth(today: string, lastPaid: string | null): string {
  const current = monthOf(today);
  return lastPaid !== null && lastPaid >= current ? monthAfter(lastPaid) : current;
}

/**
 * The month that a renewal charges today; null when there is none. A month is due from its 5th on until it ends: what was
 * missed while nothing ran is charged as long as its month lasts, and a whole month that was missed is never charged later.
 */
export function dueMonth(nextMonth: string, today: string): string | null {
  const isTime = Number(today.slice(8)) >= RENEWAL_DAY && nextMonth <= monthOf(today);
  return isTime ? monthOf(today) : null;
}

/** The month that has begun and is not paid yet; null when the one that runs is paid. Cancelling pays it (specification.md 4). */
export function openMonth(nextMonth: string, today: string): string | null {
  return nextMonth <= monthOf(today) ? monthOf(today) : null;
}

/** The day of the next charge: the 5th of the month to be paid next, or today when that is past. */
export function nextChargeDay(nextMonth: string, today: string): string {
  const month = openMonth(nextMonth, today) ?? nextMonth;
  const fifth = renewalDay(month);
  return fifth < today ? today : fifth;
}
