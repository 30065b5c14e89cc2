import type { Currency, Minor } from '../money/money.rules.ts';

/** What may need a second person. */
export const APPROVAL_KINDS = ['gift', 'limit', 'request', 'take_back', 'import'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** Waiting for somebody else; run; or over without anything having happened. */
export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** How many days a proposal waits. */
export const APPROVAL_DAYS = 7;

/** How many letters there are for why something is refused. */
export const LONGEST_REFUSAL = 200;

/** Why what was proposed cannot be done any more. */
export const STALE = ['proposer', 'reviewer', 'nobody', 'spent', 'category', 'year', 'currency', 'limit'] as const;
export type Stale = (typeof STALE)[number];

/** The most that a limit can be, in major units. */
export const MOST_LIMIT = 1_000_000_000;

/** The limit of a company that has set none: a million dinars, or what that is worth. */
const USUAL_LIMITS: Record<Currency, Minor> = { RSD: 100_000_000, EUR: 850_000, KM: 1_660_000 };

/** Above how much in all a company needs a second person. */
export const limitOf = (currency: Currency, own: Minor | null): Minor => own ?? USUAL_LIMITS[currency];

/** What is wrong with the words of a refusal. */
export function refusalProblem(reason: string): 'required' | 'long' | null {
  const words = reason.trim();
  if (words === '') return 'required';
  return words.length > LONGEST_REFUSAL ? 'long' : null;
}
