import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { fixed } from '../database/query-of.ts';
import { sql, type Text } from '../database/text.ts';
import { personNamed } from '../people/full-name.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import type { Reviewing } from './review-columns.ts';

type Looking = Omit<Reviewing, 'companyId'>;

const STANDS_IN = fixed(personNamed('u'));
const ASSIGNED = fixed(personNamed('w'));
const MAY_REVIEW = mayInCompany('company.requests');

/**
 * The person, as `u`, who stands in today for the assigned reviewer of request `r`, by the absence `ab`: nothing has to be reassigned. A
 * delegate does not get their own request, nor any once they may not review; then it stays with the assigned reviewer.
 */
const standIn = (now: Date): Text => sql`
  absences ab join users u on u.company_id = ab.company_id and u.id = ab.delegate
  where ab.company_id = r.company_id and ab.user_id = r.assigned_to and ${businessDay(now)}::date between ab.starts and ab.ends
    and u.id <> r.user_id and u.active and u.confirmed and ${MAY_REVIEW}`;

/** Id of the person who has the request `r` today, the delegate if there is one. */
const withWhom = (instead: Text): Text => sql`coalesce((select u.id from ${instead}), r.assigned_to)`;

/** JSON of the reviewer to whom the request `r` is assigned and their delegate today; null if it is assigned to nobody. */
export function assignedOf({ userId, now }: Looking): Text {
  const instead = standIn(now);
  return sql`(
  select jsonb_build_object('to', ${ASSIGNED},
    'stands_in', (select ${STANDS_IN} from ${instead}),
    'mine', ${withWhom(instead)} = ${userId}::bigint)
  from users w where w.company_id = r.company_id and w.id = r.assigned_to)`;
}

/** SQL condition: the request `r` is assigned to this person or, today, they stand in for its reviewer. */
export const isWith = ({ userId, now }: Looking): Text =>
  sql`(r.assigned_to is not null and ${withWhom(standIn(now))} = ${userId}::bigint)`;
