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

/** What a list of administration may be asked. */
export interface RecordsQuery {
  ordering?: string | undefined;
  page?: number | undefined;
  page_size?: number | undefined;
  [filter: string]: Value;
}

/** What the filters of a query are, beside its order and its page. */
type FiltersOf<Query> = Exclude<keyof Query & string, 'ordering' | 'page' | 'page_size'>;

/** How a list of administration is read: the same way for all of them, in one statement. */
export interface RecordList<Query extends RecordsQuery> {
  /** Each row that it may show, by an alias. */
  from: Text;
  /** The same rows and alias, where it takes less to count them: without what orders need and filters do not. */
  counted?: Text;
  /** The same rows and alias, where it takes less to look up the few of a page: without what is put together for all at once. */
  shown?: Text;
  /** What a row answers, each column by the name of the wire. */
  columns: Text;
  /** The identity of a row, by which rows are ordered that are otherwise the same: a column, or several with commas. */
  id: Text;
  /** Which rows a filter lets through, beside what else is asked. */
  filters: { [Name in FiltersOf<Query>]-?: (value: NonNullable<Query[Name]>, asked: Query) => Text };
  /** What each order sorts by. */
  orderings: Record<string, Text>;
  /** The order of a list that nobody ordered. */
  first: string;
}

/** How many rows a list has, as far as it counts. */
interface Counted {
  count: number;
  count_is_exact: boolean;
  without: { filter: string; count: number }[];
}

export interface FoundRecords<Row> extends Counted {
  results: Row[];
}

/** Keeps what was counted, by its filters, for as long as nothing changes that the list shows. */
export interface CountMemory {
  recall: (filters: string) => unknown;
  remember: (filters: string, counted: unknown) => void;
  /** What is known of a count that nobody has made yet; null for nothing. */
  begin?: () => Promise<Begun | null>;
}

/** A part of a count. */
export interface Begun {
  /** Whether it counts any. */
  isAny: boolean;
  /** It is counted while the database works. */
  count: () => number;
  /** Which rows are not in it. */
  left: Text;
}

// Of so many filters it is said what their removal would give.
const MOST_TOLD = 4;

/**
 * A page of a list with its bounded count, in one statement. With a memory that knows the count only the page is read: another
 * page or order of what was found costs no second count. Throws listTooFar.
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
  const begun = (await memory?.begin?.()) ?? NOTHING_COUNTED;
  const count = counting(list, sql`${wanted} and ${begun.left}`, MOST_COUNTED + 1);
  const text = countedPage(list, { query, set, count, page, hasOthers: begun.isAny });
  const [[found], others] = await Promise.all([asking<ReadPage<Row>>(database, text), meanwhile(begun.count)]);
  if (!found) throw new Error('A count without a row');
  const { n, without, results } = found;
  const all = n + others;
  const counted = { count: Math.min(all, MOST_COUNTED), count_is_exact: all <= MOST_COUNTED, without };
  memory?.remember(filters, counted);
  return { ...counted, results };
}

const NOTHING_COUNTED: Begun = { isAny: false, count: () => 0, left: sql`true` };

/** Does something once what was asked before is on its way. */
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
  /** Whether some are found that are not in the count. */
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

/** The answer of a list: its page with the addresses of its neighbours. */
export function recordsAnswer<Row>(
  path: string,
  query: RecordsQuery,
  { count, count_is_exact, results, without }: FoundRecords<Row>,
) {
  const ordering = query.ordering && meantOrdering(query.ordering);
  return { ...pageAnswer(path, { ...query, ordering }, count, results), count_is_exact, without };
}

/** Whether a record is in that state, by its column `active`. */
export function inState(active: Text) {
  return (state: State): Text => (state === 'active' ? active : sql`not ${active}`);
}

/** Lets through what is of any of several numbers: `3,14`. Of one alone it is written so that an index gives the order as well. */
export function isAnyOf(column: Text) {
  return (numbers: string): Text =>
    numbers.includes(',')
      ? sql`${column} = any(string_to_array(${numbers}, ',')::bigint[])`
      : sql`${column} = ${Number(numbers)}::bigint`;
}

