import { businessHour } from '#contract/calendar/calendar.rules.ts';

// By Belgrade's clock: nobody is woken by a budget.
const FIRST_HOUR = 9;
const HOUR_AFTER = 18;
const HOUR = 60 * 60 * 1000;

/** Whether people may be reminded at this moment. */
export function isTellingHour(now: Date): boolean {
  const hour = businessHour(now);
  return hour >= FIRST_HOUR && hour < HOUR_AFTER;
}

/** When people may be reminded again, from a moment at which they may not: nine in the morning. */
export function nextTellingHour(now: Date): Date {
  let full = Math.ceil(now.getTime() / HOUR) * HOUR;
  while (!isTellingHour(new Date(full))) full += HOUR;
  return new Date(full);
}
