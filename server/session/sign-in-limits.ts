import { isIPv6 } from 'node:net';
import type { Limit } from '../caller/rate-limits.ts';

const WINDOW = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The limits of one try to sign in. Tries from one address at one account run out first, so that somebody who tries an
 * account from elsewhere does not lock its owner out.
 */
export function signInLimits(email: string, address: string): Record<'account' | 'address' | 'both', Limit> {
  const network = networkOf(address);
  return {
    account: { key: `sign-in:account:${email}`, most: 20, window: WINDOW },
    address: { key: `sign-in:address:${network}`, most: 100, window: WINDOW },
    both: { key: `sign-in:both:${email}:${network}`, most: 10, window: WINDOW },
  };
}

/**
 * The sign-ins of an account from one place that went well. From there the account's own limit does not count for a month: a
 * crowd that tries it from elsewhere, over and over, does not lock its owner out.
 */
export function ownPlace(email: string, address: string): Limit {
  return { key: `sign-in:own-place:${email}:${networkOf(address)}`, most: Number.POSITIVE_INFINITY, window: 30 * DAY };
}

/**
 * The codes tried for one person, over all their attempts. Whoever has the password and tries six digits all day would find
 * some in the end, so they are few in a day; recovery codes nobody finds, and with them the owner gets in even then.
 */
export function codeLimits({ companyId, userId }: { companyId: number; userId: number }, code: string): Limit[] {
  const all = { key: `code:${companyId}:${userId}`, most: 20, window: WINDOW };
  return isDigits(code) ? [all, { key: `code-of-day:${companyId}:${userId}`, most: 60, window: DAY }] : [all];
}

/** Whether this is a code of an authenticator, else it may be a recovery code. */
export function isDigits(code: string): boolean {
  return /^\d{6}$/.test(plainCode(code));
}

/** A code as it is compared: blanks and dashes of any kind make no difference, nor what nobody sees and is pasted with it. */
export function plainCode(code: string): string {
  return code.replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** An e-mail as it is looked up and counted: case and blanks around it make no difference. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The e-mail that somebody types as their own: what nobody sees comes along where it is copied, and is no part of it. */
export function ownEmail(email: string): string {
  return normalEmail(email.replace(/\p{Cf}/gu, ''));
}

/** What of an address is counted: whoever has one IPv6 address has 2^64 of them. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}
