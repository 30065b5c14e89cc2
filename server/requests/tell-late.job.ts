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

/** How often the job looks whether reviewers are to be told, in milliseconds. */
export const TELL_LATE_EVERY = 10 * 60 * 1000;

// By Belgrade's clock, on days on which somebody is at work.
const FIRST_HOUR = 7;
const HOUR_AFTER = 12;

/**
 * Tells the reviewers of one company by a mail that requests are late: in the morning of a business day, once, on any number of servers.
 * Answers whether there may be more.
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
