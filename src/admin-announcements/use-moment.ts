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
  /** HH:MM by the clock of Belgrade. */
  time: string;
}

/** When it is to be sent, as it is chosen. */
export interface Moment extends Chosen {
  change: (changes: Partial<Chosen>) => void;
}

const AT_ONCE: Chosen = { isLater: false, day: '', time: '09:00' };

/**
 * At once, or a day and an hour that are kept with an announcement (its number, or `new`) while one looks elsewhere; `hand` gives them
 * to the one that was added.
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

/** The choice that means a moment of ISO 8601. */
export const chosenAt = (at: string): Chosen => ({
  isLater: true,
  day: businessDay(new Date(at)),
  time: formatTime(at).padStart(5, '0'),
});

const DAY = 24 * 60 * 60 * 1000;

/** The last day that may be chosen. */
export const lastDayAhead = (now: Date): string => addDays(businessDay(now), MOST_DAYS_AHEAD);

/** The moment that is meant: null is at once, undefined none that is still to come within a year. */
export function meantBy({ isLater, day, time }: Moment, now: Date): Date | null | undefined {
  if (!isLater) return null;
  const moment = momentInBelgrade(day, time);
  const ahead = (moment?.getTime() ?? 0) - now.getTime();
  return moment !== null && ahead > 0 && ahead <= MOST_DAYS_AHEAD * DAY ? moment : undefined;
}

/** Whether people are at rest then. */
export const isNight = (at: Date | null, now: Date): boolean => !isTellingHour(at ?? now);
