import { type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { type Currency, type Language, type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { listTransactions, Transaction, TransactionStatus } from '#contract/transactions/transactions.contract.ts';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import type { PersonKey } from '../users/take-turn.ts';

export type TransactionsQuery = NonNullable<QueryOf<typeof listTransactions>>;

interface Row extends Record<string, unknown> {
  count: number;
  spent: Minor;
  id: number | null;
  status: TransactionStatus;
  date: string;
  currency: Currency;
  amount: Minor;
  names: { en: string; sr: string }[];
}

interface Found {
  count: number;
  /** The sum of the filtered rows that are not cancelled, in minor units. */
  spent: Minor;
  results: Transaction[];
}

/** What moved the reader's money, newest first, in one statement. Days are Belgrade's (product.md 6). */
export async function readTransactions(
  database: Database,
  reader: PersonKey & { language: Language },
  query: TransactionsQuery,
): Promise<Found> {
  const { offset, size } = rowsOf(query);
  const { rows } = await database.execute<Row>(sql`
    with found as materialized (select o.* from orders o where ${matches(reader, query)}),
    page as (select * from found order by id desc limit ${size} offset ${offset}),
    sums as (
      select count(*)::int as count, coalesce(sum(total) filter (where status <> 'cancelled'), 0)::bigint as spent from found)
    select sums.count, sums.spent, page.id, page.status, page.currency, page.total as amount,
      to_char(page.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as date, (
        select jsonb_agg(jsonb_build_object('en', l.name_en, 'sr', l.name_sr) order by l.id) from order_lines l
        where l.company_id = page.company_id and l.order_id = page.id) as names
    from sums left join page on true order by page.id desc`);
  return {
    count: rows[0]?.count ?? 0,
    spent: rows[0]?.spent ?? 0,
    results: rows.flatMap((row) => (row.id === null ? [] : [toTransaction(row, row.id, reader.language)])),
  };
}

function matches({ companyId, userId }: PersonKey, { status, date_from, date_to }: TransactionsQuery): SQL {
  const day = sql`(o.created_at at time zone 'Europe/Belgrade')::date`;
  return sql.join(
    [
      sql`o.company_id = ${companyId} and o.user_id = ${userId}`,
      ...(status ? [sql`o.status = ${status}`] : []),
      ...(date_from ? [sql`${day} >= ${date_from}`] : []),
      ...(date_to ? [sql`${day} <= ${date_to}`] : []),
    ],
    sql` and `,
  );
}

function toTransaction({ status, date, currency, amount, names }: Row, id: number, language: Language): Transaction {
  return {
    ...{ id: `order-${id}`, kind: 'order', reference: id, status, date, currency },
    names: names.map(({ en, sr }) => (language === 'SR' ? sr || en : en || sr)),
    amount: toMajor(amount),
  };
}
