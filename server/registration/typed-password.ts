import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { endLinks } from './mail-links.ts';

// Whoever registers by an invitation has the mailbox that it went to.
const CAME_BY_MAIL = sql`exists (
  select from invitations i where i.company_id = u.company_id and i.used_by = u.id)`;

/** Whether somebody `u` has a password that anybody may have typed: with the code of the company, before the address was confirmed. */
export const IS_TYPED = sql`(not u.confirmed and u.password_hash is not null and not ${CAME_BY_MAIL})`;

/**
 * Whether a link that goes to the address of somebody `u` may confirm their password: it came by an invitation, or the company never
 * wrote to the address (decision 184).
 */
export const COUNTS = sql`(u.password_hash is not null and (${CAME_BY_MAIL} or not exists (
  select from invitations i where i.company_id = u.company_id and i.email = u.email)))`;

/** Whether the password of somebody may be confirmed by a link. */
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

/**
 * Takes the password away that anybody may have typed for somebody, and ends the links that would have confirmed it. Answers whether
 * there was one.
 */
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
