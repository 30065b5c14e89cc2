import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { users } from './people.table.ts';
import type { PersonKey } from './person-key.ts';

/**
 * Changes columns of a person's own row that v2/me/ shows, and raises its version; `editedAt` when administrators edit them too,
 * who have seen another revision then.
 */
export async function changePerson(
  database: Database | Transaction,
  person: PersonKey,
  changes: Omit<Partial<typeof users.$inferInsert>, 'companyId' | 'id' | 'version'>,
  editedAt?: Date,
): Promise<void> {
  await database
    .update(users)
    .set({
      ...changes,
      version: sql`${users.version} + 1`,
      ...(editedAt && { revision: sql`${users.revision} + 1`, changedAt: editedAt }),
    })
    .where(isPerson(person));
}

/** The row of a person, in a `where` of the builder. */
export const isPerson = ({ companyId, userId }: PersonKey) => and(eq(users.companyId, companyId), eq(users.id, userId));
