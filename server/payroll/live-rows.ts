import { sql, type Text } from '../database/text.ts';
import { nameOrAddress } from '../people/full-name.ts';

/** Months of a company: from one to another, YYYY-MM, the same for one alone. */
export interface Months {
  companyId: number;
  from: string;
  until: string;
}

/** A month, YYYY-MM, as tables have it. */
export const firstDay = (month: string): Text => sql`${`${month}-01`}::date`;

/** SQL of the row, without columns, that says that a month of a company is closed. */
export const closedAt = (companyId: number, month: Text): Text =>
  sql`select from payroll_months p where p.company_id = ${companyId}::bigint and p.month = ${month}`;

/** SQL condition: a row `s` of spent_sums is of these months of a company. */
export const sumsWithin = ({ companyId, from, until }: Months): Text => {
  const month = from === until ? sql`= ${firstDay(from)}` : sql`between ${firstDay(from)} and ${firstDay(until)}`;
  return sql`s.company_id = ${companyId}::bigint and s.month ${month}`;
};

/** SQL sums of rows `s` of spent_sums, as the columns of payroll_rows. */
export const summedUp: Text = sql.join(
  ['bought', 'given_back', 'paid_back', 'invoices', 'tax', 'tax_back'].map((column) =>
    sql.raw(`coalesce(sum(s.${column}), 0)::bigint as ${column}`),
  ),
  sql`, `,
);

/** SQL of the current figures of each person in a month, in the form of the rows of a closed month. */
export function namedRows(companyId: number, month: string): Text {
  const bought = sql`jsonb_build_object('category', s.category_id, 'bought', s.bought)`;
  return sql`
    select u.company_id, l.user_id, ${nameOrAddress('u')} as name,
      u.external_id, u.unit, u.search_key, u.sort_key, l.bought, l.given_back, l.paid_back, l.invoices, l.tax, l.tax_back, l.budgets
    from (
      select s.user_id, ${summedUp}, coalesce(jsonb_agg(${bought} order by s.category_id) filter (where s.bought <> 0), '[]') as budgets
      from spent_sums s where ${sumsWithin({ companyId, from: month, until: month })} group by s.user_id) l
    join users u on u.company_id = ${companyId}::bigint and u.id = l.user_id`;
}

/** SQL of the current sums of a month, with those of each budget: the columns of payroll_months, in one row. */
export function sumsOfMonth(companyId: number, month: string): Text {
  return sql`
    with s as materialized (select s.* from spent_sums s where ${sumsWithin({ companyId, from: month, until: month })})
    select count(distinct s.user_id)::integer as people, ${summedUp}, (
      select coalesce(jsonb_agg(jsonb_build_object('category', b.category_id, 'name_sr', c.name_sr, 'name_en', c.name_en, 'bought', b.bought)
        order by b.category_id <> 0, c.position, b.category_id), '[]')
      from (select s.category_id, sum(s.bought)::bigint as bought from s where s.bought <> 0 group by s.category_id) b
      left join categories c on c.id = b.category_id) as budgets
    from s`;
}
