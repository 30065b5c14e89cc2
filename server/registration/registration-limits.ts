import type { Limit } from '../caller/rate-limits.ts';
import { networkOf } from '../session/sign-in-limits.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Rate limits of calls that send a mail. The one per network and account runs out first, so that attempts from elsewhere do not keep the
 * owner from their mail. The typed address is counted, whether it is known or not.
 */
export function mailLimits(what: 'register' | 'resend' | 'forgot', email: string, address: string): Limit[] {
  const network = networkOf(address);
  return [
    { key: `${what}:account:${email}`, most: 10, window: HOUR },
    { key: `${what}:address:${network}`, most: 60, window: 15 * MINUTE },
    { key: `${what}:both:${email}:${network}`, most: 5, window: HOUR },
  ];
}

/** Rate limit of opening links per network: they cannot be guessed, but each attempt costs work. */
export function linkLimits(address: string): Limit[] {
  return [{ key: `link:address:${networkOf(address)}`, most: 120, window: 15 * MINUTE }];
}

/** Rate limit of addresses typed to be invited, per company. */
export function inviteLimits(companyId: number, addresses: number): Limit[] {
  return [{ key: `invite:company:${companyId}`, most: 1000, window: HOUR, by: addresses }];
}

/** Rate limit of all invitations of a company: twice the largest file of people. */
export function invitedLimits(companyId: number, addresses: number): Limit[] {
  return [{ key: `invited:company:${companyId}`, most: 100_000, window: DAY, by: addresses }];
}
