import { setImmediate } from 'node:timers/promises';
import { isDay } from '#contract/calendar/days.rules.ts';
import { PLATFORM, type RecordKind } from '#contract/changes/change-kinds.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import { MOST_COUNTED, type State } from '#contract/records/record-list.contract.ts';
import { type DayField, dayMissing } from '../calendar/calendar.errors.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment, startOfDay } from '../database/iso-moment.ts';
import { limitTo } from '../database/limit-to.ts';
import { ask, askFor } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { meantOrdering } from '../endpoints/meant-ordering.ts';
import { pageAnswer, rowsOf } from '../endpoints/page-answer.ts';
import { listTooFar } from './records.errors.ts';

type Value = string | number | boolean | undefined;

/** The query of a list of administration. */
export interface RecordsQuery {
  ordering?: string | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
  [filter: string]: Value;
}

/** The names of a query's filters: all its fields except order and page. */
type FiltersOf<Query> = Exclude<keyof Query & string, 'ordering' | 'page' | 'page_size'>;

/** A list of administration: all are read the same way, in one statement. */
export interface RecordList<Query extends RecordsQuery> {
  /** The `from` of all rows that the list may show, with an alias. */
  from: Text;
  /** A cheaper `from` of the same rows and alias for counting, without what only orders need. */
  counted?: Text;
  /** A cheaper `from` of the same rows and alias for looking up the few rows of a page, without aggregates over all rows. */
  shown?: Text;
  /** The columns of a row, by the names of the wire. */
  columns: Text;
  /** The key of a row, which also breaks ties of an order: a column, or several with commas. */
  id: Text;
  /** The condition of each filter; `asked` is the whole query. */
  filters: { [Name in FiltersOf<Query>]-?: (value: NonNullable<Query[Name]>, asked: Query) => Text };
  /** Columns of each order. */
  orderings: Record<string, Text>;
  /** The default order. */
  first: string;
}

/** How many rows a list has, counted up to a limit. */
interface Counted {
  count: number;
  count_is_exact: boolean;
  without: { filter: string; count: number }[];
}

export interface FoundRecords<Row> extends Counted {
  results: Row[];
}

/** A cache of counts by filters, valid as long as nothing changes that the list shows. */
export interface CountMemory {
  recall: (filters: string) => unknown;
  remember: (filters: string, counted: unknown) => void;
  /** Counts a part of the rows without the database, for a count that is not cached; null if it cannot. */
  begin?: () => Promise<Begun | null>;
}

/** A part of a count. */
export interface Begun {
  /** Whether it counts any row. */
  isAny: boolean;
  /** Counts the rows; called while the database is working. */
  count: () => number;
  /** SQL condition for the rows that are not in this part. */
  left: Text;
}

// For at most this many filters the answer says how many rows there would be without them.
const MOST_TOLD = 4;

/**
 * A page of a list with its bounded count, in one statement. If `memory` has the count, only the page is read: another page or
 * order of the same rows is not counted again. Throws listTooFar.
 */
export async function readRecords<Row, Query extends RecordsQuery>(
  database: Database,
  list: RecordList<Query>,
  query: Query,
  memory?: CountMemory,
): Promise<FoundRecords<Row>> {
  const { offset, size } = rowsOf(query);
  if (offset >= MOST_COUNTED) throw listTooFar();
  const set = filtersOf(list, query);
  const filters = JSON.stringify(set.map(({ filter }) => [filter, query[filter]]));
  const known = memory?.recall(filters) as Counted | undefined;
  const wanted = allOf(set);
  const page = selecting(list, wanted, { query, offset, size });
  const asking = askFor(set.length > 0);
  if (known) return { ...known, results: await asking<Row>(database, page) };
  const begun = await memory?.begin?.();
  const count = counting(list, begun ? sql`${wanted} and ${begun.left}` : wanted, MOST_COUNTED + 1);
  const text = countedPage(list, { query, set, count, page, hasOthers: begun?.isAny ?? false });
  const read = asking<ReadPage<Row>>(database, text);
  const [[found], others] = await Promise.all([read, begun ? meanwhile(begun.count) : 0]);
  if (!found) throw new Error('A count without a row');
  const { n, without, results } = found;
  const all = n + others;
  const counted = { count: Math.min(all, MOST_COUNTED), count_is_exact: all <= MOST_COUNTED, without };
  memory?.remember(filters, counted);
  return { ...counted, results };
}

/** Runs `act` after the statement sent before it is on its way to the database. */
async function meanwhile<Done>(act: () => Done): Promise<Done> {
  await setImmediate();
  return act();
}

interface ReadPage<Row> {
  n: number;
  without: Counted['without'];
  results: Row[];
}

interface PageParts<Query> {
  query: Query;
  set: Filters;
  count: Text;
  page: Text;
  /** Whether rows are found that `count` does not include. */
  hasOthers: boolean;
}

