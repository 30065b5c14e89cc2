import { randomBytes } from 'node:crypto';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { addMonths } from '#contract/calendar/days.rules.ts';

// 32 characters that are not confused when read aloud or typed: no I, L, O, U.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code that cannot be guessed: 80 random bits as `XXXX-XXXX-XXXX-XXXX`. */
export function newVoucherCode(): string {
  const characters = Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32]).join('');
  return characters.replace(/(.{4})(?!$)/g, '$1-');
}

/** The last day of a voucher bought now, YYYY-MM-DD: the same day of the next year, in Belgrade. */
export function voucherValidUntil(now: Date): string {
  return addMonths(businessDay(now), 12);
}
