import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { lateBefore } from '#contract/requests/review.rules.ts';
import { isoMoment, startOfDay } from '../database/iso-moment.ts';
import { fixed } from '../database/query-of.ts';
import { sql, type Text } from '../database/text.ts';
import { personNamed } from '../people/full-name.ts';
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

const LOOKING = fixed(sql`jsonb_build_object('by', ${personNamed('looking')},
    'since', ${isoMoment(sql`r.claimed_at`)}, 'until', ${isoMoment(sql`r.claimed_until`)}, 'mine', looking.id = `);

/** Who looks at the request `r` just now, as JSON; null for nobody. */
export const claimOf = ({ userId, now }: Omit<Reviewing, 'companyId'>): Text => sql`(
  select ${LOOKING}${userId})
  from users looking where looking.company_id = r.company_id and looking.id = r.claimed_by
    and r.claimed_until > ${now.toISOString()}::timestamptz and r.status in ('pending', 'in_review'))`;

/** Whether the approval `a` is that of the request `r`, which one person accepted and where a second has to as well. */
export const isSecondAwaited = (now: Date): Text => sql`a.company_id = r.company_id and a.id = r.approval_id
  and a.status = 'waiting' and a.expires_at > ${now.toISOString()}::timestamptz`;

const FIRST = fixed(
  sql`jsonb_build_object('by', ${personNamed('first')}, 'at', ${isoMoment(sql`a.created_at`)}, 'own', first.id = `,
);

/** Who accepted the request `r` above the limit, where somebody else has to as well, as JSON; null for nobody. */
export const secondOf = ({ userId, now }: Omit<Reviewing, 'companyId'>): Text => sql`(
  select ${FIRST}${userId})
  from approvals a join users first on first.company_id = a.company_id and first.id = a.proposed_by
  where ${isSecondAwaited(now)})`;

let reckoned = { today: '', late: '' };

/** What `lateBefore` says of a day, as PostgreSQL reads a list: reckoned once a day, for every list of requests asks it. */
function lateOn(today: string): string {
  if (reckoned.today !== today) reckoned = { today, late: `{${lateBefore(today)}}` };
  return reckoned.late;
}

/** Before which moment what the company `promising` was asked is late. */
const lateBy = (now: Date): Text => startOfDay(sql`(${lateOn(businessDay(now))}::date[])[promising.promise_days]`);

const THEIRS = sql`companies promising where promising.id = r.company_id`;

const waitsFromBefore = (moment: Text): Text =>
  sql`(r.status in ('pending', 'in_review') and r.created_at < ${moment} and not ${needsInformation})`;

/** Whether the request `r` waits for a reviewer, and for longer than its company promised. */
export const isLate = (now: Date): Text => waitsFromBefore(sql`(select ${lateBy(now)} from ${THEIRS})`);

/**
 * Joins to many requests `r` what their companies promised, as `promise`, with what the `company` is called: each is asked once, for as a part
 * of its own (`offset 0`) PostgreSQL remembers what it answered.
 */
export const promiseOf = (now: Date): Text =>
  sql`join lateral (select promising.name as company, ${lateBy(now)} as late_before from ${THEIRS} offset 0) promise on true`;

/** The same as `isLate`, where `promiseOf` is joined. */
export const isLateByPromise: Text = waitsFromBefore(sql`promise.late_before`);
