import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Request, RequestDetail } from '#contract/requests/requests.contract.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { fixed } from '../database/query-of.ts';
import { sql, type Text } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';

/** A request as read from the database, with amounts in minor units. */
export interface RequestRow extends Omit<Request, 'amount'> {
  amount: Minor;
}

export interface DetailRow extends Omit<RequestDetail, 'amount' | 'held_from_category' | 'held_from_flexible'> {
  amount: Minor;
  held_from_category: Minor;
  held_from_flexible: Minor;
  user_id: number;
  first_name: string;
  last_name: string;
}

/** SQL for the name of a person by a table alias; Izbor if there is none, since the platform did it. */
export const nameOrPlatform = (person: string): Text => sql`coalesce(nullif(${fullName(person)}, ''), 'Izbor')`;

/** Whether the request `r` waits for its employee. product.md 7.3: in review, and the last comment is not by the employee. */
export const needsInformation: Text = fixed(sql`(r.status = 'in_review' and coalesce((
  select c.author_id is distinct from r.user_id from request_comments c
  where c.company_id = r.company_id and c.request_id = r.id order by c.id desc limit 1), false))`);

/** The columns of a request `r` with its category `k`. */
export const requestColumns: Text = fixed(sql`
  r.id, r.kind, r.status, ${needsInformation} as needs_information, concat_ws('/', k.name_en, k.name_sr) as category,
  r.category_id, r.provider_name, r.description, to_char(r.purchase_date, 'YYYY-MM-DD') as purchase_date, r.amount,
  r.currency, ${isoMoment(sql`r.created_at`)} as filed_at, ${isoMoment(sql`r.first_filed_at`)} as first_filed_at,
  ${isoMoment(sql`r.decided_at`)} as decided_at, r.resubmits, (
    select again.id from requests again where again.company_id = r.company_id and again.resubmits = r.id) as resubmitted_by`);

/** The columns that only a single request has, beside those in a list. */
export const detailColumns: Text = fixed(sql`
  r.reason, r.held_from_category, r.held_from_flexible, r.budget_year, r.user_id,
  jsonb_build_object('name', f.name, 'type', f.type, 'bytes', f.bytes) as file, (
    select jsonb_agg(jsonb_build_object('status', e.status, 'date', ${isoMoment(sql`e.created_at`)},
      'by', case when e.actor_id = r.user_id then 'employee' else 'reviewer' end,
      'name', ${nameOrPlatform('actor')}) order by e.id)
    from request_events e left join users actor on actor.company_id = e.company_id and actor.id = e.actor_id
    where e.company_id = r.company_id and e.request_id = r.id) as timeline`);

export function toRequest(row: RequestRow): Request {
  return { ...row, amount: toMajor(row.amount) };
}

export function toDetail({ user_id: _, first_name: __, last_name: ___, ...row }: DetailRow): RequestDetail {
  return {
    ...row,
    amount: toMajor(row.amount),
    held_from_category: toMajor(row.held_from_category),
    held_from_flexible: toMajor(row.held_from_flexible),
  };
}
