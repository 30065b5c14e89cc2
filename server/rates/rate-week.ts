import type { Currency } from '#contract/money/money.rules.ts';
import { perEuroOf, RATE_WEEK_DAYS, type RateWeek } from '#contract/rates/rates.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

const HOURS = RATE_WEEK_DAYS * 24;

/**
 * The lowest and the highest that a rate `r` was within the seven days before a moment, since a second person last approved one
 * (product.md 1): what it is, and from what each change moved it that nobody else agreed to. While a proposal waits nobody sets a
 * rate, so that changes that came to be set stand in the order of their numbers.
 */
export const weekColumn = (now: Date): Text =>
  weekBefore(sql`${now.toISOString()}::timestamptz`, { currency: sql`r.currency`, rate: sql`r.per_euro` });

/** The same of a proposal `h` that waits: from where it was measured, however long ago that is. */
export const PROPOSED_WEEK: Text = weekBefore(sql`h.created_at`, {
  currency: sql`h.currency`,
  rate: sql`h.per_euro_was`,
});

function weekBefore(moment: Text, { currency, rate }: { currency: Text; rate: Text }): Text {
  return sql`(
    select jsonb_build_object('low', least(${rate}, min(m.per_euro_was)), 'high', greatest(${rate}, max(m.per_euro_was)))
    from rate_changes m
    where m.currency = ${currency} and m.status = 'set' and m.decided_at > ${moment} - make_interval(hours => ${HOURS}::integer)
      and m.id > coalesce((
        select max(a.id) from rate_changes a
        where a.currency = ${currency} and a.status = 'set' and a.decided_by is not null), 0))`;
}

/** A week with its rates as the wire has them. */
export const toWeek = ({ low, high }: RateWeek): RateWeek => ({ low: perEuroOf(low), high: perEuroOf(high) });

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
