import { countTry, forgetTries, type Limit } from '../caller/rate-limits.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isPerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { isPassword, isStillPassword } from '../session/passwords.ts';
import { wrongPassword } from './profile.errors.ts';

const WINDOW = 15 * 60 * 1000;

interface Typed {
  password: string;
  /** The new password, which is accepted as well: a browser may repeat a change of password whose answer it never received. */
  or?: string;
  /** The field beside which a wrong password is reported. */
  field: 'password' | 'current_password';
  now: Date;
}

/** A password that was right, and the hash it was checked against; `holdPassword` checks it again in the transaction. */
export interface AskedPassword extends Pick<Typed, 'password' | 'field'> {
  passwordHash: string | null;
}

/** Checks the password of a signed-in person. Throws wrongPassword, or 429 after ten wrong ones in 15 minutes. */
export async function askPassword(
  database: Database,
  person: PersonKey,
  { password: typed, or, field, now }: Typed,
): Promise<AskedPassword> {
  const { companyId, userId } = person;
  const limit: Limit = { key: `own-password:${companyId}:${userId}`, most: 10, window: WINDOW };
  await countTry(database, [limit], now);
  const [row] = await database.select({ passwordHash: users.passwordHash }).from(users).where(isPerson(person));
  const passwordHash = row?.passwordHash ?? null;
  const isRight = await isPassword(typed, passwordHash);
  const password = isRight ? typed : or;
  if (password === undefined || !(isRight || (await isPassword(password, passwordHash)))) throw wrongPassword(field);
  await forgetTries(database, { whole: [limit.key], one: [] });
  return { password, passwordHash, field };
}

/**
 * Locks the person in the transaction that needs the password. Throws wrongPassword when the password was replaced meanwhile: a
 * person who resets it to lock an intruder out must win.
 */
export async function holdPassword(
  transaction: Transaction,
  person: PersonKey,
  { password, passwordHash, field }: AskedPassword,
): Promise<void> {
  await lockPerson(transaction, person);
  const [row] = await transaction.select({ passwordHash: users.passwordHash }).from(users).where(isPerson(person));
  if (!row || !(await isStillPassword(password, passwordHash, row.passwordHash))) throw wrongPassword(field);
}