function countedPage<Query extends RecordsQuery>(
  list: RecordList<Query>,
  { query, set, count, page, hasOthers }: PageParts<Query>,
): Text {
  const without = hasOthers
    ? sql`'[]'::jsonb`
    : sql`case when n = 0 then ${withoutEach(list, query, set)} else '[]' end`;
  return sql`
    with counted as materialized (${count})
    select n, ${without} as without, (select coalesce(jsonb_agg(to_jsonb(page)), '[]') from (${page}) page) as results
    from counted`;
}

/** How many rows a list has, counted up to `most`. */
export async function countRows<Query extends RecordsQuery>(
  database: Database,
  list: RecordList<Query>,
  { query, most }: { query: Query; most: number },
): Promise<number> {
  const set = filtersOf(list, query);
  const [counted] = await askFor(set.length > 0)<{ n: number }>(database, counting(list, allOf(set), most));
  return counted?.n ?? 0;
}

/** The answer of a list: its page with the addresses of the next and previous pages. */
export function recordsAnswer<Row>(
  path: string,
  query: RecordsQuery,
  { count, count_is_exact, results, without }: FoundRecords<Row>,
) {
  const ordering = query.ordering && meantOrdering(query.ordering);
  return { ...pageAnswer(path, { ...query, ordering }, count, results), count_is_exact, without };
}

/** A filter by state, from the column `active`. */
export function inState(active: Text) {
  return (state: State): Text => (state === 'active' ? active : sql`not ${active}`);
}

/** A filter for any of several numbers: `3,14`. For a single number it uses `=`, so that an index can give the order as well. */
export function isAnyOf(column: Text) {
  return (numbers: string): Text =>
    numbers.includes(',')
      ? sql`${column} = any(string_to_array(${numbers}, ',')::bigint[])`
      : sql`${column} = ${Number(numbers)}::bigint`;
}

/** A filter that joins the conditions of several words with `or`: `active,invited`. */
export const letsAny = <Word extends string>(words: string, lets: (word: Word) => Text): Text =>
  sql`(${sql.join(
    words.split(',').map((word) => lets(word as Word)),
    sql` or `,
  )})`;

/** A list with a filter `except` that leaves out rows by their numbers, for exports and sums. */
export function butSome<Query extends RecordsQuery>(
  list: RecordList<Query>,
  number: Text,
): RecordList<Query & { except?: string | undefined }> {
  const isExcepted = isAnyOf(number);
  const filters = Object.assign({ except: (ids: string) => sql`not ${isExcepted(ids)}` }, list.filters);
  return Object.assign({}, list, { filters }) as RecordList<Query & { except?: string | undefined }>;
}

/** A filter for moments on a day of Belgrade or later. Throws dayMissing. */
export const sinceDay = (moment: Text, field: DayField) => (day: string) =>
  sql`${moment} >= ${startOfDay(known(day, field))}`;

/** A filter for moments on a day of Belgrade or before. Throws dayMissing. */
export const untilDay = (moment: Text, field: DayField) => (day: string) =>
  sql`${moment} < ${startOfDay(known(day, field), 1)}`;

function known(day: string, field: DayField): string {
  if (!isDay(day)) throw dayMissing(field);
  return day;
}

/** Converts an amount of a query to minor units. */
export const minorOf = (asked: string): Minor => toMinor(Number(asked));

/**
 * SQL of when and by whom a record was last changed, as `lastChanged` of the contract. `owner` is the record's company; the
 * platform by default.
 */
export function lastChangedOf(kind: RecordKind, id: Text, changedAt: Text, owner: Text = sql`${PLATFORM}`): Text {
  return sql`jsonb_build_object('at', ${isoMoment(changedAt)}, 'by', (
    select case when noted.actor_id is not null then jsonb_build_object('id', noted.actor_id, 'name', noted.actor_name) end
    from changes noted
    where noted.record_kind = ${kind} and noted.record_id = ${id}::text and noted.company_id = ${owner}
    order by noted.id desc limit 1))`;
}

/** SQL condition of a query's filters. */
export function matching<Query extends RecordsQuery>(list: RecordList<Query>, query: Query): Text {
  return allOf(filtersOf(list, query));
}

type Filters = readonly { filter: string; lets: Text }[];

function filtersOf<Query extends RecordsQuery>({ filters }: RecordList<Query>, query: Query): Filters {
  return (Object.keys(filters) as FiltersOf<Query>[]).flatMap((filter) => {
    const value = query[filter];
    return value === undefined || value === null ? [] : [{ filter, lets: filters[filter](value, query) }];
  });
}

const allOf = (set: Filters): Text => sql.join([sql`true`, ...set.map(({ lets }) => lets)], sql` and `);

function counting<Query extends RecordsQuery>(list: RecordList<Query>, wanted: Text, most: number): Text {
  return sql`select count(*)::integer as n from (select from ${list.counted ?? list.from} where ${wanted} ${limitTo(most)}) one`;
}