/** Lets through what any of several words does: `active,invited`. */
export const letsAny = <Word extends string>(words: string, lets: (word: Word) => Text): Text =>
  sql`(${sql.join(
    words.split(',').map((word) => lets(word as Word)),
    sql` or `,
  )})`;

/** A list which some that it finds are left out of, by their numbers: of a file, or of sums. */
export function butSome<Query extends RecordsQuery>(
  list: RecordList<Query>,
  number: Text,
): RecordList<Query & { except?: string | undefined }> {
  const isExcepted = isAnyOf(number);
  const filters = Object.assign({ except: (ids: string) => sql`not ${isExcepted(ids)}` }, list.filters);
  return Object.assign({}, list, { filters }) as RecordList<Query & { except?: string | undefined }>;
}

/** Lets through what is of a day of Belgrade or later; it throws dayMissing. */
export const sinceDay = (moment: Text, field: DayField) => (day: string) =>
  sql`${moment} >= ${startOfDay(known(day, field))}`;

/** Lets through what is of a day of Belgrade or before; it throws dayMissing. */
export const untilDay = (moment: Text, field: DayField) => (day: string) =>
  sql`${moment} < ${startOfDay(known(day, field), 1)}`;

function known(day: string, field: DayField): string {
  if (!isDay(day)) throw dayMissing(field);
  return day;
}

/** An amount that a list is asked for, in minor units. */
export const minorOf = (asked: string): Minor => toMinor(Number(asked));

/** When a record was changed last and by whom, as `lastChanged` of the contract; one of the platform's unless `owner` says whose. */
export function lastChangedOf(kind: RecordKind, id: Text, changedAt: Text, owner: Text = sql`${PLATFORM}`): Text {
  return sql`jsonb_build_object('at', ${isoMoment(changedAt)}, 'by', (
    select case when noted.actor_id is not null then jsonb_build_object('id', noted.actor_id, 'name', noted.actor_name) end
    from changes noted
    where noted.record_kind = ${kind} and noted.record_id = ${id}::text and noted.company_id = ${owner}
    order by noted.id desc limit 1))`;
}

/** Which rows a list finds by these filters. */
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
  // What a row answers is looked up for the rows of the page alone, and not for those before it. Which they are is found once: of rows
  // that have just come nothing is known to the database, which would else look for them anew beside each row.
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

/** The identity of a row: the numbers of its key. */
export type RowKey = readonly number[];

/** The identities of all rows that a list finds (`key`), each with its place in the order (`place`). */
export function keysInOrder<Query extends RecordsQuery>(list: RecordList<Query>, query: Query): Text {
  const { from, id } = list;
  return sql`select jsonb_build_array(${id}) as key, row_number() over (${orderOf(list, query)}) as place
    from ${from} where ${matching(list, query)}`;
}

/** The identities of all rows that a list finds, in their order, in one statement; null where they are more than `most`. */
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

/** The identities of the newest rows that a list finds: those with the highest numbers of their own, of whichever company, which come first. */
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

/** Certain rows of a list, in the order of their keys and with them (`row_key`); those that are gone are left out. */
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

// The first and the last day are one filter, and so are the least and the greatest amount.
const meantBy = (filter: string) => filter.replace(/_(from|to)$/, '');

// Asked for an empty list alone: the database does not look at it otherwise.
function withoutEach<Query extends RecordsQuery>(list: RecordList<Query>, query: Query, set: Filters): Text {
  const names = [...new Set(set.map(({ filter }) => meantBy(filter)))];
  const told = names.slice(0, MOST_TOLD).map((filter) => {
    const rest = Object.entries(query).filter(([other]) => meantBy(other) !== filter);
    const wanted = allOf(filtersOf(list, Object.fromEntries(rest) as Query));
    return sql`jsonb_build_object('filter', ${filter}::text, 'count', (${counting(list, wanted, MOST_COUNTED)}))`;
  });
  return sql`jsonb_build_array(${sql.join(told, sql`, `)})`;
}
