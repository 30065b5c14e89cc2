import { isDay } from '../calendar/days.rules.ts';

/** A birthday must be a real day, not in the future and not before 1900. Days as YYYY-MM-DD. */
export function isBirthday(day: string, today: string): boolean {
  return isDay(day) && day >= '1900-01-01' && day <= today;
}
