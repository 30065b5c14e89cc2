import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../caller/caller.ts';
import { countTry, forgetTries } from '../caller/rate-limits.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { post } from '../outbox/post.ts';
import { changePerson, isPerson } from '../people/change-person.ts';
import { lockPerson } from '../people/lock-person.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { stepOf } from '../session/one-time-code.service.ts';
import { recoveryCodes } from '../session/session.table.ts';
import { codeLimits } from '../session/sign-in-limits.ts';
import { askPassword, holdPassword } from './own-password.ts';
import { noSecretWaits, oneTimeCodeOn, wrongFirstCode } from './profile.errors.ts';

const ISSUER = 'Izbor';
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
// Base32 without letters that are easily confused; 12 of these are 60 random bits.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface Asked {
  password: string;
  now: Date;
}

/** Makes a secret that waits for its first code; one made before is forgotten. Throws wrongPassword or oneTimeCodeOn. */
export async function beginOneTimeCode(database: Database, person: PersonKey, { password, now }: Asked) {
  const asked = await askPassword(database, person, { password, field: 'password', now });
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const email = await inTransaction(database, async (transaction) => {
    await holdPassword(transaction, person, asked);
    const { email, oneTimeSecret } = await lockedPerson(transaction, person);
    if (oneTimeSecret !== null) throw oneTimeCodeOn();
    await transaction.update(users).set({ oneTimePending: secret }).where(isPerson(person));
    return email;
  });
  const totp = new TOTP({ issuer: ISSUER, label: email, secret: Secret.fromBase32(secret) });
  return { secret, otpauth_url: totp.toString() };
}

interface FirstCode {
  code: string;
  now: Date;
}

/**
 * Turns one-time codes on with a first code, which cannot be used to sign in afterwards, and queues an e-mail about it. Answers
 * ten new recovery codes, of which only hashes are stored.
 */
export async function confirmOneTimeCode(
  database: Database,
  person: PersonKey,
  { code, now }: FirstCode,
): Promise<string[]> {
  const limits = codeLimits(person, code);
  await countTry(database, limits, now);
  const codes = await inTransaction(database, async (transaction) => {
    const { oneTimeSecret, oneTimePending, oneTimeStep } = await lockedPerson(transaction, person);
    if (oneTimeSecret !== null) throw oneTimeCodeOn();
    if (oneTimePending === null) throw noSecretWaits();
    const step = stepOf(oneTimePending, code.replace(/\s/g, ''), now);
    if (step === null) return null;
    await setSecret(transaction, person, { secret: oneTimePending, step: Math.max(step, oneTimeStep) });
    const { companyId, userId } = person;
    await post(transaction, { companyId, kind: 'own_code_turned_on', payload: { userId }, now });
    return newRecoveryCodes(transaction, person);
  });
  if (!codes) throw wrongFirstCode();
  await forgetTries(database, { whole: limits.map(({ key }) => key), one: [] });
  return codes;
}

/** Turns it off; its secret and recovery codes are forgotten. A mail tells them; turning it off twice is no error. Throws wrongPassword. */
export async function endOneTimeCode(database: Database, person: PersonKey, { password, now }: Asked): Promise<void> {
  const asked = await askPassword(database, person, { password, field: 'password', now });
  await inTransaction(database, async (transaction) => {
    await holdPassword(transaction, person, asked);
    const { oneTimeSecret } = await lockedPerson(transaction, person);
    await forgetOneTimeCode(transaction, person);
    if (oneTimeSecret === null) return;
    const { companyId, userId } = person;
    await post(transaction, { companyId, kind: 'own_code_turned_off', payload: { userId }, now });
  });
}

/** Has signing in ask for no code: the secret and the recovery codes are forgotten. */
export async function forgetOneTimeCode(transaction: Transaction, person: PersonKey): Promise<void> {
  await setSecret(transaction, person, { secret: null });
  await forgetRecoveryCodes(transaction, person);
}

async function lockedPerson(transaction: Transaction, person: PersonKey) {
  await lockPerson(transaction, person);
  const { email, oneTimeSecret, oneTimePending, oneTimeStep } = users;
  const [row] = await transaction
    .select({ email, oneTimeSecret, oneTimePending, oneTimeStep })
    .from(users)
    .where(isPerson(person));
  if (!row) throw new Error('A caller who is nobody');
  return row;
}

async function setSecret(
  transaction: Transaction,
  person: PersonKey,
  { secret, step }: { secret: string | null; step?: number },
): Promise<void> {
  await changePerson(transaction, person, {
    oneTimeSecret: secret,
    oneTimePending: null,
    ...(step !== undefined && { oneTimeStep: step }),
  });
}

async function newRecoveryCodes(transaction: Transaction, person: PersonKey): Promise<string[]> {
  const { companyId, userId } = person;
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode);
  await forgetRecoveryCodes(transaction, person);
  await transaction
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ companyId, userId, codeHash: hashToken(code.replaceAll('-', '')) })));
  return codes;
}

async function forgetRecoveryCodes(transaction: Transaction, { companyId, userId }: PersonKey): Promise<void> {
  await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.companyId, companyId), eq(recoveryCodes.userId, userId)));
}

function recoveryCode(): string {
  const letters = [...randomBytes(12)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
