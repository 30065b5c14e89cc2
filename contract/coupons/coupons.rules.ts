/**
 * Normalised name by which a coupon is looked up: in lower case (product.md 4), in Unicode NFC, and without invisible format
 * characters, which are often pasted from messages. Empty when no visible character is left.
 */
export function couponKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** Maximum length of a coupon's name, in characters. */
export const LONGEST_NAME = 40;

/** Parses the discount of a coupon: a whole number of percent from 0 to 100; null for anything else. */
export function percentOf(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
}

export type CouponProblem = 'empty' | 'long' | 'percent';

/** Problems of a coupon's form, by field. */
export function couponProblems(typed: { name: string; percent_off: string }): Record<string, CouponProblem> {
  const length = typed.name.trim().length;
  return {
    ...(couponKey(typed.name) === '' && { name: 'empty' as const }),
    ...(length > LONGEST_NAME && { name: 'long' as const }),
    ...(percentOf(typed.percent_off) === null && { percent_off: 'percent' as const }),
  };
}
