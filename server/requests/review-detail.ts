import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import { isDecided } from '#contract/requests/requests.rules.ts';
import type { BudgetAfter, RequestToReviewDetail } from '#contract/requests/review.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { personNamed } from '../people/full-name.ts';
import { assignedOf } from './assignment.ts';
import { readRequest } from './requests.service.ts';
import { claimOf, companyOf, isLate, type Reviewing, secondOf } from './review-columns.ts';
import { type SignalFacts, signalFacts, signalsOf } from './signals.ts';
import { attended } from './who-reviews.ts';

interface Pot {
  category_id: number | null;
  allocated: Minor;
  spent: Minor;
  held: Minor;
  this: Minor;
}

interface Facts
  extends SignalFacts,
    Pick<
      RequestToReviewDetail,
      'company' | 'claim' | 'assigned' | 'second' | 'late' | 'unattended' | 'decided_by' | 'decided_for' | 'reason_code'
    >,
    Pick<RequestToReviewDetail['employee'], 'language' | 'unit'> {
  last_comment: number | null;
  earlier: RequestToReviewDetail['earlier'];
  pots: Pot[];
}

/** One request with all that can be checked before it is decided. Another company's is a 404, as one that is not there. */
export async function readToReview(
  database: Database,
  reviewing: Reviewing & { ofPlatform?: true },
  id: number,
): Promise<RequestToReviewDetail> {
  const { companyId, userId } = reviewing;
  const { request, employee } = await readRequest(database, { companyId, userId: null }, id);
  const [facts] = await ask<Facts>(database, factsOf(reviewing, id));
  if (!facts) throw notFound();
  const {
    company,
    language,
    unit,
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
  return Object.assign(request, {
    company,
    employee: Object.assign(employee, { language, unit }),
    claim,
    assigned,
    second,
    late,
    unattended,
    own: employee.id === userId,
    decided_by,
    decided_for,
    reason_code,
    signals: signalsOf(facts),
    earlier: inMajor(earlier),
    budgets_after: isDecided(request.status) ? [] : pots.map(afterwards),
    seen: { status: request.status, comment: last_comment },
  });
}

const inMajor = ({ sum, results, ...counts }: Facts['earlier']) =>
  Object.assign(counts, {
    sum: toMajor(sum),
    results: results.map((one) => Object.assign(one, { amount: toMajor(one.amount) })),
  });

// What this one holds of a pot is spent when it is accepted: what is left stays the same.
function afterwards({ category_id, allocated, spent, held, this: own }: Pot): BudgetAfter {
  return {
    category_id,
    allocated: toMajor(allocated),
    spent: toMajor(spent),
    this: toMajor(own),
    held: toMajor(held - own),
    left: toMajor(allocated - spent - held),
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
  select coalesce(jsonb_agg(jsonb_build_object('category_id', nullif(a.category_id, 0), 'allocated', a.allocated,
    'spent', a.spent, 'held', a.held,
    'this', case when a.category_id = 0 then r.held_from_flexible else r.held_from_category end) order by a.category_id desc), '[]')
  from accounts a where a.company_id = r.company_id and a.user_id = r.user_id
    and ((a.category_id = 0 and r.held_from_flexible > 0)
      or (a.category_id = r.category_id and a.year = r.budget_year and r.held_from_category > 0)))`;

function factsOf(reviewing: Reviewing & { ofPlatform?: true }, id: number): Text {
  const { companyId, now, ofPlatform } = reviewing;
  return sql`
    select r.amount, r.status, r.currency, r.provider_name, to_char(r.purchase_date, 'YYYY-MM-DD') as purchase_date, r.description,
      concat_ws('/', k.name_en, k.name_sr) as category, u.language, u.unit,
      ${ofPlatform ? companyOf : sql`null::jsonb`} as company, ${claimOf(reviewing)} as claim, ${ofPlatform ? sql`null::jsonb` : assignedOf(reviewing)} as assigned,
      ${secondOf(reviewing)} as second, ${isLate(now)} as late,
      r.decided_at is null and not ${attended} as unattended, r.reason_code, (
        select ${personNamed('d')} from users d
        where d.company_id = r.company_id and d.id = r.decided_by) as decided_by, (
        select ${personNamed('d')} from users d
        where d.company_id = r.company_id and d.id = r.decided_for) as decided_for, (
        select max(c.id) from request_comments c where c.company_id = r.company_id and c.request_id = r.id) as last_comment,
      ${earlier} as earlier, ${pots} as pots, ${signalFacts(ofPlatform ? null : reviewing.userId)}
    from requests r join users u on u.company_id = r.company_id and u.id = r.user_id
    join files f on f.company_id = r.company_id and f.id = r.file_id join categories k on k.id = r.category_id
    where r.company_id = ${companyId} and r.id = ${id}`;
}
