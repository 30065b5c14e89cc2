import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { sql, type Text } from '../database/text.ts';
import { personNamed } from '../people/full-name.ts';
import { mayInCompany } from '../people/may-in-company.ts';
import type { Reviewing } from './review-columns.ts';

type Looking = Omit<Reviewing, 'companyId'>;

/**
 * Whoever stands in today, as `ab`, for the one to whom the request `r` is assigned: it is theirs by the clock, without anybody moving it. Not of
 * their own request, and not once they do not review any more: then it stays where it is.
 */
const standIn = (now: Date): Text => sql`
  absences ab join users u on u.company_id = ab.company_id and u.id = ab.delegate
  where ab.company_id = r.company_id and ab.user_id = r.assigned_to and ${businessDay(now)}::date between ab.starts and ab.ends
    and u.id <> r.user_id and u.active and u.confirmed and ${mayInCompany('company.requests')}`;

/** With whom the request `r` is today. */
const withWhom = (now: Date): Text => sql`coalesce((select u.id from ${standIn(now)}), r.assigned_to)`;

/** To whom the request `r` is assigned, and with whom it is meanwhile, as JSON; null for nobody. */
export const assignedOf = ({ userId, now }: Looking): Text => sql`(
  select jsonb_build_object('to', ${personNamed('w')},
    'stands_in', (select ${personNamed('u')} from ${standIn(now)}),
    'mine', ${withWhom(now)} = ${userId}::bigint)
  from users w where w.company_id = r.company_id and w.id = r.assigned_to)`;

/** Whether the request `r` is with somebody today. */
export const isWith = ({ userId, now }: Looking): Text =>
  sql`(r.assigned_to is not null and ${withWhom(now)} = ${userId}::bigint)`;
