import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { lockPerson } from '../people/lock-person.ts';
import { consumeLink, readLink } from '../registration/mail-links.ts';
import { confirmAddress, lockAddress } from '../registration/one-address.ts';
import { ownerOf } from '../registration/password-owner.ts';
import { checkNewPassword } from '../registration/registration.errors.ts';
import { hashPassword } from '../session/passwords.ts';
import { setPassword } from './set-password.ts';

interface Reset {
  id: string;
  password: string;
  now: Date;
}

/**
 * Sets a new password by the link of an e-mail, which works once. It does not sign in, so a one-time code is still required then.
 * Having the e-mail also confirms the address. Throws linkOver or request.invalid. Answers the address.
 */
export async function resetPassword(database: Database, { id, password, now }: Reset): Promise<string> {
  const link = { kind: 'password_reset', id, now } as const;
  const { email, ...person } = await readLink(database, link);
  checkNewPassword(password, await ownerOf(database, person));
  const passwordHash = await hashPassword(password);
  return inTransaction(database, async (transaction) => {
    await lockAddress(transaction, email);
    await lockPerson(transaction, person);
    await consumeLink(transaction, link);
    await setPassword(transaction, person, { passwordHash, now });
    await confirmAddress(transaction, person);
    return email;
  });
}
