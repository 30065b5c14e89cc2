import type { Currency, Minor } from '../money/money.rules.ts';

/** Kinds of company actions that may need a second person's approval. */
export const APPROVAL_KINDS = ['gift', 'limit', 'request', 'take_back', 'import'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Statuses of a proposal: waiting for a second person, carried out, or closed without any effect. */
export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Days after which an undecided proposal expires. */
export const APPROVAL_DAYS = 7;

/** Maximum length of the reason for a rejection, in characters. */
export const LONGEST_REFUSAL = 200;

/** Why a proposal can no longer be carried out. */
export const STALE = ['proposer', 'reviewer', 'nobody', 'spent', 'category', 'year', 'currency', 'limit'] as const;
export type Stale = (typeof STALE)[number];

/** The highest limit that a company can set, in major units. */
export const MOST_LIMIT = 1_000_000_000;

/** The limit of a company that has set none: a million dinars, or the equivalent. */
const USUAL_LIMITS: Record<Currency, Minor> = { RSD: 100_000_000, EUR: 850_000, KM: 1_660_000 };

/** The sum above which a company needs a second person. */
export const limitOf = (currency: Currency, own: Minor | null): Minor => own ?? USUAL_LIMITS[currency];

/** Problem of the reason for a rejection; null for none. */
export function refusalProblem(reason: string): 'required' | 'long' | null {
  const words = reason.trim();
  if (words === '') return 'required';
  return words.length > LONGEST_REFUSAL ? 'long' : null;
}
