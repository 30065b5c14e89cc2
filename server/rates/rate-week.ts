import type { Currency } from '#contract/money/money.rules.ts';
import { RATE_WEEK_DAYS, type RateWeek } from '#contract/rates/rates.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';

/**
 * The lowest and the highest that a rate `r` was within the last seven days, since a second person last approved one (product.md
 * 1): what it is, and from what each change moved it that nobody else agreed to. While a proposal waits nobody sets a rate, so
 * that changes that came to be set stand in the order of their numbers.
 */
export const weekColumn = (now: Date) => sql`(
  select jsonb_build_object(
    'low', least(r.per_euro, min(h.per_euro_was)), 'high', greatest(r.per_euro, max(h.per_euro_was)))
  from rate_changes h
  where h.currency = r.currency and h.status = 'set' and h.decided_at > ${weekAgo(now)}::timestamptz
    and h.id > coalesce((
      select max(a.id) from rate_changes a
      where a.currency = r.currency and a.status = 'set' and a.decided_by is not null), 0))`;

const weekAgo = (now: Date): string => new Date(now.getTime() - RATE_WEEK_DAYS * 24 * 60 * 60 * 1000).toISOString();

/**
 * From where another rate is measured, of one that is locked. A statement of its own after the lock: the one that waits for the
 * lock would not see what was set meanwhile.
 */
export async function readWeek(transaction: Transaction, currency: Currency, now: Date): Promise<RateWeek> {
  const [found] = await ask<{ week: RateWeek }>(
    transaction,
    sql`select ${weekColumn(now)} as week from exchange_rates r where r.currency = ${currency}::currency`,
  );
  if (!found) throw new Error(`no rate of ${currency}`);
  return found.week;
}
