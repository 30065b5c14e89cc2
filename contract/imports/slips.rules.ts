import { isEmail } from '../session/session.rules.ts';

/** Slips of the hand that can be mended in an address, since no other address may be meant. */
export const MENDED_SLIPS = ['comma', 'blank', 'dots', 'at'] as const;
export type MendedSlip = (typeof MENDED_SLIPS)[number];

/** How an address is none: by a slip of the hand, or without what makes it one. */
export const SLIPS = [...MENDED_SLIPS, 'no_at'] as const;
export type Slip = (typeof SLIPS)[number];

const MENDS: Record<MendedSlip, (typed: string) => string> = {
  comma: (typed) => typed.replace(/[,;]/g, '.'),
  blank: (typed) => typed.replace(/\s+/g, ''),
  dots: (typed) =>
    typed
      .replace(/\.{2,}/g, '.')
      .replace(/^\.|\.$|\.(?=@)/g, '')
      .replace(/@\./, '@'),
  at: (typed) => typed.replace(/\s*(\(at\)|\[at\]|@{2,})\s*/i, '@'),
};

/** The address that is meant by one with such a slip; null where it is not mended by that. */
export function mendedBy(slip: MendedSlip, typed: string): string | null {
  const mended = MENDS[slip](typed.trim());
  return mended !== typed.trim() && isEmail(mended) ? mended : null;
}

/** Which slip makes an address none, so far as one alone does. */
export function slipOf(typed: string): Slip | null {
  if (isEmail(typed)) return null;
  return MENDED_SLIPS.find((slip) => mendedBy(slip, typed) !== null) ?? (typed.includes('@') ? null : 'no_at');
}
