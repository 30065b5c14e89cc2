import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { RefusalCode } from '#contract/requests/review.rules.ts';
import type { PersonKey } from '../people/person-key.ts';

export interface Move {
  requestId: number;
  to: RequestStatus;
  /** Reason of a rejection. */
  reason?: string;
  /** Reason of a rejection, as a code. */
  reasonCode?: RefusalCode | null;
  now: Date;
}

export interface WaitingAcceptance {
  id: number;
  by: number;
  /** Expired although not marked so yet, or its reviewer may not review any more. */
  over: boolean;
}

export interface OpenRequest extends PersonKey {
  id: number;
  status: RequestStatus;
  /** Whether the employee's account is closed. */
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
  /** The first acceptance above the limit, while it waits for a second person. */
  waiting: WaitingAcceptance | null;
  /** The last comment with its author (null for the platform) and text; null if there is none. */
  lastComment: number | null;
  lastAuthor: number | null;
  lastText: string | null;
}
