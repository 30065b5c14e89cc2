import type { QueryOf } from '#contract/endpoint.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, type Minor, toMajor } from '#contract/money/money.rules.ts';
import { holdsWords, searchWords } from '#contract/search/search.rules.ts';
import type {
  Effect,
  listTransactions,
  Transaction,
  TransactionKind,
  TransactionStatus,
} from '#contract/transactions/transactions.contract.ts';
import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import type { Reader } from '../people/person-key.ts';
import { allRows, namesOfRow } from './transaction-sources.ts';

export type TransactionsQuery = NonNullable<QueryOf<typeof listTransactions>>;

/** The subject of a transaction in both languages, and its provider. */
export interface Name {
  en: string;
  sr: string;
  provider: string;
  /** Whether a request waits for its employee. */
  needs_information?: boolean;
}

interface Key {
  kind: TransactionKind;
  reference: number;
}

/** A transaction as selected, in minor units. */
export interface TransactionRow extends Key {
  status: TransactionStatus;
  effect: Effect;
  date: string;
  currency: Currency;
  amount: Minor;
  names: Name[];
}

export interface Totals {
  spent: Minor;
  held: Minor;
  given_back: Minor;
}

interface Found extends Totals {
  count: number;
  results: TransactionRow[];
}

/** A row of the page together with the sums; its own columns are null when the page is empty. */
type Row = Omit<Found, 'results'> & { [Column in keyof TransactionRow]: TransactionRow[Column] | null } & Record<
    string,
    unknown
  >;

const NEWEST_FIRST = sql`order by t.at desc, t.kind desc, t.reference desc`;

/** SQL columns of a transaction `t`. */
const columnsFor = (reader: Reader): Text => sql`t.kind, t.reference, t.status, t.effect, t.amount, t.currency,
  ${isoMoment(sql`t.at`)} as date, ${namesOfRow(reader)} as names`;

/**
 * The reader's transactions, newest first, with the sums of all filtered rows, in one statement; a search takes another one
 * before it, as text is compared by the contract's rules. Days are Belgrade's (product.md 6).
 */
export async function readTransactions(database: Database, reader: Reader, query: TransactionsQuery): Promise<Found> {
  const { offset, size } = rowsOf(query);
  const searched = await keysSearched(database, reader, query);
  const rows = await ask<Row>(
    database,
    sql`
    with found as materialized (select * from (${allRows(reader, query.kind)}) t where ${matches(query, searched)}),
    page as (select * from found t ${NEWEST_FIRST} limit ${size} offset ${offset}),
    sums as (
      select count(*)::int as count, coalesce(sum(amount) filter (where effect = 'spent'), 0)::bigint as spent,
        coalesce(sum(amount) filter (where effect = 'held'), 0)::bigint as held,
        coalesce(sum(amount) filter (where effect = 'given_back'), 0)::bigint as given_back
      from found)
    select sums.*, ${columnsFor(reader)} from sums left join page t on true ${NEWEST_FIRST}`,
  );
  const { count = 0, spent = 0, held = 0, given_back = 0 } = rows[0] ?? {};
  return { count, spent, held, given_back, results: rows.filter(isTransaction) };
}

function isTransaction(row: Row): row is Row & TransactionRow {
  return row.reference !== null;
}

/** Which transactions of the reader the filters let through, newest first; a search takes a statement before it. */
export async function readKeys(database: Database, reader: Reader, query: TransactionsQuery): Promise<Key[]> {
  const searched = await keysSearched(database, reader, query);
  return ask<Key>(
    database,
    sql`
    select t.kind, t.reference from (${allRows(reader, query.kind)}) t where ${matches(query, searched)} ${NEWEST_FIRST}`,
  );
}

/** Certain transactions of the reader, newest first. */
export function readRows(database: Database, reader: Reader, keys: readonly Key[]): Promise<TransactionRow[]> {
  return ask<TransactionRow>(
    database,
    sql`select ${columnsFor(reader)} from (${allRows(reader)}) t where ${matches({}, keys)} ${NEWEST_FIRST}`,
  );
}

/**
 * The transactions with a subject whose names and provider contain every word of the search; null without a search. A person has
 * hundreds at most, so all are scanned.
 */
async function keysSearched(
  database: Database,
  reader: Reader,
  query: TransactionsQuery,
): Promise<readonly Key[] | null> {
  const words = searchWords(query.search ?? '');
  if (words.length === 0) return null;
  const rows = await ask<Key & { names: Name[] | null }>(
    database,
    sql`
    select t.kind, t.reference, ${namesOfRow(reader)} as names
    from (${allRows(reader, query.kind)}) t where ${matches(query, null)}`,
  );
  return rows
    .filter(({ names }) => names?.some(({ en, sr, provider }) => holdsWords([en, sr, provider].join(' '), words)))
    .map(({ kind, reference }) => ({ kind, reference }));
}

function matches({ status, date_from, date_to }: TransactionsQuery, keys: readonly Key[] | null): Text {
  const day = sql`(t.at at time zone 'Europe/Belgrade')::date`;
  return sql.join(
    [
      sql`true`,
      ...(status ? [sql`t.status = ${status}`] : []),
      ...(date_from ? [sql`${day} >= ${date_from}`] : []),
      ...(date_to ? [sql`${day} <= ${date_to}`] : []),
      ...(keys
        ? [
            sql`(t.kind, t.reference) in (select kind, reference
              from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as key (kind text, reference bigint))`,
          ]
        : []),
    ],
    sql` and `,
  );
}

/** One of the reader's transactions by kind and id; undefined when there is none. */
export async function readRow(
  database: Database,
  reader: Reader,
  { kind, reference }: Key,
): Promise<TransactionRow | undefined> {
  const rows = await ask<TransactionRow>(
    database,
    sql`select ${columnsFor(reader)} from (${allRows(reader, kind)}) t where t.reference = ${reference}`,
  );
  return rows[0];
}

/** A transaction as the wire says it. */
export function toTransaction({ names, amount, ...row }: TransactionRow, language: Language): Transaction {
  const { kind, reference, status, effect, date, currency } = row;
  return {
    id: `${kind}-${reference}`,
    kind,
    reference,
    status,
    effect,
    date,
    currency,
    names: names.map((name) => textIn(language, name)),
    needs_information: names.some(({ needs_information }) => needs_information),
    amount: toMajor(amount),
  };
}
