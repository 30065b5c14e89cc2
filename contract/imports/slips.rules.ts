import { isEmail } from '../session/session.rules.ts';
import { withDot } from './file-amount.rules.ts';

const OF_ADDRESSES = ['comma', 'blank', 'dots', 'at'] as const;
type AddressSlip = (typeof OF_ADDRESSES)[number];

/**
 * Typing slips that are corrected automatically, since only one meaning is possible: in an e-mail address, or an amount written as in a
 * letter.
 */
export const MENDED_SLIPS = [...OF_ADDRESSES, 'amount'] as const;
export type MendedSlip = (typeof MENDED_SLIPS)[number];

/** All typing slips that are recognised; an address without an @ cannot be corrected. */
export const SLIPS = [...MENDED_SLIPS, 'no_at'] as const;
export type Slip = (typeof SLIPS)[number];

/** The field in which such a slip occurs. */
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

/** The corrected text; null where correcting this slip does not help. */
export function mendedBy(slip: MendedSlip, typed: string): string | null {
  if (slip === 'amount') return withDot(typed);
  const mended = MENDS[slip](typed.trim());
  return mended !== typed.trim() && isEmail(mended) ? mended : null;
}

/** The slip that makes an address invalid, if correcting one kind is enough; `no_at` for a text without an @. */
export function slipOf(typed: string): Slip | null {
  if (isEmail(typed)) return null;
  return OF_ADDRESSES.find((slip) => mendedBy(slip, typed) !== null) ?? (typed.includes('@') ? null : 'no_at');
}
