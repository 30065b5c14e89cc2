import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { people, users } from '../users/users.table.ts';
import { hashToken } from './caller.ts';
import { isPassword } from './passwords.ts';
import { countTry, forgetTries } from './rate-limits.ts';
import { wrongCredentials } from './session.errors.ts';
import { sessions, signInAttempts } from './session.table.ts';
import { normalEmail, signInLimits } from './sign-in-limits.ts';

/** Who a session or an attempt is for. */
export interface Owner {
  companyId: number;
  userId: number;
}

/** Where a try comes from, and when. */
export interface Origin {
  address: string;
  userAgent: string;
  now: Date;
}

interface Credentials {
  email: string;
  password: string;
}

/** Spec 4: a token, or the id of an attempt that waits for its code. Throws wrongCredentials, or 429 after too many tries. */
export async function signIn(
  database: Database,
  { email: typed, password }: Credentials,
  origin: Origin,
): Promise<{ token: string } | { id: string }> {
  const email = normalEmail(typed);
  const limits = signInLimits(email, origin.address);
  await countTry(database, limits, origin.now);
  const person = await findPerson(database, email);
  const isRight = await isPassword(password, person?.active ? person.passwordHash : null);
  if (!person || !isRight) throw wrongCredentials();
  const [account, address, both] = limits.map(({ key }) => key) as [string, string, string];
  await forgetTries(database, { whole: [account, both], one: [address] });
  if (person.oneTimeSecret === null) return { token: await openSession(database, person, origin) };
  return { id: await openAttempt(database, person, origin.now) };
}

/** Opens a session and answers its token, which is kept nowhere. */
export async function openSession(database: Database | Transaction, owner: Owner, origin: Origin): Promise<string> {
  const token = secret();
  await database.insert(sessions).values({
    tokenHash: hashToken(token),
    companyId: owner.companyId,
    userId: owner.userId,
    userAgent: origin.userAgent.slice(0, 300),
    createdAt: origin.now,
    lastUsedAt: origin.now,
  });
  return token;
}

/** Ends the session of a token; ending it twice is no error. */
export async function signOut(database: Database, tokenHash: Buffer): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

async function openAttempt(database: Database, { companyId, userId }: Owner, now: Date): Promise<string> {
  const id = secret();
  await database.insert(signInAttempts).values({ idHash: hashToken(id), companyId, userId, createdAt: now });
  return id;
}

async function findPerson(database: Database, email: string) {
  const [found] = await database
    .select({
      companyId: users.companyId,
      userId: users.id,
      passwordHash: users.passwordHash,
      oneTimeSecret: users.oneTimeSecret,
      userActive: users.active,
      companyActive: companies.active,
    })
    .from(people)
    .innerJoin(users, and(eq(users.companyId, people.companyId), eq(users.id, people.userId)))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(people.email, email));
  return found && { ...found, active: found.userActive && found.companyActive };
}

/** 256 random bits for an address or a header. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}
