import type { Currency } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { expireRate } from './expire-rate.ts';
import { lockRate } from './lock-rate.ts';
import { openSince } from './rate-row.ts';

/**
 * Expires one proposed rate on which nobody decided in time, and notifies the proposer; answers whether there was one. Any number
 * of servers may run it at the same time.
 */
export async function endRate(database: Database, now: Date): Promise<boolean> {
  const [over] = await next(database, { since: openSince(now) });
  if (!over) return false;
  await inTransaction(database, async (transaction) => {
    await lockRate(transaction, over.currency);
    await expireRate(transaction, over.currency, now);
  });
  return true;
}

const next = statement(
  'next_rate_over',
  of<{ currency: Currency }>,
  () => sql`
    select currency from rate_changes where status = 'waiting' and created_at <= ${text('since')}::timestamptz
    order by created_at, id limit 1`,
);
