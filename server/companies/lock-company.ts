import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { statement, value } from '../database/statement.ts';

/** Locks a company's row, so that what its admins do to it is one after the other. Before the rows of its people. */
export async function lockCompany(transaction: Transaction, companyId: number): Promise<void> {
  await lock(transaction, { companyId });
}

const lock = statement<object, { companyId: number }>(
  'lock_company',
  () => sql`select from companies where id = ${value('companyId')} for no key update`,
);
