import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../caller/caller.table.ts';
import type { Transaction } from '../database/database.ts';
import { post } from '../outbox/post.ts';
import { isPerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { endLinks } from '../registration/mail-links.ts';
import { signInAttempts } from '../session/session.table.ts';

interface NewPassword {
  passwordHash: string;
  now: Date;
  /** The session to keep: that of the device on which the password was changed. */
  keep?: Buffer;
}

/** Replaces a person's password. Their sessions, begun sign-ins and links of mails end with the old one; a mail tells them. */
export async function setPassword(
  transaction: Transaction,
  person: PersonKey,
  { passwordHash, now, keep }: NewPassword,
): Promise<void> {
  const { companyId, userId } = person;
  await lockPerson(transaction, person);
  await transaction.update(users).set({ passwordHash }).where(isPerson(person));
  await transaction
    .delete(sessions)
    .where(
      and(
        eq(sessions.companyId, companyId),
        eq(sessions.userId, userId),
        keep ? ne(sessions.tokenHash, keep) : undefined,
      ),
    );
  await transaction
    .delete(signInAttempts)
    .where(and(eq(signInAttempts.companyId, companyId), eq(signInAttempts.userId, userId)));
  // Links that confirm a new address are kept: they are independent of the password.
  await endLinks(transaction, person, now, ['confirmation', 'password_reset']);
  await post(transaction, { companyId, kind: 'password_changed', payload: { userId }, now });
}
