import type { Caller } from '../caller/caller.ts';
import { countTry, type Limit } from '../caller/rate-limits.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound, requestInvalid } from '../errors/request.errors.ts';
import { post } from '../outbox/post.ts';
import { NO_NEW_ADDRESS } from '../people/no-new-address.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import { endLinks, LINK_LIFE } from '../registration/mail-links.ts';
import { addressInUse } from '../registration/registration.errors.ts';
import { changeFields } from './change-person-fields.ts';
import { checkMayMove } from './may-move-address.ts';
import { columnsOf } from './person-fields.ts';
import { type Editing, savePerson } from './save-person.ts';
import { noAddress, notOpen, ownAddress, sameAddress } from './staff.errors.ts';

interface Asking extends Editing {
  by: Caller;
}

/**
 * Requests a change of a person's address: a link goes to the new one and a notice to the present one, which stays in use until the link is
 * opened. Without an account the address changes immediately. Throws notFound, recordChanged, ownAddress, permissionMissing, notOpen,
 * addressInUse, request.invalid, or 429.
 */
export async function askForAddress(database: Database, { email: typed, ...asking }: Asking & { email: string }) {
  const { by, person, now } = asking;
  if (isSamePerson(by, person)) throw ownAddress();
  const { email = '' } = columnsOf({ email: typed }, now);
  await countTry(database, limitsOf(asking, email), now);
  if (!(await hasAccount(database, person))) {
    const fields = { email };
    return changeFields(database, Object.assign({ fields, owned: ['email'] as const }, asking));
  }
  await savePerson(database, asking, {
    kind: 'person.address_asked',
    columns: { pendingEmail: email, pendingUntil: new Date(now.getTime() + LINK_LIFE.new_address) },
    finish: async (transaction, { before }) => {
      if (before.active !== true) throw notOpen();
      await checkMayMove(transaction, by, before);
      if (before.email === email) throw requestInvalid({ email: sameAddress });
      await checkFree(transaction, person, email);
      await endLinks(transaction, person, now, ['new_address']);
      await tell(transaction, asking, before.pending_email !== email);
    },
  });
}

/** Withdraws a requested address. Throws notFound, recordChanged, ownAddress, permissionMissing, or noAddress. */
export function withdrawAddress(database: Database, asking: Asking): Promise<void> {
  const { by, person, now } = asking;
  if (isSamePerson(by, person)) throw ownAddress();
  return savePerson(database, asking, {
    kind: 'person.address_withdrawn',
    columns: NO_NEW_ADDRESS,
    prepare: async (transaction) => {
      const found = await ask<{ waits: boolean }>(
        transaction,
        sql`select pending_email is not null as waits from users
          where company_id = ${person.companyId} and id = ${person.userId}`,
      );
      if (found[0] && !found[0].waits) throw noAddress();
    },
    finish: async (transaction, { before }) => {
      await checkMayMove(transaction, by, before);
      await endLinks(transaction, person, now, ['new_address']);
    },
  });
}

const HOUR = 60 * 60 * 1000;

/** Rate limits per caller, person and address, so that no mailbox is flooded and addresses cannot be probed. */
const limitsOf = ({ by, person }: Asking, email: string): Limit[] => [
  { key: `address:by:${by.companyId}:${by.userId}`, most: 60, window: HOUR },
  { key: `address:of:${person.companyId}:${person.userId}`, most: 10, window: HOUR },
  { key: `address:to:${email}`, most: 10, window: 24 * HOUR },
];

async function hasAccount(database: Database, { companyId, userId }: PersonKey): Promise<boolean> {
  const [found] = await ask<{ confirmed: boolean }>(
    database,
    sql`select confirmed from users where company_id = ${companyId} and id = ${userId}`,
  );
  if (!found) throw notFound();
  return found.confirmed;
}

/** Throws addressInUse if a confirmed account of any company has the address, or any person of this company; it does not say who. */
async function checkFree(transaction: Transaction, { companyId }: PersonKey, email: string): Promise<void> {
  const taken = await ask(
    transaction,
    sql`
    select 1 as one from users where company_id = ${companyId} and email = ${email}
    union all
    select 1 from people p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.email = ${email} and u.confirmed limit 1`,
  );
  if (taken.length > 0) throw addressInUse();
}

async function tell(transaction: Transaction, { person, now }: Asking, isNew: boolean): Promise<void> {
  const { companyId, userId } = person;
  await post(transaction, { companyId, kind: 'new_address', payload: { userId }, now });
  // A repeated request is no news to the present address.
  if (isNew) await post(transaction, { companyId, kind: 'address_asked', payload: { userId }, now });
}
