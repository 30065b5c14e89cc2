/** The longest absence that can be entered in one call, in days. */
export const LONGEST_ABSENCE = 366;

/** What is wrong with the days of an absence. */
export type AbsenceDaysProblem = 'past' | 'order' | 'long' | 'day';

const DAY = 24 * 60 * 60 * 1000;
const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** Problem of an absence, null when it is valid. Both `from` and `to` are days of the absence; `today` is the day in Belgrade. */
export function absenceProblem(from: string, to: string, today: string): AbsenceDaysProblem | null {
  if (![from, to].every(canBeDay) || !isDay(from) || !isDay(to)) return 'day';
  if (to < today) return 'past';
  if (to < from) return 'order';
  return (Date.parse(to) - Date.parse(from)) / DAY >= LONGEST_ABSENCE ? 'long' : null;
}

// `toISOString` throws on an invalid date, so the date is checked first.
const canBeDay = (day: string) => !Number.isNaN(Date.parse(day));
