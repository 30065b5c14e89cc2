import { countTry, forgetTries, type Limit } from '../caller/rate-limits.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isPerson } from '../people/change-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { lockPerson } from '../people/take-turn.ts';
import { isPassword, isStillPassword } from '../session/passwords.ts';
import { wrongPassword } from './profile.errors.ts';

const WINDOW = 15 * 60 * 1000;

interface Typed {
  password: string;
  /** What is right as well: the one that it is replaced by, by somebody who asked for that before and got no answer. */
  or?: string;
  /** Where what is wrong is said. */
  field: 'password' | 'current_password';
  now: Date;
}

/** A password that was right, to be held until what it was asked for is done. */
export interface AskedPassword extends Pick<Typed, 'password' | 'field'> {
  passwordHash: string | null;
}

/** Asks somebody signed in for their password again. Throws wrongPassword, or 429 after ten wrong ones in 15 minutes. */
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
 * Locks the person in the transaction of what the password was asked for. Throws wrongPassword when it was replaced meanwhile:
 * whoever resets a password to keep somebody out has the last word.
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
