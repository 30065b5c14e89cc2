import { setImmediate } from 'node:timers/promises';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { dueMonth, monthOf, RENEWAL_DAY } from '#contract/subscriptions/months.rules.ts';
import { statusOf } from '#contract/subscriptions/subscriptions.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { loggedError } from '../database/logged-error.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, value } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MailLog } from '../mail/mailer.ts';
import type { PersonKey } from '../people/person-key.ts';
import { readRunning } from './read-running.ts';
import { endSubscription, renewSubscription } from './renew-subscription.ts';

/** How often the job looks for due subscriptions, in milliseconds. */
export const RENEW_EVERY = 60 * 1000;

const NOBODY: PersonKey = { companyId: 0, userId: 0 };

/**
 * Renews due subscriptions (specification.md 4: on the 5th) and ends those cancelled before this month, one transaction per
 * person. Any number of servers may run it at the same time: a person whose row is locked is skipped until the next run, and no
 * month can be charged twice. A renewal that fails does not stop those of others. Answers how many people had something due.
 */
export async function renewSubscriptions(
  database: Database,
  { now, log }: { now: Date; log: MailLog },
): Promise<number> {
  let done = 0;
  let after = NOBODY;
  for (;;) {
    const person = await renewNext(database, after, now, log);
    if (!person) return done;
    done += 1;
    after = person;
    // The embedded database works in this thread: this lets other requests be answered between two people.
    await setImmediate();
  }
}

async function renewNext(database: Database, after: PersonKey, now: Date, log: MailLog): Promise<PersonKey | null> {
  let person: PersonKey | null = null;
  try {
    return await inTransaction(database, async (transaction) => {
      person = await lockNext(transaction, after, now);
      if (person) await renewOf(transaction, person, now);
      return person;
    });
  } catch (error) {
    // Without a person the database itself has failed: the job's next run will try again.
    if (!person) throw error;
    log.warn({ person, error: loggedError(error) }, 'not renewed');
    return person;
  }
}

async function lockNext(transaction: Transaction, after: PersonKey, now: Date): Promise<PersonKey | null> {
  const today = businessDay(now);
  const [row] = await next(transaction, {
    afterCompany: after.companyId,
    afterUser: after.userId,
    month: monthOf(today),
    chargesNow: Number(today.slice(8)) >= RENEWAL_DAY,
  });
  return row ?? null;
}

// A cancelled subscription ends with its paid month, so it is due as soon as its next month begins.
const next = statement(
  'next_to_renew',
  of<{ companyId: number; userId: number }>,
  () => sql`
    select s.company_id as "companyId", s.user_id as "userId"
    from subscriptions s join users u on u.company_id = s.company_id and u.id = s.user_id
    where s.ended_at is null and s.next_month <= ${text('month')}::date
      and (s.canceled_at is not null or ${value('chargesNow', of<boolean>)}::boolean)
      and (s.company_id, s.user_id) > (${number('afterCompany')}::bigint, ${number('afterUser')}::bigint)
    order by s.company_id, s.user_id limit 1
    for no key update of u skip locked`,
);

/** Renews and ends the due subscriptions of one person, whose row is locked, in the order that the forecast assumes. */
async function renewOf(transaction: Transaction, person: PersonKey, now: Date): Promise<void> {
  const today = businessDay(now);
  const { subscriptions, ...terms } = await readRunning(transaction, person, today);
  for (const subscription of subscriptions) {
    const { canceledAt, nextMonth } = subscription;
    const status = statusOf({ canceledAt, isOver: false }, today);
    const month = status === 'active' ? dueMonth(nextMonth, today) : null;
    const cancelled = { reason: 'cancelled' as const, personActive: terms.personActive, now };
    if (status === 'ended') await endSubscription(transaction, person, subscription, cancelled);
    if (month) await renewSubscription(transaction, person, subscription, { terms, month, actorId: null, now });
  }
}
