import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { daysBetween } from '#contract/calendar/days.rules.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { serverNow } from '../api/server-time.ts';

/** Number of calendar days, in Belgrade, since then. */
export const waitingDays = (since: string, now = serverNow()): number =>
  daysBetween(businessDay(new Date(since)), businessDay(now));

/** The waiting time in words. */
export function useWaitingAge() {
  const t = useTexts(adminRequestsTexts);
  return (since: string): string => {
    const days = waitingDays(since);
    if (days <= 0) return t('today');
    return days === 1 ? t('yesterday') : t('days', { count: days });
  };
}
