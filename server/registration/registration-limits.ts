import type { Limit } from '../caller/rate-limits.ts';
import { networkOf } from '../session/sign-in-limits.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The limits of one try to have a mail sent. Tries from one address for one account run out first, so that somebody else's
 * tries do not keep the owner from their mail; what is counted is the typed e-mail, known or not.
 */
export function mailLimits(what: 'register' | 'resend' | 'forgot', email: string, address: string): Limit[] {
  const network = networkOf(address);
  return [
    { key: `${what}:account:${email}`, most: 10, window: HOUR },
    { key: `${what}:address:${network}`, most: 60, window: 15 * MINUTE },
    { key: `${what}:both:${email}:${network}`, most: 5, window: HOUR },
  ];
}

/** The links of mails that one address opens: they cannot be guessed, but each try costs us. */
export function linkLimits(address: string): Limit[] {
  return [{ key: `link:address:${networkOf(address)}`, most: 120, window: 15 * MINUTE }];
}

/** The addresses that are typed in one company to be invited, whoever they belong to. */
export function inviteLimits(companyId: number, addresses: number): Limit[] {
  return [{ key: `invite:company:${companyId}`, most: 1000, window: HOUR, by: addresses }];
}

/** The addresses that are invited to one company in any way: twice as many as the longest file of people has. */
export function invitedLimits(companyId: number, addresses: number): Limit[] {
  return [{ key: `invited:company:${companyId}`, most: 100_000, window: DAY, by: addresses }];
}
