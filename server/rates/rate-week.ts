import type { Currency } from '#contract/money/money.rules.ts';
import { perEuroOf, RATE_WEEK_DAYS, type RateWeek } from '#contract/rates/rates.rules.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';

const HOURS = RATE_WEEK_DAYS * 24;

/**
 * SQL of the lowest and highest value of a rate `r` within the seven days before a moment, but not before a second person last
 * approved one (product.md 1): the current value, and the value before each change that needed no approval. While a proposal
 * waits nobody can set a rate, so changes that were set are in the order of their ids.
 */
export const weekColumn = (now: Date): Text =>
  weekBefore(sql`${now.toISOString()}::timestamptz`, { currency: sql`r.currency`, rate: sql`r.per_euro` });

/** SQL of the same range for a waiting proposal `h`, at the moment when it was made. */
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
 * Reads the range against which a new value of a locked rate is measured. A separate statement after the lock, because the
 * statement that waits for the lock would not see values set meanwhile.
 */
export async function readWeek(transaction: Transaction, currency: Currency, now: Date): Promise<RateWeek> {
  const [found] = await ask<{ week: RateWeek }>(
    transaction,
    sql`select ${weekColumn(now)} as week from exchange_rates r where r.currency = ${currency}::currency`,
  );
  if (!found) throw new Error(`no rate of ${currency}`);
  return found.week;
}
