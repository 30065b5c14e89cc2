import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { signInFirst } from './caller.errors.ts';

/**
 * Locks the caller's row at the start of a transaction that moves their money. Throws signInFirst when their account was closed
 * since the call was admitted: the end of the account did not count this call.
 */
export async function lockCaller(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  const [open] = await lock(transaction, { companyId, userId });
  if (!open) throw signInFirst();
}

const lock = statement(
  'lock_caller',
  of<object>,
  () => sql`
    select 1 as one from users
    where active and company_id = ${number('companyId')} and id = ${number('userId')} for no key update`,
);
