import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../caller/caller.ts';
import { countTry, forgetTries } from '../caller/rate-limits.ts';
import { companies } from '../companies/companies.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { changePerson, isPerson } from '../people/change-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { attemptOver, wrongCode } from './session.errors.ts';
import { type Origin, openSession } from './session.service.ts';
import { recoveryCodes, signInAttempts } from './session.table.ts';
import { codeLimits, isDigits, plainCode } from './sign-in-limits.ts';

/** product.md 3: an attempt lasts five minutes and takes five codes. */
const ATTEMPT_LIFE = 5 * 60 * 1000;
const MOST_CODES = 5;
// A clock may be one step of 30 seconds off.
const STEP = 30;
const WINDOW = 1;

interface Attempt {
  id: string;
  code: string;
}

/** Ends a sign-in attempt with a code of the authenticator, or a recovery code; each works once. Throws wrongCode or attemptOver. */
export async function sendCode(database: Database, { id, code }: Attempt, origin: Origin): Promise<string> {
  const idHash = hashToken(id);
  const owner = await countCode(database, idHash, origin.now);
  origin.tries(owner);
  const limits = codeLimits(owner, code);
  await countTry(database, limits, origin.now);
  const token = await inTransaction(database, async (transaction) => {
    if (!(await consumeCode(transaction, owner, { code, now: origin.now }))) return null;
    const ended = await transaction.delete(signInAttempts).where(eq(signInAttempts.idHash, idHash)).returning();
    return ended.length === 1 ? openSession(transaction, owner, origin) : null;
  });
  if (token === null) throw wrongCode();
  await forgetTries(database, { whole: limits.map(({ key }) => key), one: [] });
  return token;
}

// Counts the try before the code is checked, so that codes sent concurrently count too.
async function countCode(database: Database, idHash: Buffer, now: Date): Promise<PersonKey> {
  const [attempt] = await database
    .update(signInAttempts)
    .set({ codesTried: sql`${signInAttempts.codesTried} + 1` })
    .where(
      and(
        eq(signInAttempts.idHash, idHash),
        lt(signInAttempts.codesTried, MOST_CODES),
        gt(signInAttempts.createdAt, new Date(now.getTime() - ATTEMPT_LIFE)),
      ),
    )
    .returning({ companyId: signInAttempts.companyId, userId: signInAttempts.userId });
  if (attempt) return attempt;
  await database.delete(signInAttempts).where(eq(signInAttempts.idHash, idHash));
  throw attemptOver();
}

interface Tried {
  code: string;
  now: Date;
}

async function consumeCode(transaction: Transaction, owner: PersonKey, { code, now }: Tried): Promise<boolean> {
  const [person] = await transaction
    .select({ secret: users.oneTimeSecret })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(isPerson(owner), eq(users.active, true), eq(companies.active, true)))
    .for('update', { of: users });
  if (!person) return false;
  // Turned off meanwhile: no code opens anything, and the password alone does.
  if (person.secret === null) throw attemptOver();
  const typed = plainCode(code);
  return isDigits(typed)
    ? consumeStep(transaction, owner, stepOf(person.secret, typed, now))
    : consumeRecoveryCode(transaction, owner, { code: typed, now });
}

/** The time step that a code belongs to; null when it belongs to none that is near. */
export function stepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period: STEP }).validate({
    token,
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP) + delta;
}

async function consumeStep(transaction: Transaction, owner: PersonKey, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const used = await transaction
    .update(users)
    .set({ oneTimeStep: step })
    .where(and(isPerson(owner), lt(users.oneTimeStep, step)))
    .returning({ id: users.id });
  return used.length === 1;
}

async function consumeRecoveryCode(transaction: Transaction, owner: PersonKey, { code, now }: Tried): Promise<boolean> {
  const used = await transaction
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.companyId, owner.companyId),
        eq(recoveryCodes.userId, owner.userId),
        eq(recoveryCodes.codeHash, hashToken(code.toUpperCase())),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ companyId: recoveryCodes.companyId });
  if (used.length === 0) return false;
  // The profile shows how many are left, so the person's version rises.
  await changePerson(transaction, owner, {});
  return true;
}
