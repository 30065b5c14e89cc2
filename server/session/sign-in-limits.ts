import { isIPv6 } from 'node:net';
import type { Limit } from '../caller/rate-limits.ts';

const WINDOW = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The rate limits of one try to sign in. The limit per account and address is used up first, so that an attacker elsewhere does
 * not lock the owner out.
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
 * The rate limits of codes tried for one person, over all their sign-ins. An attacker with the password would eventually guess
 * six digits, so there is a daily limit for these; recovery codes cannot be guessed, and let the owner in even then.
 */
export function codeLimits({ companyId, userId }: { companyId: number; userId: number }, code: string): Limit[] {
  const all = { key: `code:${companyId}:${userId}`, most: 20, window: WINDOW };
  return isDigits(code) ? [all, { key: `code-of-day:${companyId}:${userId}`, most: 60, window: DAY }] : [all];
}

/** Whether this is a code of an authenticator, else it may be a recovery code. */
export function isDigits(code: string): boolean {
  return /^\d{6}$/.test(plainCode(code));
}

/** A code without blanks, dashes and invisible characters, for comparison. */
export function plainCode(code: string): string {
  return code.replace(/[\s\p{Pd}\p{Cf}]/gu, '');
}

/** An e-mail address in lower case and trimmed, for look-ups and rate limits. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** An e-mail address that a person enters as their own, also without invisible characters, which may come with copied text. */
export function ownEmail(email: string): string {
  return normalEmail(email.replace(/\p{Cf}/gu, ''));
}

/** The part of an IP address by which tries are counted: an IPv6 user typically has a whole /64 network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 4).join(':');
}
