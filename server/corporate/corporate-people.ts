import type {
  CorporatePerson,
  listCorporatePeople,
  sumCorporatePeople,
} from '#contract/corporate/corporate.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { type Currency, shownCurrency, toMajor } from '#contract/money/money.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { eachWord, findsWord } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { nameOrAddress } from '../people/full-name.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { isAnyOf, matching, minorOf, type RecordList } from '../records/record-list.ts';
import { isInUnitLike, isInUnits } from '../staff/units.ts';

type PeopleQuery = NonNullable<QueryOf<typeof listCorporatePeople>>;
type SumsQuery = NonNullable<QueryOf<typeof sumCorporatePeople>>;

const SUMS = sql`coalesce(sum(allocated), 0)::bigint as given, coalesce(sum(spent), 0)::bigint as spent, coalesce(sum(held), 0)::bigint as held`;

/** SQL of the sum of a person's flexible budget and their budgets of this year. */
const both = (column: string): Text => sql.raw(`coalesce(f.${column}, 0) + coalesce(y.${column}, 0)`);
const [GIVEN, SPENT, HELD] = [both('given'), both('spent'), both('held')];

/**
 * Each person of a company with the sum of their flexible budget and those of this year, aggregated in one pass. The flexible
 * budget, of which each has at most one, is joined without aggregation, which took half of the time.
 */
const withAllBudgets = (companyId: number, year: number): Text => sql`(
  select u.*, ${GIVEN} as given, ${SPENT} as spent, ${HELD} as held, (${GIVEN}) - (${SPENT}) - (${HELD}) as "left"
  from users u left join (
    select user_id, allocated as given, spent, held from accounts
    where company_id = ${companyId}::bigint and category_id = 0 and year = 0) f on f.user_id = u.id left join (
    select user_id, ${SUMS} from accounts where company_id = ${companyId}::bigint and category_id <> 0 and year = ${year}::integer
    group by user_id) y on y.user_id = u.id
  where u.company_id = ${companyId}::bigint and (u.active or ${GIVEN} > 0)) u`;

/** Like withAllBudgets, but aggregated per person: for a page in the order of names, which reads only its own people. */
const withOwnBudgets = (companyId: number, year: number): Text => sql`(
  select u.*, a.given, a.spent, a.held, a.given - a.spent - a.held as "left"
  from users u left join lateral (
    select ${SUMS} from accounts b where b.company_id = ${companyId}::bigint and b.user_id = u.id and b.year in (0, ${year}::integer)) a on true
  where u.company_id = ${companyId}::bigint and (u.active or exists (
    select from accounts b where b.company_id = ${companyId}::bigint and b.user_id = u.id and b.year in (0, ${year}::integer)
      and b.allocated > 0))) u`;

const NAME = nameOrAddress('u');

/** The fields of a query that concern money. */
type Asked = Pick<PeopleQuery, 'ordering' | 'left_from' | 'left_to'>;

/** The people of a company with their budgets, read in the way that suits the query. */
export function peopleList(companyId: number, now: Date, asked: Asked): RecordList<PeopleQuery> {
  const year = budgetYear(now);
  const all = withAllBudgets(companyId, year);
  const own = withOwnBudgets(companyId, year);
  const counted = asked.left_from === undefined && asked.left_to === undefined ? own : all;
  return {
    from: (asked.ordering ?? 'name').endsWith('name') ? counted : all,
    counted,
    shown: own,
    id: sql`u.id`,
    columns: sql`u.id, ${NAME} as name, u.email, u.unit, u.given, u.spent, u.held, u."left"`,
    filters: {
      search: (search) =>
        eachWord(search, (word) => sql`(${findsWord(sql`u.search_key`, word)} or ${isInUnitLike(companyId, word)})`),
      unit: isInUnits,
      left_from: (least) => sql`u."left" >= ${minorOf(least)}::bigint`,
      left_to: (most) => sql`u."left" <= ${minorOf(most)}::bigint`,
      ids: isAnyOf(sql`u.id`),
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

/** Sums over the people who match the filters. */
export async function sumPeople(database: Database, companyId: number, query: SumsQuery, now: Date) {
  // Sums are of all budgets, whatever the order.
  const list = peopleList(companyId, now, { ordering: 'left' });
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
