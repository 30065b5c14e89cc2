import { addMonths } from '../calendar/days.rules.ts';

/**
 * Months of a subscription. Days and months are YYYY-MM-DD in Belgrade; a month is written as its first day. The month in which a
 * person subscribes is paid then, later ones on the 5th (specification.md 4), so no month is paid twice and none is free.
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
 * The month that is paid on subscribing: the current one. If the same benefit was already paid for it (possible only after a clock was
 * set back), it is the month after the last paid one.
 */
export function firstMonth(today: string, lastPaid: string | null): string {
  const current = monthOf(today);
  return lastPaid !== null && lastPaid >= current ? monthAfter(lastPaid) : current;
}

/**
 * The month that a renewal charges today; null when none is due. A month is due from its 5th until its end: a charge missed during an
 * outage is made up within its month, and a whole missed month is never charged later.
 */
export function dueMonth(nextMonth: string, today: string): string | null {
  const isTime = Number(today.slice(8)) >= RENEWAL_DAY && nextMonth <= monthOf(today);
  return isTime ? monthOf(today) : null;
}

/** The current month if it is not paid yet; null when it is. Cancelling pays it (specification.md 4). */
export function openMonth(nextMonth: string, today: string): string | null {
  return nextMonth <= monthOf(today) ? monthOf(today) : null;
}

/** Whether a day is charged to a person whose last day is `lastDay`; null for a person who stays. */
export const isStillThere = (day: string, lastDay: string | null): boolean => lastDay === null || day <= lastDay;

/** The day of the next charge: the 5th of the month to be paid next, or today when that is past. */
export function nextChargeDay(nextMonth: string, today: string): string {
  const month = openMonth(nextMonth, today) ?? nextMonth;
  const fifth = renewalDay(month);
  return fifth < today ? today : fifth;
}
