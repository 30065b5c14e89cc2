import type { Database, Transaction } from '../database/database.ts';
import { type Statement, statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PersonKey } from './person-key.ts';

/**
 * A common table expression `turn (company_id, user_id)` that locks the row of the person with the parameters `companyId` and
 * `userId`. It is empty when another change came between the statement's snapshot and the lock, so that the statement never works
 * on outdated data.
 */
export const turn = sql`turn as (
  select u.company_id, u.id as user_id
  from users u join users seen on seen.company_id = u.company_id and seen.id = u.id
  where u.company_id = ${number('companyId')} and u.id = ${number('userId')} and u.version = seen.version
  for no key update of u)`;

/**
 * Runs one statement that begins with `turn` and answers a row when it got the lock in time: usually a single atomic statement.
 * Otherwise it runs again in a transaction that first waits for the person's row, so that changes of one person are serialised.
 */
export async function inTurn<Row, Given extends PersonKey>(
  database: Database,
  change: Statement<Row, Given>,
  values: Given,
): Promise<Row> {
  const rows = await change(database, values);
  const [row] = rows.length > 0 ? rows : await waitForTurn(database, change, values);
  if (!row) throw new Error(`no person ${values.companyId}/${values.userId}`);
  return row;
}

function waitForTurn<Row, Given extends PersonKey>(
  database: Database,
  change: Statement<Row, Given>,
  values: Given,
): Promise<Row[]> {
  return inTransaction(database, async (transaction) => {
    await lockPerson(transaction, values);
    return change(transaction, values);
  });
}

/** Locks a person's row. First in every transaction on a person; of several persons in the order of their keys. */
export async function lockPerson(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  await lock(transaction, { companyId, userId });
}

const lock = statement(
  'lock_person',
  of<object>,
  () => sql`select from users where company_id = ${number('companyId')} and id = ${number('userId')} for no key update`,
);
