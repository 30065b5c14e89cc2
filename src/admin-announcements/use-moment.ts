import { MOST_DAYS_AHEAD, momentInBelgrade } from '#contract/announcements/announcements.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { addDays } from '#contract/calendar/days.rules.ts';
import { isTellingHour } from '#contract/calendar/telling-hours.rules.ts';
import { formatTime } from '#locales/dates.ts';
import { keepWork, useKeptWork } from '../ground/kept-work.ts';
import { useMe } from '../session/session.queries.ts';

interface Chosen {
  isLater: boolean;
  day: string;
  /** HH:MM in Belgrade time. */
  time: string;
}

/** The chosen time of sending. */
export interface Moment extends Chosen {
  change: (changes: Partial<Chosen>) => void;
}

const AT_ONCE: Chosen = { isLater: false, day: '', time: '09:00' };

/**
 * The chosen time of sending, immediately or a day and an hour, stored per announcement (its number, or `new`) so that it survives leaving
 * the page; `hand` moves the choice to the announcement that was added.
 */
export function useMoment(open: string): Moment & { hand: (added: number) => void } {
  const { id: person } = useMe();
  const nameOf = (announcement: string) => `announcement.${person}.${announcement}`;
  const [chosen, keep, forget] = useKeptWork(nameOf(open), AT_ONCE);
  return Object.assign({}, chosen, {
    change: (changes: Partial<Chosen>) => keep(Object.assign({}, chosen, changes)),
    hand: (added: number) => {
      keepWork(nameOf(String(added)), chosen);
      forget();
    },
  });
}

/** The choice for a moment in ISO 8601. */
export const chosenAt = (at: string): Chosen => ({
  isLater: true,
  day: businessDay(new Date(at)),
  time: formatTime(at).padStart(5, '0'),
});

const DAY = 24 * 60 * 60 * 1000;

/** The last day that may be chosen, YYYY-MM-DD. */
export const lastDayAhead = (now: Date): string => addDays(businessDay(now), MOST_DAYS_AHEAD);

/** The chosen moment: null for immediately, undefined where it is no moment within the next year. */
export function meantBy({ isLater, day, time }: Moment, now: Date): Date | null | undefined {
  if (!isLater) return null;
  const moment = momentInBelgrade(day, time);
  const ahead = (moment?.getTime() ?? 0) - now.getTime();
  return moment !== null && ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY ? moment : undefined;
}

/** Whether the moment is outside the hours in which people are notified. */
export const isNight = (at: Date | null, now: Date): boolean => !isTellingHour(at ?? now);
