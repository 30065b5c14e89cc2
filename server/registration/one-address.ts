import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';

/** The account that an address leads to: the confirmed one, or while there is none the one that was registered last. */
export interface Holder extends PersonKey {
  confirmed: boolean;
}

/**
 * Locks an address, first in every transaction that registers or confirms it, so that companies come one after the other;
 * null for one that nobody has registered.
 */
export async function lockAddress(transaction: Transaction, email: string): Promise<Holder | null> {
  const [held] = await lock(transaction, { email });
  if (!held) return null;
  // Read when the lock is had: a statement that waited knows the row it waited for and not those beside it.
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

/** Has an address lead to this account. One that somebody else registers at the same moment fails with 23505. */
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
 * Makes an account the one of its address, which is locked before: what else was registered with the address is void then, and an
 * invitation of its company that was open is used. Nothing happens to one that is confirmed already.
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
