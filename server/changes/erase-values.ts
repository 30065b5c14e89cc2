import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { PersonKey } from '../people/person-key.ts';
import { changeValues } from './changes.table.ts';

const KEPT_YEARS = 3;
const AT_ONCE = 5000;

/**
 * Deletes all values about a person, in the transaction that erases the person; the changes themselves and their digests stay.
 */
export async function eraseValuesOf(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  const ofPerson = and(eq(changeValues.companyId, companyId), eq(changeValues.personId, userId));
  await transaction.delete(changeValues).where(ofPerson);
}

/** Deletes a batch of the personal values that are three years old; answers whether there may be more. */
export async function eraseOldValues(database: Database, now: Date): Promise<boolean> {
  const erased = await ask(
    database,
    sql`
    with old as (
      select v.company_id, v.change_id, v.field from change_values v
      join changes c on c.company_id = v.company_id and c.id = v.change_id
      where v.personal and c.at < ${now.toISOString()}::timestamptz - make_interval(years => ${KEPT_YEARS}) limit ${AT_ONCE})
    delete from change_values v using old
    where v.company_id = old.company_id and v.change_id = old.change_id and v.field = old.field
    returning 1`,
  );
  return erased.length === AT_ONCE;
}
