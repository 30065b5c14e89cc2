import { businessHour } from './calendar.rules.ts';

// Hours of the day in Belgrade between which notifications may be sent.
const FIRST_HOUR = 9;
const HOUR_AFTER = 18;
const HOUR = 60 * 60 * 1000;

/** Whether notifications may be sent at this moment: from 9 to 18 o'clock in Belgrade. */
export function isTellingHour(moment: Date): boolean {
  const hour = businessHour(moment);
  return hour >= FIRST_HOUR && hour < HOUR_AFTER;
}

/** The next moment at which notifications may be sent, from one at which they may not: nine in the morning in Belgrade. */
export function nextTellingHour(moment: Date): Date {
  let full = Math.ceil(moment.getTime() / HOUR) * HOUR;
  while (!isTellingHour(new Date(full))) full += HOUR;
  return new Date(full);
}
