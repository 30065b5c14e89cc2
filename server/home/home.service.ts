import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getHome } from '#contract/home/home.contract.ts';
import {
  type BenefitRow,
  benefitColumns,
  benefitTables,
  type PriceReader,
  toBenefitInList,
} from '../benefits/benefit-in-list.ts';
import { fitsBudget } from '../benefits/fits-budget.ts';
import { soldTo } from '../benefits/sold-to.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { readOpen } from '../nudges/read-open.ts';

// api.md 4 and specification.md 9.
export const IN_A_ROW = 12;
export const RECOMMENDED = 6;

// How many benefits of each category are checked against the budgets: a person with little money must not wait until all are
// read.
export const LOOKED_AT = 60;

type HomeRow = BenefitRow & {
  list: 'popular' | 'last' | 'recommended';
  /** Whether the reader's budgets could pay for it; true for all if they were never given any. */
  fits: boolean;
};

/** Home's three lists of flexible benefits, in one statement; and in another what waits for the reader. */
export async function readHome(
  database: Database,
  reader: PriceReader,
  now: Date,
): Promise<Omit<AnswerOf<typeof getHome>, 'stores'>> {
  const [rows, waiting] = await Promise.all([
    ask<HomeRow>(database, homeStatement(reader, now)),
    readOpen(database, reader, now),
  ]);
  const listed = (list: HomeRow['list'], which: (row: HomeRow) => boolean = () => true) =>
    rows.filter((row) => row.list === list && which(row)).map((row) => toBenefitInList(row, reader));
  const fitting = (list: HomeRow['list']) => listed(list, ({ fits }) => fits);
  const recommended = filledUp(fitting('recommended'), fitting('popular'));
  return { popular: listed('popular'), last: listed('last'), recommended, ...waiting };
}

/** The benefits of the three lists, each with the list it is in. */
export function homeStatement(reader: PriceReader, now: Date): Text {
  return sql`
    with ${chosen(reader, now)}
    select chosen.list, ${affordable(reader, now)} as fits, ${benefitColumns(reader)} from chosen join (${benefitTables(reader)}) on b.id = chosen.id
    order by chosen.list, chosen.place`;
}

/** Too few recommended ones are filled up with popular ones (api.md 4: else popular), of sub-categories that are not there yet first. */
export function filledUp<Benefit extends Pick<BenefitInList, 'id' | 'category'>>(
  recommended: readonly Benefit[],
  popular: readonly Benefit[],
): Benefit[] {
  const known = new Set(recommended.map(({ id }) => id));
  const there = new Set(recommended.map(({ category }) => category));
  const others = popular.filter(({ id }) => !known.has(id));
  const fresh = others.filter(({ category }) => !there.has(category) && there.add(category));
  return [...new Set([...recommended, ...fresh, ...others])].slice(0, RECOMMENDED);
}

/** SQL condition: the reader's budgets would pay the benefit `b`; true for all benefits if the reader was never given money. */
function affordable(reader: PriceReader, now: Date): Text {
  const given = sql`exists (select from accounts given
    where given.company_id = ${reader.companyId} and given.user_id = ${reader.userId} and given.allocated > 0)`;
  return sql`(not ${given} or coalesce(${fitsBudget(reader, budgetYear(now))}, false))`;
}

const mostBought = sql`order by b.bought desc nulls last, b.id desc nulls last`;

/**
 * The ids of the three lists. The recommended ones take turns by category, and within one by sub-category, the best of each
 * first: two benefits of one sub-category look and read alike, so a second comes only where no other fits.
 */
function chosen(reader: PriceReader, now: Date): Text {
  const flexible = sql`from benefits b where b.kind = 'flexible' and ${soldTo(reader.companyId)}`;
  return sql`
    popular as (select b.id, b.bought ${flexible} ${mostBought} limit ${IN_A_ROW}),
    last as (
      select b.id, b.added_at ${flexible} order by b.added_at desc nulls last, b.id desc nulls last limit ${IN_A_ROW}),
    ${signsOf(reader, now)},
    recommended as (
      select best.id, best.turn, liked.weight, liked.category_id
      from liked cross join lateral (
        select b.id, row_number() over (order by b.round, b.best desc, b.category_id) as turn
        from (
          select b.id, b.category_id, row_number() over (partition by b.category_id ${mostBought}) as round,
            max(b.bought) over (partition by b.category_id) as best
          from (select b.* ${flexible} and b.root_category_id = liked.category_id and b.id not in (select benefit_id from had)
            ${mostBought} limit ${LOOKED_AT}) b
          where ${affordable(reader, now)}) b
        order by turn limit ${RECOMMENDED}) best
      order by best.turn, liked.weight desc, liked.category_id limit ${RECOMMENDED}),
    chosen as materialized (
      select 'popular' as list, id, row_number() over (order by bought desc, id desc) as place from popular
      union all
      select 'last', id, row_number() over (order by added_at desc, id desc) from last
      union all
      select 'recommended', id, row_number() over (order by turn, weight desc, category_id) from recommended)`;
}

/**
 * Common table expressions of a person's preferences: `had`, their favourite or bought benefits, and `liked`, first-level
 * categories with a weight.
 */
function signsOf({ companyId, userId }: PriceReader, now: Date): Text {
  return sql`
    had as materialized (
      select f.benefit_id from favourites f where f.company_id = ${companyId} and f.user_id = ${userId}
      union
      select l.benefit_id from orders o join order_lines l on l.company_id = o.company_id and l.order_id = o.id
      where o.company_id = ${companyId} and o.user_id = ${userId}),
    liked as materialized (
      select category_id, count(*) as weight from (
        select b.root_category_id as category_id from had join benefits b on b.id = had.benefit_id
        union all
        select a.category_id from accounts a
        where a.company_id = ${companyId} and a.user_id = ${userId} and a.year = ${budgetYear(now)}
          and a.allocated > a.spent + a.held) sign
      group by category_id)`;
}
