import type { BudgetAccount, BudgetEntry, listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import { available, FLEXIBLE, hasEnded } from '#contract/budgets/budgets.rules.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { textIn } from '#contract/language/language.rules.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { lastDayOf } from '../budgets/budget-year.ts';
import type { LockedAccount, Pot } from '../budgets/budgets.service.ts';
import type { Database } from '../database/database.ts';
import { businessDayOf, isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { fullName } from '../people/full-name.ts';
import type { Reader } from '../people/person-key.ts';
import { namesOfRow } from '../transactions/transaction-sources.ts';
import type { Name } from '../transactions/transactions.service.ts';

type Query = NonNullable<QueryOf<typeof listBudgetEntries>>;

interface AccountRow extends LockedAccount {
  category: string | null;
}

interface EntryRow {
  id: number | null;
  date: string;
  kind: BudgetEntry['kind'];
  allocated: Minor;
  held: Minor;
  spent: Minor;
  available_after: Minor;
  note: string;
  actor_id: number | null;
  who: string | null;
  reference: number | null;
  names: Name[] | null;
}

interface Row extends EntryRow {
  count: number;
  accounts: AccountRow[] | null;
}

/** The account that a query names: a category budget is this year's unless said. */
export function potOf(
  { category = FLEXIBLE.categoryId, year }: Pick<Query, 'category' | 'year'>,
  thisYear: number,
): Pot {
  return category === FLEXIBLE.categoryId ? FLEXIBLE : { categoryId: category, year: year ?? thisYear };
}

/** Every change of one of a person's accounts, newest first, each with the balance after it, and all their accounts. */
export async function readBudgetEntries(database: Database, reader: Reader, query: Query, year: number) {
  const { companyId, userId } = reader;
  const { offset, size } = rowsOf(query);
  const pot = potOf(query, year);
  const inMonth = query.month ? sql`where ${businessDayOf(sql`created_at`, 'YYYY-MM')} = ${query.month}` : sql``;
  const rows = await ask<Row>(
    database,
    sql`
    with every as (
      select l.*, sum(l.allocated - l.held - l.spent) over (order by l.id)::bigint as available_after from ledger_entries l
      where l.company_id = ${companyId} and l.user_id = ${userId} and l.category_id = ${pot.categoryId} and l.year = ${pot.year}),
    entry as materialized (select * from every ${inMonth}),
    page as (select * from entry order by id desc limit ${size} offset ${offset})
    select (select count(*)::int from entry) as count, (
      select jsonb_agg(jsonb_build_object('categoryId', a.category_id, 'year', a.year, 'allocated', a.allocated,
        'spent', a.spent, 'held', a.held, 'category', c.name_en || '/' || c.name_sr) order by a.year desc, c.position, a.category_id)
      from accounts a left join categories c on c.id = a.category_id
      where a.company_id = ${companyId} and a.user_id = ${userId}) as accounts,
      page.id, ${isoMoment(sql`page.created_at`)} as date, page.kind, page.allocated, page.held, page.spent,
      page.available_after, page.note, page.actor_id, ${fullName('u')} as who, page.reference,
      ${namesOfRow(reader)} as names
    from (select) one left join page on true
    cross join lateral (select ${transactionKind} as kind, page.reference) t
    left join users u on u.company_id = page.company_id and u.id = page.actor_id
    order by page.id desc`,
  );
  return {
    count: rows[0]?.count ?? 0,
    results: rows.filter(({ id }) => id !== null).map((row) => toEntry(row, reader)),
    accounts: flexibleFirst(rows[0]?.accounts ?? []).map((account) => toAccount(account, year)),
  };
}

function flexibleFirst(accounts: AccountRow[]): AccountRow[] {
  const isFlexible = ({ categoryId }: AccountRow) => categoryId === FLEXIBLE.categoryId;
  return [...accounts.filter(isFlexible), ...accounts.filter((account) => !isFlexible(account))];
}

function toAccount({ categoryId, year, category, ...sums }: AccountRow, thisYear: number): BudgetAccount {
  const isFlexible = categoryId === FLEXIBLE.categoryId;
  const ended = hasEnded({ categoryId, year }, thisYear);
  return {
    category_id: categoryId,
    year,
    category,
    ended,
    until: isFlexible ? null : lastDayOf(year),
    allocated: toMajor(sums.allocated),
    held: toMajor(sums.held),
    spent: toMajor(sums.spent),
    available: ended ? 0 : toMajor(available(sums)),
  };
}

// The kind of transaction to which an entry of the ledger belongs.
const TRANSACTIONS: Partial<Record<BudgetEntry['kind'], string>> = {
  purchase: 'order',
  refund: 'refund',
  subscription: 'subscription',
  request: 'request',
  enrolment: 'enrolment',
};

const transactionKind = sql`case page.kind ${sql.join(
  Object.entries(TRANSACTIONS).map(([kind, word]) => sql`when ${kind} then ${word}`),
  sql` `,
)} end`;

function toEntry({ id, kind, actor_id, who, reference, names, ...row }: EntryRow, reader: Reader): BudgetEntry {
  const word = TRANSACTIONS[kind];
  return {
    id: id ?? 0,
    date: row.date,
    kind,
    note: row.note,
    own: actor_id === reader.userId,
    names: (names ?? []).map((name) => textIn(reader.language, name)),
    allocated: toMajor(row.allocated),
    held: toMajor(row.held),
    spent: toMajor(row.spent),
    available_after: toMajor(row.available_after),
    who: actor_id === null ? null : who || null,
    transaction: word && reference !== null ? `${word}-${reference}` : null,
  };
}
