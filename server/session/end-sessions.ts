import { and, eq } from 'drizzle-orm';
import { sessions } from '../caller/caller.table.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../people/person-key.ts';
import { signInAttempts } from './session.table.ts';

/** Signs a person out everywhere, and ends sign-ins that wait for their code. */
export async function endSessions(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  await transaction.delete(sessions).where(and(eq(sessions.companyId, companyId), eq(sessions.userId, userId)));
  await transaction
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.companyId, companyId), eq(signInAttempts.userId, userId)));
}
