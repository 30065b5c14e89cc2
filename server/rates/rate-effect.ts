import type { Currency } from '#contract/money/money.rules.ts';
import type { RateEffect } from '#contract/rates/rates.contract.ts';
import { isFixed, movedBy, needsSecond, perEuroOf, type RateWeek, rateOf } from '#contract/rates/rates.rules.ts';
import { convertedBy, rateOf as rateNow, unitPriceOf } from '../benefits/price-texts.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { toWeek, weekColumn } from './rate-week.ts';
import { noRate, rateFixed } from './rates.errors.ts';

/** A `from` and `where` of running subscriptions `s` of active people, with benefit `b` and company `c`. */
export const RUNNING_SUBSCRIPTIONS: Text = sql`
  subscriptions s join benefits b on b.id = s.benefit_id join companies c on c.id = s.company_id
    join users u on u.company_id = s.company_id and u.id = s.user_id
  where s.ended_at is null and s.active and c.active and u.active`;

interface Found extends Pick<RateEffect, 'prices' | 'companies' | 'carts' | 'subscriptions'> {
  was: number;
  week: RateWeek;
}

/**
 * The effect of another rate, compared with the rates of the seven days before `at`. For a proposal `at` is when it was made, so
 * that it shows why a second person is needed. Throws rateFixed or noRate.
 */
export async function readEffect(
  database: Database | Transaction,
  { currency, typed, at }: { currency: Currency; typed: string; at: Date },
): Promise<RateEffect> {
  if (isFixed(currency)) throw rateFixed();
  const rate = rateOf(typed);
  if (rate === null) throw noRate();
  const differs = differsAt(currency, rate);
  const [found] = await ask<Found>(
    database,
    sql`
    with reading as (select distinct c.currency from companies c where c.active),
    priced as materialized (
      select b.id, c.currency from benefits b join reading c on b.active and b.price > 0 and ${differs}
      where b.for_all_companies or exists (
        select from benefit_companies o join companies chosen on chosen.id = o.company_id
        where o.benefit_id = b.id and chosen.active and chosen.currency = c.currency))
    select r.per_euro as was, ${weekColumn(at)} as week,
      (select count(distinct id)::integer from priced) as prices,
      (select count(*)::integer from companies c where c.active and c.currency in (select currency from priced)) as companies,
      (select count(distinct (i.company_id, i.user_id))::integer
       from cart_items i join benefits b on b.id = i.benefit_id join companies c on c.id = i.company_id
         join users u on u.company_id = i.company_id and u.id = i.user_id
       where b.active and c.active and u.active and ${differs}) as carts,
      (select count(*)::integer
       from ${RUNNING_SUBSCRIPTIONS} and ${differs}) as subscriptions
    from exchange_rates r where r.currency = ${currency}::currency`,
  );
  if (!found) throw new Error('no rates');
  const { was, week, ...counts } = found;
  const moves = { moved: movedBy(was, rate), week: toWeek(week), second: needsSecond(week, rate) };
  return { per_euro_was: perEuroOf(was), per_euro: perEuroOf(rate), ...moves, ...counts };
}

/** Whether the benefit `b` would cost another amount in the currency of `c`, rounded as prices are. */
function differsAt(currency: Currency, rate: number): Text {
  const then = (of: Text) =>
    sql`(case when ${of} = ${currency}::currency then ${rate}::numeric else ${rateNow(of)} end)`;
  const price = (at: (of: Text) => Text) =>
    unitPriceOf(convertedBy(sql`b.price`, at(sql`b.currency`), at(sql`c.currency`)), sql`b.discount`);
  return sql`((b.currency = ${currency}::currency) <> (c.currency = ${currency}::currency) and ${price(then)} <> ${price(rateNow)})`;
}
