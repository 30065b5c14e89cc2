import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { formatDay } from '#locales/dates.ts';
import { languageTag } from '#locales/texts.tsx';

export interface ChangedDay {
  /** YYYY-MM-DD in the time zone of Belgrade. */
  day: string;
  changes: readonly ListedChange[];
}

/**
 * Groups changes, the newest first, by their day in Belgrade. A change that took long is noted after others of a later day: each day is
 * there once all the same.
 */
export function byDay(changes: readonly ListedChange[]): ChangedDay[] {
  const days = new Map<string, ListedChange[]>();
  for (const change of changes) {
    const day = businessDay(new Date(change.at));
    const made = days.get(day);
    if (made) made.push(change);
    else days.set(day, [change]);
  }
  return [...days].map(([day, made]) => ({ day, changes: made })).sort((one, other) => (one.day < other.day ? 1 : -1));
}

/** A day as a heading: weekday and date, with the year where it is not the current one. */
export function dayInWords(day: string, today: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(languageTag(language), { weekday: 'long', timeZone: 'UTC' });
  const date = formatDay(day);
  return `${weekday.format(new Date(day))} ${day.slice(0, 4) === today.slice(0, 4) ? date.slice(0, 6) : date}`;
}
