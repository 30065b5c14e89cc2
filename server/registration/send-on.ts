import { businessDay, businessHour } from '#contract/calendar/calendar.rules.ts';
import { daysBetween, isDay } from '#contract/calendar/days.rules.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { sendingDay } from './registration.errors.ts';

const MORNING = 9;
const LATEST = 90;

/** The time at which mails of that day are sent: nine in the morning in Belgrade. Null without a day. Throws request.invalid. */
export function sendingMoment(day: string | undefined, now: Date): Date | null {
  if (day === undefined) return null;
  const later = isDay(day) ? daysBetween(businessDay(now), day) : 0;
  if (later < 1 || later > LATEST) throw requestInvalid({ on: sendingDay });
  // Belgrade is UTC+1 in winter and UTC+2 in summer.
  const winter = new Date(`${day}T08:00:00Z`);
  return businessHour(winter) === MORNING ? winter : new Date(`${day}T07:00:00Z`);
}
