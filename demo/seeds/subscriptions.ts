import { monthAfter, renewalDay } from '#contract/subscriptions/months.rules.ts';
import type { Transaction } from '#server/database/database.ts';
import { renewSubscriptions } from '#server/subscriptions/subscriptions.job.ts';
import { changeSubscription, subscribe } from '#server/subscriptions/subscriptions.service.ts';
import { known } from '../known.ts';
import type { DemoPlaces, Happening } from './places.ts';

const EMPLOYEE = 'employee@izbor.demo';

/** Subscriptions of the employee by Serbian name, with start and end as fractions of the year so far (0…1, 1 is now). */
const SUBSCRIPTIONS = [
  { name: 'Biblioteka kurseva, pretplata', from: 0.3, to: null },
  { name: 'Joga od kuće, pretplata', from: 0.6, to: 0.72 },
] as const;

/**
 * Subscriptions of the employee over the year, made by the shop's own service and job with the clock set to those days. The yearly
 * budgets of skills and sport pay them completely, so that the flexible budget is what the purchases leave.
 */
export function subscriptionsOf(
  transaction: Transaction,
  { people, benefits, yearStart, now }: DemoPlaces,
): Happening[] {
  const person = known(people, EMPLOYEE);
  const dayAt = (part: number) => new Date(yearStart.getTime() + (now.getTime() - yearStart.getTime()) * part);
  const happenings: Happening[] = renewalDays(yearStart, now).map((at) => ({ at, happen: renew }));
  for (const { name, from, to } of SUBSCRIPTIONS) {
    let id = 0;
    const begin = async (now: Date) => {
      const benefitId = known(benefits, name);
      id = await subscribe(transaction, { person, benefitId, idempotencyKey: null, seenPrice: null, now });
    };
    happenings.push({ at: dayAt(from), happen: begin });
    const cancel = (now: Date) => changeSubscription(transaction, { person, id, active: false, now });
    if (to !== null) happenings.push({ at: dayAt(to), happen: cancel });
  }
  return happenings;

  function renew(now: Date) {
    return renewSubscriptions(transaction, { now, log: { info: () => {}, warn: () => {} } });
  }
}

/** Mornings of the renewal days (the 5th) between two moments. */
function renewalDays(from: Date, to: Date): Date[] {
  const days: Date[] = [];
  for (let month = from.toISOString().slice(0, 10); ; month = monthAfter(month)) {
    const day = new Date(`${renewalDay(month)}T06:00:00Z`);
    if (day > to) return days;
    if (day >= from) days.push(day);
  }
}
