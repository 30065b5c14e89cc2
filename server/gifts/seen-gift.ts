import { createHash } from 'node:crypto';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { Pot } from '../budgets/budgets.service.ts';
import { digestOf } from '../database/digest.ts';
import { sql } from '../database/text.ts';

/** In a statement: stands for everybody in `reached`. */
export const whoIsReached = sql`(
  select ${digestOf(sql`coalesce(string_agg(id::text, ',' order by id), '')`)} from reached)`;

interface Seen extends Pot {
  /** What `whoIsReached` answered. */
  who: string;
  amount: Minor | null;
  currency: Currency;
  /** Whether a second person is needed. */
  waits: boolean;
}

/** What stands for a gift that was looked at: exactly those people, and what each of them gets. */
export const seenOf = ({ who, categoryId, year, amount, currency, waits }: Seen): string =>
  createHash('sha256')
    .update(JSON.stringify([who, categoryId, year, amount, currency, waits]))
    .digest('hex');
