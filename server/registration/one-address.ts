import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

/** The account to which an address leads: the confirmed one, else the one registered last. */
export interface Holder extends PersonKey {
  confirmed: boolean;
}

/**
 * Locks an address. Called first by every transaction that registers or confirms it, to serialise them across companies. Null if it is not
 * registered.
 */
export async function lockAddress(transaction: Transaction, email: string): Promise<Holder | null> {
  const [held] = await lock(transaction, { email });
  if (!held) return null;
  // Read by a second statement after the lock: a statement that waited for a lock still sees other rows as they were before.
  const [holder] = await read(transaction, { email });
  return holder ?? null;
}

const lock = statement(
  'lock_address',
  of<object>,
  () => sql`select email from people where email = ${text('email')} for update`,
);

const read = statement(
  'read_address',
  of<Holder>,
  () => sql`
    select u.company_id as "companyId", u.id as "userId", u.confirmed
    from people p join users u on u.company_id = p.company_id and u.id = p.user_id where p.email = ${text('email')}`,
);

/** Makes an address lead to this account. Fails with 23505 if it is registered concurrently. */
export async function holdAddress(
  transaction: Transaction,
  email: string,
  { companyId, userId, isKnown }: PersonKey & { isKnown: boolean },
): Promise<void> {
  await (isKnown ? move : claim)(transaction, { email, companyId, userId });
}

const claim = statement(
  'claim_address',
  of<object>,
  () => sql`
    insert into people (email, company_id, user_id) values (${text('email')}, ${number('companyId')}, ${number('userId')})`,
);

const move = statement(
  'move_address',
  of<object>,
  () => sql`
    update people set company_id = ${number('companyId')}, user_id = ${number('userId')} where email = ${text('email')}`,
);

/**
 * Confirms an account's address, which the caller has locked: voids all other unconfirmed accounts with it, and marks an open invitation of
 * its company as used. Does nothing for a confirmed account.
 */
export async function confirmAddress(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  await confirm(transaction, { companyId, userId });
}

const confirm = statement(
  'confirm_address',
  of<object>,
  () => sql`
    with confirmed as (
      update users set confirmed = true, edit_revision = edit_revision + 1
      where company_id = ${number('companyId')} and id = ${number('userId')} and not confirmed
      returning company_id, id, email),
    held as (
      update people p set company_id = c.company_id, user_id = c.id from confirmed c where p.email = c.email),
    used as (
      update invitations i set used_by = c.id from confirmed c
      where i.company_id = c.company_id and i.email = c.email and i.used_by is null and i.withdrawn_at is null)
    update users u set active = false from confirmed c
    where u.email = c.email and not u.confirmed and (u.company_id, u.id) <> (c.company_id, c.id)`,
);
