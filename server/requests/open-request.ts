import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { RefusalCode } from '#contract/requests/review.rules.ts';
import type { PersonKey } from '../people/person-key.ts';

export interface Move {
  requestId: number;
  to: RequestStatus;
  /** Why it is rejected. */
  reason?: string;
  /** The same as one of the codes of reviewers. */
  reasonCode?: RefusalCode | null;
  now: Date;
}

export interface WaitingAcceptance {
  id: number;
  by: number;
  /** It is over, though nobody has written that down yet, or whoever it was may not review any more. */
  over: boolean;
}

export interface OpenRequest extends PersonKey {
  id: number;
  status: RequestStatus;
  /** Whether whoever filed it has left: their account is closed. */
  left: boolean;
  providerName: string;
  amount: Minor;
  currency: Currency;
  categoryId: number;
  year: number;
  fromCategory: Minor;
  fromFlexible: Minor;
  /** Why it was rejected; empty otherwise. */
  reason: string;
  /** Null also when the platform decided. */
  decidedBy: { id: number; name: string } | null;
  /** ISO 8601. */
  decidedAt: string | null;
  /** Who accepted it above the limit, as far as that waits for somebody else. */
  waiting: WaitingAcceptance | null;
  /** The last comment, whose it is (null for the platform) and what it says; null without any. */
  lastComment: number | null;
  lastAuthor: number | null;
  lastText: string | null;
}
