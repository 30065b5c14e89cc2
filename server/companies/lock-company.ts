import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';

/** Locks a company's row, so that what its admins do to it is one after the other. Before the rows of its people. */
export async function lockCompany(transaction: Transaction, companyId: number): Promise<void> {
  await lock(transaction, { companyId });
}

const lock = statement(
  'lock_company',
  of<object>,
  () => sql`select from companies where id = ${number('companyId')} for no key update`,
);
