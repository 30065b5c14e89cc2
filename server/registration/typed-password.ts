import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { endLinks } from './mail-links.ts';

// A person who registered by an invitation controls the mailbox to which it was sent.
const CAME_BY_MAIL = sql`exists (
  select from invitations i where i.company_id = u.company_id and i.used_by = u.id)`;

/** SQL condition: `u` has a password that anybody may have typed, by the company's code, before the address was confirmed. */
export const IS_TYPED = sql`(not u.confirmed and u.password_hash is not null and not ${CAME_BY_MAIL})`;

/**
 * SQL condition: a link to the address of `u` may confirm their password, because they used an invitation, or because the company never
 * wrote to the address (decision 184).
 */
export const COUNTS = sql`(u.password_hash is not null and (${CAME_BY_MAIL} or not exists (
  select from invitations i where i.company_id = u.company_id and i.email = u.email)))`;

/** Whether a person's password may be confirmed by a link. */
export async function passwordCounts(
  database: Database | Transaction,
  { companyId, userId }: PersonKey,
): Promise<boolean> {
  const [found] = await read(database, { companyId, userId });
  return found?.counts ?? false;
}

const read = statement(
  'password_counts',
  of<{ counts: boolean }>,
  () => sql`
    select ${COUNTS} as counts from users u where u.company_id = ${number('companyId')} and u.id = ${number('userId')}`,
);

/** Deletes a password that anybody may have typed, and ends the links that would have confirmed it. Returns whether there was one. */
export async function forgetTyped(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  now: Date,
): Promise<boolean> {
  const forgotten = await forget(transaction, { companyId, userId });
  if (forgotten.length === 0) return false;
  await endLinks(transaction, { companyId, userId }, now, ['confirmation']);
  return true;
}

const forget = statement(
  'forget_typed_password',
  of<object>,
  () => sql`
    update users u set password_hash = null
    where u.company_id = ${number('companyId')} and u.id = ${number('userId')} and ${IS_TYPED} returning id`,
);
