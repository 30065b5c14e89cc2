import type { QueryOf } from '#contract/endpoint.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { listRateChanges, Rate, RateChange, RatesNow } from '#contract/rates/rates.contract.ts';
import { isFixed, movedBy, perEuroOf } from '#contract/rates/rates.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { fullName } from '../people/full-name.ts';
import { othersOnPlatform } from '../people/others-on-platform.ts';
import type { PersonKey } from '../people/person-key.ts';
import { lastChangedOf, type RecordList } from '../records/record-list.ts';
import { type ChangeRow, changeColumns, isOpen, toRateChange } from './rate-row.ts';
import { toWeek, weekColumn } from './rate-week.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

interface RateRow extends Omit<Rate, 'fixed' | 'moved' | 'waiting' | 'year'> {
  was: number | null;
  waiting: ChangeRow | null;
  year: { date: string; per_euro: number }[];
}

/** The current rates, each with its last year and waiting proposals, and the people who could approve a proposal of the reader. */
export async function readRates(database: Database | Transaction, reader: PersonKey, now: Date): Promise<RatesNow> {
  const since = new Date(now.getTime() - YEAR).toISOString();
  const set = sql`rate_changes h where h.currency = r.currency and h.status = 'set'`;
  // Before the first change within the year, the rate was the old value of that change, or the current one.
  const beginning = sql`coalesce((
    select h.per_euro_was from ${set} and h.decided_at >= ${since}::timestamptz order by h.decided_at, h.id limit 1), r.per_euro)`;
  const [found] = await ask<{ results: RateRow[]; others: string[] }>(
    database,
    sql`
    select (
      select jsonb_agg(to_jsonb(rate) - 'place' order by rate.place) from (
        select array_position(array['RSD', 'EUR', 'KM'], r.currency::text) as place, r.currency, r.per_euro, r.revision,
          ${lastChangedOf('rate', sql`r.currency`, sql`r.updated_at`)} as changed,
          (select h.per_euro_was from ${set} order by h.decided_at desc, h.id desc limit 1) as was, ${weekColumn(now)} as week,
          (select to_jsonb(waiting) from (
            select ${changeColumns(reader, now)} from rate_changes h where h.currency = r.currency and ${isOpen(now)}) waiting) as waiting,
          jsonb_build_array(jsonb_build_object('date', ${since}::text, 'per_euro', ${beginning})) || coalesce((
            select jsonb_agg(jsonb_build_object('date', ${isoMoment(sql`h.decided_at`)}, 'per_euro', h.per_euro) order by h.decided_at, h.id)
            from ${set} and h.decided_at >= ${since}::timestamptz), '[]') as year
        from exchange_rates r) rate) as results,
      (select coalesce(jsonb_agg(${fullName('u')} order by u.sort_key collate "C", u.id), '[]')
       from ${othersOnPlatform('platform.rates', reader)}) as others`,
  );
  if (!found) throw new Error('no rates');
  return { results: found.results.map(toRate), others: found.others };
}

const toRate = ({ was, waiting, week, year, ...row }: RateRow): Rate => ({
  ...row,
  per_euro: perEuroOf(row.per_euro),
  fixed: isFixed(row.currency),
  moved: was === null ? null : movedBy(was, row.per_euro),
  waiting: waiting && toRateChange(waiting),
  week: toWeek(week),
  year: year.map(({ date, per_euro: rate }) => ({ date, per_euro: perEuroOf(rate) })),
});

type ChangesQuery = NonNullable<QueryOf<typeof listRateChanges>>;

/** The list of changes of rates, for a reader. */
export const rateChangeList = (reader: PersonKey, now: Date): RecordList<ChangesQuery> => ({
  from: sql`rate_changes h`,
  id: sql`h.id`,
  columns: changeColumns(reader, now),
  filters: { currency: (currency: Currency) => sql`h.currency = ${currency}::currency` },
  orderings: {},
  first: '-id',
});

/** One change of a rate. Throws notFound. */
export async function readRateChange(
  database: Database | Transaction,
  id: number,
  { reader, now }: { reader: PersonKey; now: Date },
): Promise<RateChange> {
  const [row] = await ask<ChangeRow>(
    database,
    sql`select ${changeColumns(reader, now)} from rate_changes h where h.id = ${id}::bigint`,
  );
  if (!row) throw notFound();
  return toRateChange(row);
}
