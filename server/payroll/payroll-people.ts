import type { QueryOf } from '#contract/endpoint.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { listPayrollPeople, PayrollPerson } from '#contract/payroll/payroll.contract.ts';
import { monthOf } from '#contract/payroll/payroll.rules.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { findsWords } from '../database/search-words.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { type RecordList, readRecords } from '../records/record-list.ts';
import { closedAt, firstDay, namedRows } from './live-rows.ts';
import type { BudgetPart } from './payroll.table.ts';
import { type Sums, wiredSums } from './read-months.ts';

type PeopleQuery = NonNullable<QueryOf<typeof listPayrollPeople>>;

type Row = Pick<PayrollPerson, 'id' | 'name' | 'external_id' | 'unit'> &
  Sums & { budgets: Pick<BudgetPart, 'category' | 'bought'>[] };

const COLUMNS = sql.raw(
  'user_id, name, external_id, unit, search_key, sort_key, bought, given_back, paid_back, invoices, tax, tax_back, budgets',
);

/** The rows of a month: the stored ones of a closed month, otherwise the current sums of the ledger. */
const rowsOf = (companyId: number, month: string): Text => sql`
  select ${COLUMNS} from payroll_rows where company_id = ${companyId}::bigint and month = ${firstDay(month)}
  union all
  select ${COLUMNS} from (${namedRows(companyId, month)}) l where not exists (${closedAt(companyId, firstDay(month))})`;

const BY_NAME = sql`r.sort_key collate "C"`;

const peopleList = (rows: Text): RecordList<PeopleQuery> => ({
  from: sql`(${rows}) r`,
  id: sql`r.user_id`,
  columns: sql`r.user_id as id, r.name, r.external_id, r.unit, r.bought, r.given_back, r.paid_back, r.invoices, r.tax, r.tax_back, r.budgets`,
  filters: { search: (search) => findsWords(sql`r.search_key`, search) },
  orderings: { name: BY_NAME, bought: sql`r.bought`, paid_back: sql`r.paid_back`, tax: sql`(r.tax - r.tax_back)` },
  first: 'name',
});

/** The people who spent from budgets in a month, from the ledger, or as frozen when the month was closed. Throws notFound. */
export async function listPeople(database: Database, caller: Caller, month: string, query: PeopleQuery, now: Date) {
  if (month > monthOf(now)) throw notFound();
  const rows = rowsOf(caller.companyId, month);
  const found = await readRecords<Row, PeopleQuery>(database, peopleList(rows), query);
  return Object.assign({}, found, { results: found.results.map(toPerson) });
}

const toPerson = (row: Row): PayrollPerson =>
  Object.assign(wiredSums(row), {
    id: row.id,
    name: row.name,
    external_id: row.external_id,
    unit: row.unit,
    budgets: row.budgets.map(({ category, bought }) => ({ category: category || null, bought: toMajor(bought) })),
  });