interface Part<Query> {
  query: Query;
  offset: number;
  size: number;
}

function selecting<Query extends RecordsQuery>(list: RecordList<Query>, wanted: Text, part: Part<Query>): Text {
  const { from, columns, id, shown = from } = list;
  const order = orderOf(list, part.query);
  // The columns are read for the rows of the page only, not for those before it. `materialized` finds the page's keys once: while
  // the database has no statistics of new rows, it would otherwise search for them again for each row.
  return sql`select ${columns} from ${shown} where (${id}) in (
    with shown as materialized (
      select ${id} from ${from} where ${wanted} ${order} ${limitTo(part.size, part.offset)})
    select * from shown) ${order}`;
}

function orderOf<Query extends RecordsQuery>({ id, orderings, first }: RecordList<Query>, { ordering }: Query): Text {
  const meant = meantOrdering(ordering ?? first);
  const direction = sql.raw(meant.startsWith('-') ? 'desc' : 'asc');
  return sql`order by ${orderings[meant.slice(1)] ?? id} ${direction}, ${id} ${direction}`;
}

/** The key of a row: its numbers. */
export type RowKey = readonly number[];

/** SQL of the keys of all rows that a list finds (`key`), each with its place in the order (`place`). */
export function keysInOrder<Query extends RecordsQuery>(list: RecordList<Query>, query: Query): Text {
  const { from, id } = list;
  return sql`select jsonb_build_array(${id}) as key, row_number() over (${orderOf(list, query)}) as place
    from ${from} where ${matching(list, query)}`;
}

/** The keys of all rows that a list finds, in their order, in one statement; null when there are more than `most`. */
export async function readKeys<Query extends RecordsQuery>(
  database: Database,
  list: RecordList<Query>,
  { query, most }: { query: Query; most: number },
): Promise<RowKey[] | null> {
  const set = filtersOf(list, query);
  const [found] = await askFor(set.length > 0)<{ keys: RowKey[] | null }>(
    database,
    sql`
    with counted as materialized (${counting(list, allOf(set), most + 1)})
    select case when n <= ${most}::integer then (
      select coalesce(jsonb_agg(key order by place), '[]') from (${keysInOrder(list, query)}) found) end as keys
    from counted`,
  );
  if (!found) throw new Error('A count without a row');
  return found.keys;
}

/** The keys of the newest rows that a list finds, of any company: those with the highest ids, which come first. */
export async function readNewest<Query extends RecordsQuery>(
  database: Database | Transaction,
  list: RecordList<Query>,
  { query, most }: { query: Query; most: number },
): Promise<RowKey[]> {
  const { from, id } = list;
  const rows = await ask<{ key: RowKey }>(
    database,
    sql`
    select key from (select jsonb_build_array(${id}) as key from ${from} where ${matching(list, query)}) found
    order by key -> -1 desc, key desc limit ${most}::integer`,
  );
  return rows.map(({ key }) => key);
}

/** The rows of a list with the given keys (`row_key`), in the order of the keys; deleted rows are left out. */
export async function readKeyed<Row, Query extends RecordsQuery>(
  database: Database | Transaction,
  { from, columns, id, shown = from }: Pick<RecordList<Query>, 'from' | 'columns' | 'id' | 'shown'>,
  keys: readonly RowKey[],
): Promise<(Row & { row_key: RowKey })[]> {
  const parts = (keys[0] ?? []).map((_, at) => sql`(key ->> ${sql.raw(String(at))})::bigint`);
  if (parts.length === 0) return [];
  const rows = await ask<Row & { row_key: RowKey }>(
    database,
    sql`
    select ${columns}, jsonb_build_array(${id}) as row_key from ${shown} where (${id}) in (
      with wanted as materialized (select ${sql.join(parts, sql`, `)} from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) key)
      select * from wanted)`,
  );
  const found = new Map(rows.map((row) => [String(row.row_key), row]));
  return keys.flatMap((key) => found.get(String(key)) ?? []);
}

// A pair of fields (`_from`, `_to`) counts as one filter.
const meantBy = (filter: string) => filter.replace(/_(from|to)$/, '');

// Evaluated for an empty list only; otherwise the database skips it.
function withoutEach<Query extends RecordsQuery>(list: RecordList<Query>, query: Query, set: Filters): Text {
  const names = [...new Set(set.map(({ filter }) => meantBy(filter)))];
  const told = names.slice(0, MOST_TOLD).map((filter) => {
    const rest = Object.entries(query).filter(([other]) => meantBy(other) !== filter);
    const wanted = allOf(filtersOf(list, Object.fromEntries(rest) as Query));
    return sql`jsonb_build_object('filter', ${filter}::text, 'count', (${counting(list, wanted, MOST_COUNTED)}))`;
  });
  return sql`jsonb_build_array(${sql.join(told, sql`, `)})`;
}
