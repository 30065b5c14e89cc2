import type { Minor } from '#contract/money/money.rules.ts';
import type { RequestKind } from '#contract/requests/requests.rules.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../people/person-key.ts';

/** A file sent with a request; its row is written only when the request is filed. */
export interface SentFile {
  sha256: string;
  /** Returns the id of its row. */
  store: (transaction: Transaction) => Promise<number>;
}

/** A request to be filed. */
export interface FilingAttempt {
  person: PersonKey;
  kind: RequestKind;
  categoryId: number;
  providerName: string;
  description: string;
  /** YYYY-MM-DD. */
  purchaseDate: string;
  amount: Minor;
  /** The rejected or cancelled request that is filed again. */
  resubmits: number | null;
  /** Null to keep the file of the original. */
  file: SentFile | null;
  duplicateAccepted: boolean;
  /** Filing again with the same key returns the same request. */
  idempotencyKey: string | null;
  now: Date;
}
