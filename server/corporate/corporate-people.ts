import type {
  CorporatePerson,
  listCorporatePeople,
  sumCorporatePeople,
} from '#contract/corporate/corporate.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { type Currency, shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { findsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { matching, minorOf, type RecordList } from '../records/record-list.ts';
import { isInUnits } from '../staff/units.ts';

type PeopleQuery = NonNullable<QueryOf<typeof listCorporatePeople>>;
type SumsQuery = NonNullable<QueryOf<typeof sumCorporatePeople>>;

/** The people of a company, each with their flexible budget and those of this year together. */
const withBudgets = (companyId: number, year: number): Text => sql`(
  select u.*, coalesce(a.given, 0) as given, coalesce(a.spent, 0) as spent, coalesce(a.held, 0) as held,
    coalesce(a.given - a.spent - a.held, 0) as "left"
  from users u left join (
    select user_id, sum(allocated)::bigint as given, sum(spent)::bigint as spent, sum(held)::bigint as held
    from accounts where company_id = ${companyId}::bigint and year in (0, ${year}::integer) group by user_id) a on a.user_id = u.id
  where u.company_id = ${companyId}::bigint and (u.active or a.given > 0)) u`;

const NAME = sql`coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email)`;

/** The people of a company with how their budgets stand. */
export function peopleList(companyId: number, now: Date): RecordList<PeopleQuery> {
  return {
    from: withBudgets(companyId, budgetYear(now)),
    id: sql`u.id`,
    columns: sql`u.id, ${NAME} as name, u.unit, u.given, u.spent, u.held, u."left"`,
    filters: {
      search: (search) => findsWords(sql`u.search_key || ' ' || lower(u.unit)`, search),
      unit: isInUnits,
      left_from: (least) => sql`u."left" >= ${minorOf(least)}::bigint`,
      left_to: (most) => sql`u."left" <= ${minorOf(most)}::bigint`,
    },
    orderings: {
      name: sql`u.sort_key collate "C"`,
      given: sql`u.given`,
      spent: sql`u.spent`,
      held: sql`u.held`,
      left: sql`u."left"`,
    },
    first: 'name',
  };
}

/** Money of a row as the wire has it. */
const wired = <Row extends Sums>(row: Row): Row =>
  Object.assign({}, row, {
    given: toMajor(row.given),
    spent: toMajor(row.spent),
    held: toMajor(row.held),
    left: toMajor(row.left),
  });

interface Sums {
  given: number;
  spent: number;
  held: number;
  left: number;
}

export const toPerson = (row: CorporatePerson): CorporatePerson => wired(row);

/** What the people whom the filters let through come to. */
export async function sumPeople(database: Database, companyId: number, query: SumsQuery, now: Date) {
  const list = peopleList(companyId, now);
  const sum = (column: string) => sql.raw(`coalesce(sum(u."${column}"), 0)::bigint as "${column}"`);
  const [sums] = await ask<Sums & { people: number }>(
    database,
    sql`
    select count(*)::integer as people, ${sql.join(['given', 'spent', 'held', 'left'].map(sum), sql`, `)}
    from ${list.from} where ${matching(list, query)}`,
  );
  if (!sums) throw new Error('Sums without a row');
  return wired(sums);
}

/** People in a file, in the currency of their company. */
export const peopleFile = (currency: Currency): RecordsFile<CorporatePerson> => ({
  headings: [
    'Osoba / Person',
    'Jedinica / Unit',
    'Dato / Given',
    'Potrošeno / Spent',
    'Rezervisano / Held',
    'Ostaje / Left',
    'Valuta / Currency',
  ],
  cells: ({ name, unit, given, spent, held, left }) => [
    ...[name, unit],
    ...[given, spent, held, left].map((sum) => toMajor(sum).toFixed(2)),
    shownCurrency(currency),
  ],
});
