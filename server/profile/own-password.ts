import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isPassword } from '../session/passwords.ts';
import { countTry, forgetTries, type Limit } from '../session/rate-limits.ts';
import type { PersonKey } from '../users/take-turn.ts';
import { users } from '../users/users.table.ts';
import { wrongPassword } from './profile.errors.ts';

const WINDOW = 15 * 60 * 1000;

interface Typed {
  password: string;
  /** Where what is wrong is said. */
  field: 'password' | 'current_password';
  now: Date;
}

/** Asks somebody signed in for their password again. Throws wrongPassword, or 429 after ten wrong ones in 15 minutes. */
export async function askPassword(database: Database, person: PersonKey, { password, field, now }: Typed) {
  const { companyId, userId } = person;
  const limit: Limit = { key: `own-password:${companyId}:${userId}`, most: 10, window: WINDOW };
  await countTry(database, [limit], now);
  const [row] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, userId)));
  if (!(await isPassword(password, row?.passwordHash ?? null))) throw wrongPassword(field);
  await forgetTries(database, { whole: [limit.key], one: [] });
}
