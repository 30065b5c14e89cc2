import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { erasedAlready } from './staff.errors.ts';

/** Throws erasedAlready for somebody of whom nothing is known any more, and of whom nothing is written again. */
export async function refuseErased(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  const erased = sql`select from users where company_id = ${companyId} and id = ${userId} and erased_at is not null`;
  if ((await ask(transaction, erased)).length > 0) throw erasedAlready();
}
