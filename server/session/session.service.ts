import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sessions } from '../caller/caller.table.ts';
import { hashToken } from '../caller/caller.ts';
import { countTry, forgetTries, isCounted } from '../caller/rate-limits.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { isPerson } from '../people/change-person.ts';
import { people, users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { hashPassword, isOutdated, isPassword, isStillPassword } from './passwords.ts';
import { notConfirmed, wrongCredentials } from './session.errors.ts';
import { signInAttempts } from './session.table.ts';
import { ownEmail, ownPlace, signInLimits } from './sign-in-limits.ts';

/** Origin of a sign-in attempt, and its time. */
export interface Origin {
  address: string;
  userAgent: string;
  now: Date;
  /** Called with the owner of the account as soon as it is known. */
  tries: (person: PersonKey) => void;
}

interface Credentials {
  email: string;
  password: string;
}

/**
 * specification.md 4: a token, or the id of an attempt that waits for its code. Throws wrongCredentials, notConfirmed (only to the right
 * password), or 429 after too many tries.
 */
export async function signIn(
  database: Database,
  { email: typed, password }: Credentials,
  origin: Origin,
): Promise<{ token: string } | { id: string }> {
  const email = ownEmail(typed);
  const { account, address, both } = signInLimits(email, origin.address);
  const place = ownPlace(email, origin.address);
  const isOwn = await isCounted(database, place, origin.now);
  await countTry(database, isOwn ? [address, both] : [account, address, both], origin.now);
  const person = await findPerson(database, email);
  if (person) origin.tries(person);
  const isRight = await isPassword(password, person?.active ? person.passwordHash : null);
  if (!person || !isRight) throw wrongCredentials();
  await forgetTries(database, { whole: [account.key, both.key], one: [address.key] });
  if (!person.confirmed) throw notConfirmed();
  await countTry(database, [place], origin.now);
  const opened = await inTransaction(database, async (transaction) => {
    const { oneTimeSecret } = await lockAccount(transaction, person, { email, password });
    if (oneTimeSecret === null) return { token: await openSession(transaction, person, origin) };
    return { id: await openAttempt(transaction, person, origin.now) };
  });
  await renewHash(database, person, password);
  return opened;
}

// Checks again under a lock what was read before the password was checked. A changed password, another address or the end of the
// account ended all sessions, so this sign-in too; if the one-time code was turned on meanwhile, it is required. A renewed hash
// of the same password is accepted.
async function lockAccount(
  transaction: Transaction,
  { passwordHash, ...person }: Found,
  { email, password }: Credentials,
): Promise<Pick<Found, 'oneTimeSecret'>> {
  const [found] = await transaction
    .select({ hash: users.passwordHash, oneTimeSecret: users.oneTimeSecret })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(isPerson(person), eq(users.email, email), eq(users.active, true), eq(companies.active, true)))
    .for('share', { of: users });
  if (!found || !(await isStillPassword(password, passwordHash, found.hash))) throw wrongCredentials();
  return found;
}

// Renews an outdated hash now that the password is known; a password changed meanwhile is kept. If too many hashes are being
// computed, the next sign-in does it.
async function renewHash(database: Database, { passwordHash, ...person }: Found, password: string): Promise<void> {
  if (passwordHash === null || !isOutdated(passwordHash)) return;
  const renewed = await hashPassword(password).catch(() => null);
  if (renewed === null) return;
  await database
    .update(users)
    .set({ passwordHash: renewed })
    .where(and(isPerson(person), eq(users.passwordHash, passwordHash)));
}

/** Opens a session and answers its token, of which only a hash is stored. */
export async function openSession(database: Database | Transaction, owner: PersonKey, origin: Origin): Promise<string> {
  const token = newSecret();
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

async function openAttempt(
  database: Database | Transaction,
  { companyId, userId }: PersonKey,
  now: Date,
): Promise<string> {
  const id = newSecret();
  await database.insert(signInAttempts).values({ idHash: hashToken(id), companyId, userId, createdAt: now });
  return id;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

async function findPerson(database: Database, email: string) {
  const [found] = await database
    .select({
      companyId: users.companyId,
      userId: users.id,
      passwordHash: users.passwordHash,
      oneTimeSecret: users.oneTimeSecret,
      confirmed: users.confirmed,
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
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
