import { useState } from 'react';
import { momentInBelgrade } from '#contract/announcements/announcements.rules.ts';
import { isTellingHour } from '#contract/calendar/telling-hours.rules.ts';

/** When it is to be sent, as it is chosen. */
export interface Moment {
  isLater: boolean;
  day: string;
  /** HH:MM by the clock of Belgrade. */
  time: string;
  change: (changes: Partial<Pick<Moment, 'isLater' | 'day' | 'time'>>) => void;
}

/** At once, or a day and an hour that are kept while one looks elsewhere on the page. */
export function useMoment(): Moment {
  const [chosen, choose] = useState({ isLater: false, day: '', time: '09:00' });
  return Object.assign({}, chosen, {
    change: (changes: Partial<typeof chosen>) => choose((before) => Object.assign({}, before, changes)),
  });
}

/** The moment that is meant: null is at once, undefined none that is still to come. */
export function meantBy({ isLater, day, time }: Moment, now: Date): Date | null | undefined {
  if (!isLater) return null;
  const moment = momentInBelgrade(day, time);
  return moment !== null && moment > now ? moment : undefined;
}

/** Whether people are at rest then. */
export const isNight = (at: Date | null, now: Date): boolean => !isTellingHour(at ?? now);
