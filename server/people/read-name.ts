import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { fullName } from './full-name.ts';
import type { PersonKey } from './person-key.ts';

/** A person's name for notifications to others; empty for a person without a name. */
export async function readName(transaction: Transaction, { companyId, userId }: PersonKey): Promise<string> {
  const [row] = await ask<{ name: string }>(
    transaction,
    sql`
    select ${fullName('users')} as name from users
    where company_id = ${companyId}::bigint and id = ${userId}::bigint`,
  );
  return row?.name ?? '';
}
