import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { statement, value } from '../database/statement.ts';
import type { PersonKey } from '../people/person-key.ts';

/** The account that an address leads to: the confirmed one, or while there is none the one that was registered last. */
export interface Holder extends PersonKey {
  confirmed: boolean;
}

type Address = { email: string };

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

const lock = statement<object, Address>(
  'lock_address',
  () => sql`select email from people where email = ${value('email')} for update`,
);

const read = statement<Holder, Address>(
  'read_address',
  () => sql`
    select u.company_id as "companyId", u.id as "userId", u.confirmed
    from people p join users u on u.company_id = p.company_id and u.id = p.user_id where p.email = ${value('email')}`,
);

/** Has an address lead to this account. One that somebody else registers at the same moment fails with 23505. */
export async function holdAddress(
  transaction: Transaction,
  email: string,
  { companyId, userId, isKnown }: PersonKey & { isKnown: boolean },
): Promise<void> {
  await (isKnown ? move : claim)(transaction, { email, companyId, userId });
}

const claim = statement<object, Address & { companyId: number; userId: number }>(
  'claim_address',
  () => sql`
    insert into people (email, company_id, user_id) values (${value('email')}, ${value('companyId')}, ${value('userId')})`,
);

const move = statement<object, Address & { companyId: number; userId: number }>(
  'move_address',
  () => sql`
    update people set company_id = ${value('companyId')}, user_id = ${value('userId')} where email = ${value('email')}`,
);

/**
 * Makes an account the one of its address, which is locked before: what else was registered with the address is void then.
 * Nothing happens to one that is confirmed already.
 */
export async function confirmAddress(
  transaction: Transaction,
  { email, companyId, userId }: PersonKey & Address,
): Promise<void> {
  await confirm(transaction, { email, companyId, userId });
}

const confirm = statement<object, Address & { companyId: number; userId: number }>(
  'confirm_address',
  () => sql`
    with confirmed as (
      update users set confirmed = true
      where company_id = ${value('companyId')} and id = ${value('userId')} and not confirmed
      returning company_id, id, email),
    held as (
      update people p set company_id = c.company_id, user_id = c.id from confirmed c where p.email = c.email)
    update users u set active = false from confirmed c
    where u.email = c.email and not u.confirmed and (u.company_id, u.id) <> (c.company_id, c.id)`,
);
