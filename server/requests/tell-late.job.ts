import { businessDay, businessHour } from '#contract/calendar/calendar.rules.ts';
import { isWorkday } from '#contract/calendar/workdays.rules.ts';
import { mayDecide } from '../approvals/who-approves.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { LANES } from '../outbox/lanes.ts';
import { post } from '../outbox/post.ts';
import { isLate } from './review-columns.ts';
import { PERMISSION } from './second-person.ts';

/** Milliseconds between runs of the job that reminds reviewers. */
export const TELL_LATE_EVERY = 10 * 60 * 1000;

// Hours in Belgrade time, on business days.
const FIRST_HOUR = 7;
const HOUR_AFTER = 12;

/**
 * Queues mails to the reviewers of one company that has late requests: once, on the morning of a business day, on any number of servers.
 * Returns whether there may be another company.
 */
export async function tellLate(database: Database, now: Date): Promise<boolean> {
  const today = businessDay(now);
  const hour = businessHour(now);
  if (!isWorkday(today) || hour < FIRST_HOUR || hour >= HOUR_AFTER) return false;
  return inTransaction(database, async (transaction) => {
    const [company] = await ask<{ id: number }>(
      transaction,
      sql`
      update companies set late_told_on = ${today}::date where id = (
        select c.id from companies c where c.active and (c.late_told_on is null or c.late_told_on < ${today}::date)
          and exists (select from requests r where r.company_id = c.id and ${isLate(now)})
        order by c.id limit 1 for no key update skip locked)
      returning id`,
    );
    if (!company) return false;
    const companyId = company.id;
    const reviewers = await ask<{ id: number }>(
      transaction,
      sql`
      select u.id from users u where u.company_id = ${companyId} and u.is_company_admin and ${mayDecide(PERMISSION)} and exists (
        select from requests r where r.company_id = u.company_id and r.user_id <> u.id and ${isLate(now)})
      order by u.id`,
    );
    for (const { id: userId } of reviewers) {
      await post(transaction, {
        companyId,
        kind: 'late_requests',
        payload: { userId, day: today },
        now,
        lane: LANES.bulk,
      });
    }
    return true;
  });
}
