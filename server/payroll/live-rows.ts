import { nextMonth } from '#contract/payroll/payroll.rules.ts';
import { businessDayOf, startOfDay } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';

/** Months of a company: from the first day of one to the last day of another, the same for one alone. */
export interface Months {
  companyId: number;
  from: string;
  until: string;
}

/** What of the ledger buys something: the rest of what is spent is asked for by a request, or given back. */
const BUYS = sql.raw(`('purchase', 'subscription', 'enrolment')`);

/** The month of an entry `l` of the ledger: that in which it was written, in Belgrade. A refund is of the month that it was made in. */
export const monthOfEntry: Text = businessDayOf(sql`l.created_at`, 'YYYY-MM');

/** In a statement: whether an entry `l` of the ledger is of some months of a company, and moves what was spent. */
export const movesWithin = ({ companyId, from, until }: Months): Text =>
  sql`l.company_id = ${companyId}::bigint and l.spent <> 0
    and l.created_at >= ${startOfDay(`${from}-01`)} and l.created_at < ${startOfDay(`${nextMonth(until)}-01`)}`;

/** What moved in some months, by person, cause and budget. */
const moved = (months: Months): Text => sql`
  select l.user_id, ${monthOfEntry} as month, l.kind, l.reference, l.category_id, sum(l.spent) as spent
  from ledger_entries l where ${movesWithin(months)} group by l.user_id, month, l.kind, l.reference, l.category_id`;

/** What the ledger says of each person and month, as the columns of payroll_rows, with `user_id` and `month`. */
export function liveRows(months: Months): Text {
  const { companyId } = months;
  const spent = (of: Text) => sql`coalesce(sum(m.spent) filter (where ${of}), 0)::bigint`;
  return sql`
    with moved as materialized (${moved(months)}),
    charged as (
      select s.user_id, s.month, coalesce(sum(coalesce(o.payroll_tax, c.payroll_tax)) filter (where s.kind <> 'refund'), 0)::bigint as tax,
        coalesce(sum(o.payroll_tax) filter (where s.kind = 'refund'), 0)::bigint as tax_back
      from (select distinct user_id, month, kind, reference from moved where kind in ('purchase', 'subscription', 'refund')) s
      left join orders o on s.kind <> 'subscription' and o.company_id = ${companyId}::bigint and o.id = s.reference
      left join subscription_charges c on s.kind = 'subscription' and c.company_id = ${companyId}::bigint and c.id = s.reference
      group by s.user_id, s.month),
    parts as (
      select user_id, month, jsonb_agg(jsonb_build_object('category', category_id, 'bought', bought) order by category_id) as budgets
      from (
        select user_id, month, category_id, sum(spent)::bigint as bought from moved where kind in ${BUYS}
        group by user_id, month, category_id) p
      group by user_id, month)
    select m.user_id, m.month, ${spent(sql`m.kind in ${BUYS}`)} as bought, -${spent(sql`m.kind = 'refund'`)} as given_back,
      ${spent(sql`r.kind = 'reimbursement'`)} as paid_back, ${spent(sql`r.kind = 'invoice'`)} as invoices,
      coalesce(min(t.tax), 0) as tax, coalesce(min(t.tax_back), 0) as tax_back, coalesce(p.budgets, '[]') as budgets
    from moved m
    left join requests r on m.kind = 'request' and r.company_id = ${companyId}::bigint and r.id = m.reference
    left join charged t on t.user_id = m.user_id and t.month = m.month
    left join parts p on p.user_id = m.user_id and p.month = m.month
    group by m.user_id, m.month, p.budgets`;
}

/** The same with what a row of a closed month has of the person. */
export function namedRows(months: Months): Text {
  return sql`
    select u.company_id, l.user_id, coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name,
      u.external_id, u.unit, u.search_key, u.sort_key, l.bought, l.given_back, l.paid_back, l.invoices, l.tax, l.tax_back, l.budgets
    from (${liveRows(months)}) l
    join users u on u.company_id = ${months.companyId}::bigint and u.id = l.user_id`;
}

/** What several rows of one month come to, from a text of them: the columns of payroll_months. */
export function monthOfRows(rows: Text): Text {
  const sum = (column: string) => sql.raw(`coalesce(sum(r.${column}), 0)::bigint as ${column}`);
  const sums = ['bought', 'given_back', 'paid_back', 'invoices', 'tax', 'tax_back'].map(sum);
  return sql`
    with r as materialized (${rows})
    select count(*)::integer as people, ${sql.join(sums, sql`, `)}, (
      select coalesce(jsonb_agg(jsonb_build_object('category', b.category, 'name_sr', c.name_sr, 'name_en', c.name_en, 'bought', b.bought)
        order by b.category <> 0, c.position, b.category), '[]')
      from (
        select part.category, sum(part.bought)::bigint as bought
        from r, jsonb_to_recordset(r.budgets) as part (category integer, bought bigint) group by part.category) b
      left join categories c on c.id = b.category) as budgets
    from r`;
}
