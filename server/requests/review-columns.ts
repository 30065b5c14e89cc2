import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { lateBefore } from '#contract/requests/review.rules.ts';
import { isoMoment, startOfDay } from '../database/iso-moment.ts';
import { sql, type Text } from '../database/text.ts';
import { needsInformation } from './request-row.ts';

/** Who reviews requests of which company, and when. */
export interface Reviewing {
  companyId: number;
  userId: number;
  now: Date;
}

/** Of which company the request `r` is, as JSON. */
export const companyOf: Text = sql`(
  select jsonb_build_object('id', o.id, 'name', o.name) from companies o where o.id = r.company_id)`;

/** The name of a person by an alias. */
export const nameOf = (person: string): Text =>
  sql`trim(concat_ws(' ', ${sql.raw(person)}.first_name, ${sql.raw(person)}.last_name))`;

/** Who looks at the request `r` just now, as JSON; null for nobody. */
export const claimOf = ({ userId, now }: Omit<Reviewing, 'companyId'>): Text => sql`(
  select jsonb_build_object('by', jsonb_build_object('id', looking.id, 'name', ${nameOf('looking')}),
    'since', ${isoMoment(sql`r.claimed_at`)}, 'until', ${isoMoment(sql`r.claimed_until`)}, 'mine', looking.id = ${userId})
  from users looking where looking.company_id = r.company_id and looking.id = r.claimed_by
    and r.claimed_until > ${now.toISOString()}::timestamptz and r.status in ('pending', 'in_review'))`;

/** Who accepted the request `r` above the limit, where somebody else has to as well, as JSON; null for nobody. */
export const secondOf = ({ userId, now }: Omit<Reviewing, 'companyId'>): Text => sql`(
  select jsonb_build_object('by', jsonb_build_object('id', first.id, 'name', ${nameOf('first')}), 'at', ${isoMoment(sql`a.created_at`)},
    'own', first.id = ${userId})
  from approvals a join users first on first.company_id = a.company_id and first.id = a.proposed_by
  where a.company_id = r.company_id and a.id = r.approval_id and a.status = 'waiting' and a.expires_at > ${now.toISOString()}::timestamptz)`;

/** Whether the request `r` waits for a reviewer, and for longer than its company promised. */
export function isLate(now: Date): Text {
  const days = sql`${`{${lateBefore(businessDay(now))}}`}::date[]`;
  return sql`(r.status in ('pending', 'in_review') and r.created_at < (
    select ${startOfDay(sql`(${days})[promising.promise_days]`)} from companies promising where promising.id = r.company_id)
    and not ${needsInformation})`;
}
