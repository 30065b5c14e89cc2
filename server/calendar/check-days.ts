import { isDay } from '#contract/calendar/days.rules.ts';
import { dayMissing, daysInOrder } from './calendar.errors.ts';

/** Days of a filter, YYYY-MM-DD. */
interface Days {
  date_from?: string | undefined;
  date_to?: string | undefined;
}

/** Refuses days that do not exist, and an end before the start (specification.md 5). */
export function checkDays({ date_from, date_to }: Days): void {
  if (date_from !== undefined && !isDay(date_from)) throw dayMissing('date_from');
  if (date_to !== undefined && !isDay(date_to)) throw dayMissing('date_to');
  if (date_from !== undefined && date_to !== undefined && date_from > date_to) throw daysInOrder();
}
