import type { Caller } from '../caller/caller.ts';
import { countTry } from '../caller/rate-limits.ts';
import { eraseValuesOf } from '../changes/erase-values.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { changePerson } from '../people/change-person.ts';
import { NO_NEW_ADDRESS } from '../people/no-new-address.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import { lockPerson } from '../people/take-turn.ts';
import { replacePicture } from '../profile/picture.ts';
import { limitsOf } from './secure-person.ts';
import { erasedAlready, notClosed, ownErasing, unsettled } from './staff.errors.ts';

interface Erasing {
  by: Caller;
  person: PersonKey;
  reason: string;
  now: Date;
}

interface Standing {
  email: string;
  active: boolean;
  is_erased: boolean;
  is_unsettled: boolean;
}

/**
 * Erases what tells of somebody whose account is closed, for good, and notes that it was done and why. What was paid, filed for
 * money or passed stays, of nobody. Throws notFound, ownErasing, notClosed, erasedAlready, unsettled, or 429 after twenty in an hour.
 */
export async function erasePerson(database: Database, { by, person, reason, now }: Erasing): Promise<void> {
  if (isSamePerson(by, person)) throw ownErasing();
  await countTry(database, limitsOf(by, person), now);
  await inTransaction(database, async (transaction) => {
    await lockPerson(transaction, person);
    const { email } = await check(transaction, person);
    await replacePicture(transaction, person, { address: null, now });
    await changePerson(transaction, person, Object.assign({ erasedAt: now }, blank(person.userId)), now);
    await eraseValuesOf(transaction, person);
    for (const erasing of elsewhere(person, email, now)) await ask(transaction, erasing);
    const { companyId, userId: recordId } = person;
    await noteChange(transaction, by, { kind: 'person.erased', companyId, recordId, reason, values: [] }, now);
  });
}

async function check(transaction: Transaction, { companyId, userId }: PersonKey): Promise<Standing> {
  const mine = sql`company_id = u.company_id and user_id = u.id`;
  const [found] = await ask<Standing>(
    transaction,
    sql`
    select u.email, u.active, u.erased_at is not null as is_erased,
      exists (select from requests where ${mine} and status in ('pending', 'in_review'))
        or exists (select from orders where ${mine} and status in ('pending', 'in_process')) as is_unsettled
    from users u where u.company_id = ${companyId} and u.id = ${userId}`,
  );
  if (!found) throw notFound();
  if (found.active) throw notClosed();
  if (found.is_erased) throw erasedAlready();
  if (found.is_unsettled) throw unsettled();
  return found;
}

/** The address of somebody of whom nothing is known any more: nobody can have it (RFC 2606). */
const nobodysAddress = (userId: number): string => `erased-${userId}@erased.invalid`;

const blank = (userId: number) => ({
  email: nobodysAddress(userId),
  passwordHash: null,
  firstName: '',
  lastName: '',
  position: '',
  unit: '',
  birthPlace: '',
  birthday: null,
  externalId: null,
  oneTimeSecret: null,
  oneTimePending: null,
  ...NO_NEW_ADDRESS,
});

/** Whose rows are theirs alone, and of nobody's business once they are gone. */
const OWN_TABLES = [
  ...['people', 'notifications', 'favourites', 'cart_items', 'contact_messages', 'saved_list_mornings'],
  ...['mail_links', 'sessions', 'sign_in_attempts', 'recovery_codes', 'editing'],
];

/** What tells of them beside their own row. */
function elsewhere({ companyId, userId }: PersonKey, email: string, now: Date): Text[] {
  const theirs = sql`company_id = ${companyId} and user_id = ${userId}`;
  return [
    ...OWN_TABLES.map((table) => sql`delete from ${sql.raw(table)} where ${theirs}`),
    // One that is shared is of all who use it.
    sql`delete from saved_lists where ${theirs} and not shared`,
    // Nobody reads what still waits to be sent.
    sql`update outbox set delivered_at = ${now.toISOString()}::timestamptz
      where company_id = ${companyId} and delivered_at is null and payload ->> 'userId' = ${String(userId)}`,
    sql`update invitations set email = ${nobodysAddress(userId)} where company_id = ${companyId} and email = ${email}`,
    sql`update certificates set name = ${NOBODY} where ${theirs}`,
    sql`update suggestions set why = '' where ${theirs}`,
  ];
}

/** In place of a name that was erased. */
const NOBODY = '—';
