import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { setPassword } from '../password-reset/set-password.ts';
import { ownerOf } from '../registration/password-owner.ts';
import { checkNewPassword } from '../registration/registration.errors.ts';
import { hashPassword } from '../session/passwords.ts';
import { endOtherDevices } from './devices.ts';
import { askPassword, holdPassword } from './own-password.ts';
import { samePassword } from './profile.errors.ts';

interface Change {
  current_password: string;
  password: string;
}

/**
 * Replaces a person's password and signs out all other devices. Repeating a successful call succeeds again, as its answer may
 * have been lost. Throws request.invalid or 429.
 */
export async function changePassword(
  database: Database,
  caller: Caller,
  { current_password: current, password }: Change,
  now: Date,
): Promise<void> {
  const field = 'current_password';
  const asked = await askPassword(database, caller, { password: current, or: password, field, now });
  if (asked.password !== current) return endOtherDevices(database, caller);
  if (password === current) throw samePassword();
  checkNewPassword(password, await ownerOf(database, caller));
  const passwordHash = await hashPassword(password);
  await inTransaction(database, async (transaction) => {
    await holdPassword(transaction, caller, asked);
    await setPassword(transaction, caller, { passwordHash, now, keep: caller.tokenHash });
  });
}
