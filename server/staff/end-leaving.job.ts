import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { saveRecord } from '../records/save-record.ts';
import { CLOSED, closeAccount } from './close-account.ts';
import { notePerson } from './note-person.ts';

/** Milliseconds between runs of the job once it finds nobody to close. */
export const CLOSE_EVERY = 60 * 1000;

/**
 * Closes the account of one person whose last day has passed in Belgrade; returns whether there was one. Any number of servers may run it
 * concurrently, since locked rows are skipped.
 */
export function closeAfterLastDay(database: Database, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const person = await lockNext(transaction, now);
    if (!person) return false;
    const { companyId, userId } = person;
    const { before, after } = await saveRecord(transaction, users, {
      key: { companyId, id: userId },
      seen: null,
      // `ends_on` stays, to show when it was.
      columns: Object.assign({ endedAt: now }, CLOSED),
      rising: users.version,
      now,
    });
    await notePerson(transaction, 'job', { kind: 'person.deactivated', person, before, after, now });
    await closeAccount(transaction, { person, by: 'job', before, now });
    return true;
  });
}

async function lockNext(transaction: Transaction, now: Date): Promise<PersonKey | null> {
  const [row] = await next(transaction, { today: businessDay(now) });
  return row ?? null;
}

const next = statement(
  'next_to_close',
  of<PersonKey>,
  () => sql`
    select company_id as "companyId", id as "userId" from users
    where active and ends_on is not null and ends_on < ${text('today')}::date
    order by ends_on, company_id, id limit 1 for no key update skip locked`,
);
