import { createHash } from 'node:crypto';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { Pot } from '../budgets/budgets.service.ts';
import { digestOf } from '../database/digest.ts';
import { sql } from '../database/text.ts';

/** SQL for a digest of all people in `reached`. */
export const whoIsReached = sql`(
  select ${digestOf(sql`coalesce(string_agg(id::text, ',' order by id), '')`)} from reached)`;

interface Seen extends Pot {
  /** Result of `whoIsReached`. */
  who: string;
  amount: Minor | null;
  currency: Currency;
  /** Whether a second person has to approve it. */
  waits: boolean;
}

/** SHA-256 of a gift as it was shown: exactly these people, and what each of them gets. */
export const seenOf = ({ who, categoryId, year, amount, currency, waits }: Seen): string =>
  createHash('sha256')
    .update(JSON.stringify([who, categoryId, year, amount, currency, waits]))
    .digest('hex');
