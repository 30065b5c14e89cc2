import { available, FLEXIBLE, hasEnded } from '#contract/budgets/budgets.rules.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { isDecided } from '#contract/requests/requests.rules.ts';
import type { BudgetAfter, RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Database } from '../database/database.ts';
import { fixed } from '../database/query-of.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { personNamed } from '../people/full-name.ts';
import { assignedOf } from './assignment.ts';
import { type DetailRow, detailColumns, type RequestRow, requestColumns, toDetail } from './request-row.ts';
import { claimOf, companyOf, isLate, type Reviewing, secondOf } from './review-columns.ts';
import { type SignalFacts, signalFacts, signalsOf } from './signals.ts';
import { attended } from './who-reviews.ts';

interface Pot {
  category_id: number | null;
  year: number;
  allocated: Minor;
  spent: Minor;
  held: Minor;
  this: Minor;
}

interface Facts
  extends Omit<SignalFacts, keyof RequestRow>,
    Pick<
      RequestToReviewDetail,
      'company' | 'claim' | 'assigned' | 'second' | 'late' | 'unattended' | 'decided_by' | 'decided_for' | 'reason_code'
    >,
    Pick<RequestToReviewDetail, 'employee'> {
  last_comment: number | null;
  earlier: RequestToReviewDetail['earlier'];
  pots: Pot[];
}

/** One request with everything to check before it is decided. Throws notFound, also for another company's request. */
export async function readToReview(
  database: Database,
  reviewing: Reviewing & { ofPlatform?: true },
  id: number,
): Promise<RequestToReviewDetail> {
  const [found] = await ask<{ detail: DetailRow; facts: Facts }>(database, detailAndFacts(reviewing, id));
  if (!found) throw notFound();
  const { detail, facts } = found;
  const {
    company,
    employee,
    claim,
    assigned,
    second,
    late,
    unattended,
    decided_by,
    decided_for,
    reason_code,
    last_comment,
    earlier,
    pots,
  } = facts;
  return Object.assign(toDetail(detail), {
    company,
    employee,
    claim,
    assigned,
    second,
    late,
    unattended,
    own: employee.id === reviewing.userId,
    decided_by,
    decided_for,
    reason_code,
    signals: signalsOf(Object.assign({}, detail, facts)),
    earlier: inMajor(earlier),
    budgets_after: isDecided(detail.status) ? [] : pots.map((pot) => afterwards(pot, budgetYear(reviewing.now))),
    seen: { status: detail.status, comment: last_comment },
  });
}

const inMajor = ({ sum, results, ...counts }: Facts['earlier']) =>
  Object.assign(counts, {
    sum: toMajor(sum),
    results: results.map((one) => Object.assign(one, { amount: toMajor(one.amount) })),
  });

// Accepting spends what this request holds, so `left` stays the same; it is zero for a budget that has ended.
function afterwards({ category_id, year, allocated, spent, held, this: own }: Pot, thisYear: number): BudgetAfter {
  const ended = hasEnded({ categoryId: category_id ?? FLEXIBLE.categoryId, year }, thisYear);
  return {
    category_id,
    allocated: toMajor(allocated),
    spent: toMajor(spent),
    this: toMajor(own),
    held: toMajor(held - own),
    left: ended ? 0 : toMajor(available({ allocated, spent, held })),
  };
}

const earlier = sql`(
  select jsonb_build_object('count', count(*), 'accepted', count(*) filter (where e.status = 'accepted'),
    'rejected', count(*) filter (where e.status = 'rejected'),
    'sum', coalesce(sum(e.amount) filter (where e.status = 'accepted'), 0),
    'results', coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'status', e.status, 'provider_name', e.provider_name,
      'purchase_date', to_char(e.purchase_date, 'YYYY-MM-DD'), 'amount', e.amount, 'currency', e.currency) order by e.id desc)
      filter (where e.place <= 5), '[]'))
  from (
    select o.*, row_number() over (order by o.id desc) as place from requests o
    where o.company_id = r.company_id and o.user_id = r.user_id and o.id < r.id
      and o.created_at >= r.created_at - interval '12 months') e)`;

const pots = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('category_id', nullif(a.category_id, 0), 'year', a.year, 'allocated', a.allocated,
    'spent', a.spent, 'held', a.held,
    'this', case when a.category_id = 0 then r.held_from_flexible else r.held_from_category end) order by a.category_id desc), '[]')
  from accounts a where a.company_id = r.company_id and a.user_id = r.user_id
    and ((a.category_id = 0 and r.held_from_flexible > 0)
      or (a.category_id = r.category_id and a.year = r.budget_year and r.held_from_category > 0)))`;

// Two JSON values instead of many columns, since the driver parses each column's description with every answer.
function detailAndFacts(reviewing: Reviewing & { ofPlatform?: true }, id: number): Text {
  return sql`
    select (select to_jsonb(detail) from (select ${requestColumns}, ${detailColumns}) detail) as detail,
      (select to_jsonb(facts) from (select ${factsOf(reviewing)}) facts) as facts
    from requests r join users u on u.company_id = r.company_id and u.id = r.user_id
    join files f on f.company_id = r.company_id and f.id = r.file_id join categories k on k.id = r.category_id
    where r.company_id = ${reviewing.companyId} and r.id = ${id}`;
}

const decidedBy = (column: string): Text => sql`(
  select ${personNamed('d')} from users d
  where d.company_id = r.company_id and d.id = r.${sql.raw(column)}) as ${sql.raw(column)}`;

// The part that does not depend on the caller.
const FACTS = fixed(sql`
  jsonb_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'language', u.language, 'unit', u.unit) as employee,
  r.decided_at is null and not ${attended} as unattended, r.reason_code, ${decidedBy('decided_by')}, ${decidedBy('decided_for')}, (
    select max(c.id) from request_comments c where c.company_id = r.company_id and c.request_id = r.id) as last_comment,
  ${earlier} as earlier, ${pots} as pots`);

function factsOf(reviewing: Reviewing & { ofPlatform?: true }): Text {
  const { now, ofPlatform } = reviewing;
  return sql`${FACTS}, ${ofPlatform ? companyOf : sql`null::jsonb`} as company, ${claimOf(reviewing)} as claim,
    ${ofPlatform ? sql`null::jsonb` : assignedOf(reviewing)} as assigned, ${secondOf(reviewing)} as second, ${isLate(now)} as late,
    ${signalFacts(ofPlatform ? null : reviewing.userId)}`;
}
