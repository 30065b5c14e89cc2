/**
 * The name of a coupon as it is looked up: case does not count (product.md 4), nor how a letter is put together, nor what nobody sees
 * and many a message has in it. Empty where there is nothing to be seen.
 */
export function couponKey(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** The longest name of a coupon. */
export const LONGEST_NAME = 40;

/** What a coupon takes off, as it is typed; null when it is no whole number from 0 to 100. */
export function percentOf(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : null;
}

export type CouponProblem = 'empty' | 'long' | 'percent';

/** What is wrong with a coupon as its form has it. */
export function couponProblems(typed: { name: string; percent_off: string }): Record<string, CouponProblem> {
  const length = typed.name.trim().length;
  return {
    ...(couponKey(typed.name) === '' && { name: 'empty' as const }),
    ...(length > LONGEST_NAME && { name: 'long' as const }),
    ...(percentOf(typed.percent_off) === null && { percent_off: 'percent' as const }),
  };
}
