import { businessHour } from './calendar.rules.ts';

// By Belgrade's clock: nobody is woken by a budget or by an announcement.
const FIRST_HOUR = 9;
const HOUR_AFTER = 18;
const HOUR = 60 * 60 * 1000;

/** Whether it is an hour at which nobody minds being told something: from 9 to 18 in Belgrade. */
export function isTellingHour(moment: Date): boolean {
  const hour = businessHour(moment);
  return hour >= FIRST_HOUR && hour < HOUR_AFTER;
}

/** When people may be told again, from a moment at which they may not: nine in the morning. */
export function nextTellingHour(moment: Date): Date {
  let full = Math.ceil(moment.getTime() / HOUR) * HOUR;
  while (!isTellingHour(new Date(full))) full += HOUR;
  return new Date(full);
}
