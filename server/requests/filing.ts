import type { Minor } from '#contract/money/money.rules.ts';
import type { RequestKind } from '#contract/requests/requests.rules.ts';
import type { Transaction } from '../database/database.ts';
import type { PersonKey } from '../people/person-key.ts';

/** A file that came with a request: it is put away only when the request is filed. */
export interface SentFile {
  sha256: string;
  /** Answers the id of its row. */
  store: (transaction: Transaction) => Promise<number>;
}

/** A request as somebody files it. */
export interface FilingAttempt {
  person: PersonKey;
  kind: RequestKind;
  categoryId: number;
  providerName: string;
  description: string;
  /** YYYY-MM-DD. */
  purchaseDate: string;
  amount: Minor;
  /** A rejected or cancelled request that is filed again. */
  resubmits: number | null;
  /** Null: the file of the original stays. */
  file: SentFile | null;
  duplicateAccepted: boolean;
  /** The same key files once and answers the same request. */
  idempotencyKey: string | null;
  now: Date;
}
