import { isEmail } from '../session/session.rules.ts';
import { withDot } from './file-amount.rules.ts';

const OF_ADDRESSES = ['comma', 'blank', 'dots', 'at'] as const;
type AddressSlip = (typeof OF_ADDRESSES)[number];

/** Slips of the hand that can be mended, since nothing else may be meant: of an address, and an amount that is written as in a letter. */
export const MENDED_SLIPS = [...OF_ADDRESSES, 'amount'] as const;
export type MendedSlip = (typeof MENDED_SLIPS)[number];

/** How a cell is none: by a slip of the hand, or an address without what makes it one. */
export const SLIPS = [...MENDED_SLIPS, 'no_at'] as const;
export type Slip = (typeof SLIPS)[number];

/** The field in which a slip is made. */
export const fieldOfSlip = (slip: MendedSlip): 'email' | 'amount' => (slip === 'amount' ? 'amount' : 'email');

const MENDS: Record<AddressSlip, (typed: string) => string> = {
  comma: (typed) => typed.replace(/[,;]/g, '.'),
  blank: (typed) => typed.replace(/\s+/g, ''),
  dots: (typed) =>
    typed
      .replace(/\.{2,}/g, '.')
      .replace(/^\.|\.$|\.(?=@)/g, '')
      .replace(/@\./, '@'),
  at: (typed) => typed.replace(/\s*(\(at\)|\[at\]|@{2,})\s*/i, '@'),
};

/** What is meant by a cell with such a slip; null where it is not mended by that. */
export function mendedBy(slip: MendedSlip, typed: string): string | null {
  if (slip === 'amount') return withDot(typed);
  const mended = MENDS[slip](typed.trim());
  return mended !== typed.trim() && isEmail(mended) ? mended : null;
}

/** Which slip makes an address none, so far as one alone does. */
export function slipOf(typed: string): Slip | null {
  if (isEmail(typed)) return null;
  return OF_ADDRESSES.find((slip) => mendedBy(slip, typed) !== null) ?? (typed.includes('@') ? null : 'no_at');
}
