import { readBudgetRow } from '#contract/imports/budget-row.rules.ts';
import { budgetYear } from '../../budgets/budget-year.ts';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { number, of, sql, text } from '../../database/text.ts';
import { isUnproven } from '../../gifts/gift-choice.ts';
import { inSlices } from '../../tasks/in-slices.ts';
import type { Judging } from '../import-kind.ts';
import { inMajor } from './moving-rows.ts';
import { budgetsByName, type FoundBudget } from './root-categories.ts';

/** Checks rows of a budgets file: finds the person and the budget of each, and compares with what is in it now. */
export async function judgeBudgets(
  transaction: Transaction,
  { companyId, id, mapping, rows, now }: Judging,
): Promise<void> {
  const find = await budgetsByName(transaction);
  const parsed = await inSlices(rows, ({ line, cells }) => {
    const { asked, problems } = readBudgetRow(cells, mapping);
    const found = find(asked.category);
    const { email = null, external_id = null, amount = null } = asked;
    const pot = potOf(found, now);
    const wanted = Object.assign({}, asked, { amount, category: pot.category, year: pot.year, note: asked.note ?? '' });
    const wrong = 'problem' in found ? [...problems, { field: 'category', code: found.problem }] : problems;
    return { line, wanted, problems: wrong, email, external_id, amount, ...pot };
  });
  await judge(transaction, { companyId, id, rows: JSON.stringify(parsed) });
}

/** The account that a budget means; its category is null if no such budget exists. */
function potOf(found: FoundBudget, now: Date): { category: number | null; year: number } {
  if (!('id' in found)) return { category: null, year: 0 };
  return { category: found.id, year: found.id === 0 ? 0 : budgetYear(now) };
}

const mine = sql`r.company_id = ${number('companyId')} and r.import_id = ${number('id')}`;
const problem = (field: string, code: string) => sql.raw(`'[{"field": "${field}", "code": "${code}"}]'::jsonb`);
const NONE = sql.raw(`'[]'::jsonb`);

const judge = statement(
  'judge_import_budgets',
  of<object>,
  () => sql`
    with parsed as materialized (
      select * from jsonb_to_recordset(${text('rows')}::jsonb) as p (
        line integer, wanted jsonb, problems jsonb, email text, external_id text, amount bigint, category integer, year integer)),
    met as materialized (
      select p.*, n.id as by_number, e.id as by_email
      from parsed p
      left join users n on n.company_id = ${number('companyId')} and n.external_id = p.external_id
      left join users e on e.company_id = ${number('companyId')} and e.email = p.email),
    weighed as (
      select m.*, u.id as target_id, pot.unspent, m.problems
        || case when m.email is not null and m.by_email is null then ${problem('email', 'nobody')} else ${NONE} end
        || case when m.external_id is not null and m.by_number is null then ${problem('external_id', 'nobody')} else ${NONE} end
        || case when m.by_number <> m.by_email then ${problem('email', 'taken')} else ${NONE} end
        || case when not u.active then ${problem('email', 'closed')}
          when m.amount > 0 and ${isUnproven} then ${problem('email', 'unconfirmed')} else ${NONE} end
        || case when m.category is not null and u.id is not null and -m.amount > pot.unspent
          then ${problem('amount', 'unspent')} else ${NONE} end as found
      from met m
      left join users u on u.company_id = ${number('companyId')} and u.id = coalesce(m.by_number, m.by_email)
      left join lateral (
        select coalesce(sum(a.allocated - a.spent - a.held), 0)::bigint as unspent from accounts a
        where a.company_id = u.company_id and a.user_id = u.id and a.category_id = m.category and a.year = m.year) pot on true)
    update import_rows r set wanted = w.wanted, problems = w.found, target_id = w.target_id,
      name_key = w.target_id || ':' || coalesce(w.category::text, '?' || w.line),
      changes = case when w.amount <> 0 then jsonb_build_object('amount', ${inMajor('w.unspent + w.amount')}) end,
      before = case when w.amount <> 0 then jsonb_build_object('amount', ${inMajor('w.unspent')}) end,
      outcome = (case when w.found <> ${NONE} then 'refused' when w.amount > 0 then 'added'
        when w.amount < 0 then 'changed' else 'same' end)::import_outcome
    from weighed w where ${mine} and r.line = w.line and r.line = any(array(select line from parsed))`,
);
