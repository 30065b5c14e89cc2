import type { QueryOf } from '#contract/endpoint.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { listColleagues, sumColleagues as sumCall } from '#contract/staff/company-people.contract.ts';
import type { ListedColleague, PersonState } from '#contract/staff/person.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { fixed } from '../database/query-of.ts';
import { findsWords } from '../database/search-words.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { butSome, isAnyOf, letsAny, matching, minorOf, type RecordList } from '../records/record-list.ts';
import { isInState, isUnopened, listedColumns } from './staff-columns.ts';
import { isInUnits } from './units.ts';

export type ColleagueQuery = NonNullable<QueryOf<typeof listColleagues>>;

/** Query for the sums and the file, which can also exclude some of the people found. */
export type SumsQuery = NonNullable<QueryOf<typeof sumCall>>;

/** A row as read from the database, with money in minor units. */
export type ColleagueRow = ListedColleague;

const POTS = sql`from accounts a where a.company_id = u.company_id and a.user_id = u.id`;
/** SQL for the rest of the flexible budget of `u`; null without one. */
const LEFT = fixed(sql`(select a.allocated - a.spent - a.held ${POTS} and a.category_id = 0 and a.year = 0)`);
const BUDGETS =
  fixed(sql`(select coalesce(jsonb_agg(jsonb_build_object('category', c.id, 'name_sr', c.name_sr, 'name_en', c.name_en,
          'icon', c.icon, 'amount', a.allocated, 'left', a.allocated - a.spent - a.held) order by c.position, c.id), '[]')
        from accounts a join categories c on c.id = a.category_id
        where a.company_id = u.company_id and a.user_id = u.id and a.year = `);

/** The list of a company's people for its admins. */
export function colleagues(companyId: number, now: Date): RecordList<ColleagueQuery> {
  const year = budgetYear(now);
  const something = sql`exists (select ${POTS} and a.year in (0, ${year}::integer) and a.allocated > a.spent + a.held)`;
  return {
    from: sql`(select * from users where company_id = ${companyId}) u`,
    id: sql`u.company_id, u.id`,
    columns: sql`${listedColumns(now)}, ${LEFT} as "left", ${BUDGETS}${year}::integer) as budgets`,
    filters: {
      search: (search) => findsWords(sql`u.search_key`, search),
      state: (states) => letsAny<PersonState>(states, (state) => isInState(state, now)),
      unit: isInUnits,
      role: (role) => sql`u.is_company_admin and ${role} = any(u.company_roles)`,
      without_budget: (without) => (without ? sql`not ${something}` : something),
      left_from: (least) => sql`coalesce(${LEFT}, 0) >= ${minorOf(least)}::bigint`,
      left_to: (most) => sql`coalesce(${LEFT}, 0) <= ${minorOf(most)}::bigint`,
      unopened: (unopened) => (unopened ? isUnopened : sql`not ${isUnopened}`),
      ids: isAnyOf(sql`u.id`),
    },
    orderings: { name: sql`u.sort_key collate "C"`, created: sql`u.id` },
    first: '+name',
  };
}

/** Number of people that the filters match, and the rest of their flexible budgets, in one statement. */
export async function sumColleagues(
  database: Database,
  { companyId, query, now }: { companyId: number; query: SumsQuery; now: Date },
): Promise<{ people: number; left: number }> {
  const list = butSome(colleagues(companyId, now), sql`u.id`);
  const [sums] = await ask<{ people: number; left: number }>(
    database,
    sql`
    select count(*)::integer as people, coalesce(sum(a.allocated - a.spent - a.held), 0)::bigint as "left"
    from ${list.from} left join accounts a on a.company_id = u.company_id and a.user_id = u.id and a.category_id = 0 and a.year = 0
    where ${matching(list, query)}`,
  );
  if (!sums) throw new Error('Sums without a row');
  return { people: sums.people, left: toMajor(sums.left) };
}

/** The list with the columns of a file. */
export function exportedColleagues(companyId: number, now: Date): RecordList<SumsQuery> {
  const columns = sql`${listedColumns(now)}, u.external_id, u.language`;
  return butSome<ColleagueQuery>(Object.assign(colleagues(companyId, now), { columns }), sql`u.id`);
}

/** Converts a row to the contract's form, with amounts in major units. */
export function toColleague(row: ColleagueRow): ListedColleague {
  const budgets = row.budgets.map((budget) => ({
    ...budget,
    amount: toMajor(budget.amount),
    left: toMajor(budget.left),
  }));
  return { ...row, left: toMajor(row.left ?? 0), budgets };
}
