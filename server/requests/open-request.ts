import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import type { PersonKey } from '../people/person-key.ts';

export interface Move {
  requestId: number;
  to: RequestStatus;
  /** Why it is rejected. */
  reason?: string;
  now: Date;
}

export interface OpenRequest extends PersonKey {
  id: number;
  status: RequestStatus;
  providerName: string;
  amount: Minor;
  currency: Currency;
  categoryId: number;
  year: number;
  fromCategory: Minor;
  fromFlexible: Minor;
}
