import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { lateBefore } from '#contract/requests/review.rules.ts';
import { isoMoment, startOfDay } from '../database/iso-moment.ts';
import { fixed } from '../database/query-of.ts';
import { sql, type Text } from '../database/text.ts';
import { personNamed } from '../people/full-name.ts';
import { needsInformation } from './request-row.ts';

/** A reviewer of a company's requests, and the time. */
export interface Reviewing {
  companyId: number;
  userId: number;
  now: Date;
}

/** JSON of the company of the request `r`. */
export const companyOf: Text = sql`(
  select jsonb_build_object('id', o.id, 'name', o.name) from companies o where o.id = r.company_id)`;

const LOOKING = fixed(sql`jsonb_build_object('by', ${personNamed('looking')},
    'since', ${isoMoment(sql`r.claimed_at`)}, 'until', ${isoMoment(sql`r.claimed_until`)}, 'mine', looking.id = `);

/** JSON of the valid claim on the request `r`; null if there is none. */
export const claimOf = ({ userId, now }: Omit<Reviewing, 'companyId'>): Text => sql`(
  select ${LOOKING}${userId})
  from users looking where looking.company_id = r.company_id and looking.id = r.claimed_by
    and r.claimed_until > ${now.toISOString()}::timestamptz and r.status in ('pending', 'in_review'))`;

/** SQL condition: the approval `a` is of the request `r`, which one person accepted and a second still has to. */
export const isSecondAwaited = (now: Date): Text => sql`a.company_id = r.company_id and a.id = r.approval_id
  and a.status = 'waiting' and a.expires_at > ${now.toISOString()}::timestamptz`;

const FIRST = fixed(
  sql`jsonb_build_object('by', ${personNamed('first')}, 'at', ${isoMoment(sql`a.created_at`)}, 'own', first.id = `,
);

/** JSON of the first acceptance of a request `r` above the limit that still needs a second; null if there is none. */
export const secondOf = ({ userId, now }: Omit<Reviewing, 'companyId'>): Text => sql`(
  select ${FIRST}${userId})
  from approvals a join users first on first.company_id = a.company_id and first.id = a.proposed_by
  where ${isSecondAwaited(now)})`;

let reckoned = { today: '', late: '' };

/** The list of `lateBefore` as a PostgreSQL array, cached for the day, since every list of requests needs it. */
function lateOn(today: string): string {
  if (reckoned.today !== today) reckoned = { today, late: `{${lateBefore(today)}}` };
  return reckoned.late;
}

/** The moment before which requests of the company `promising` are late. */
const lateBy = (now: Date): Text => startOfDay(sql`(${lateOn(businessDay(now))}::date[])[promising.promise_days]`);

const THEIRS = sql`companies promising where promising.id = r.company_id`;

const waitsFromBefore = (moment: Text): Text =>
  sql`(r.status in ('pending', 'in_review') and r.created_at < ${moment} and not ${needsInformation})`;

/** SQL condition: the request `r` waits for a reviewer, longer than its company promised. */
export const isLate = (now: Date): Text => waitsFromBefore(sql`(select ${lateBy(now)} from ${THEIRS})`);

/**
 * Joins the name and promise of their companies to many requests `r`, as `promise`: as a subquery of its own (`offset 0`) it is memoised
 * per company.
 */
export const promiseOf = (now: Date): Text =>
  sql`join lateral (select promising.name as company, ${lateBy(now)} as late_before from ${THEIRS} offset 0) promise on true`;

/** `isLate` for statements that join `promiseOf`. */
export const isLateByPromise: Text = waitsFromBefore(sql`promise.late_before`);
