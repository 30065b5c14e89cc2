import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { isBy, isWaiting, proposalsFor } from '../admin-approvals/read-platform-approval.ts';
import { lacking } from '../benefits/lacking.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import type { Caller } from '../caller/caller.ts';
import { sql, type Text } from '../database/text.ts';
import { LACKING } from '../help/question-list.ts';
import { BUYER } from '../people/buyer.ts';
import { fullName } from '../people/full-name.ts';
import { IDLE } from '../providers/provider-list.ts';
import { isLateByPromise, isSecondAwaited, promiseOf } from '../requests/review-columns.ts';
import { QUEUES } from '../requests/review-queue.ts';
import { attended } from '../requests/who-reviews.ts';
import { isInState } from '../staff/staff-columns.ts';
import type { WaitingRows } from './read-waiting.ts';

const offered = (which: Text) => sql`${PLATFORM_BENEFITS} b where b.active and ${which}`;

/** The kinds of waiting work on the platform. */
export function waitingOnPlatform(caller: Caller, now: Date): readonly WaitingRows[] {
  const { companyId, userId, language, roles } = caller;
  const [mine, other] =
    language === 'SR' ? [sql`q.question_sr`, sql`q.question_en`] : [sql`q.question_en`, sql`q.question_sr`];
  const [named, otherwise] = language === 'SR' ? [sql`b.name_sr`, sql`b.name_en`] : [sql`b.name_en`, sql`b.name_sr`];
  const benefit = {
    permission: 'platform.catalogue',
    id: sql`b.id`,
    name: sql`coalesce(nullif(${named}, ''), ${otherwise})`,
    since: sql`b.changed_at`,
  } as const;
  // SQL condition: the row is the caller's own, on which they may not act.
  const isOwn = (row: 'o' | 'r') =>
    sql`(${sql.raw(row)}.company_id, ${sql.raw(row)}.user_id) = (${companyId}::bigint, ${userId}::bigint)`;
  const unattended = (queue: 'pending' | 'in_review') =>
    sql`requests r ${promiseOf(now)} join users u on u.company_id = r.company_id and u.id = r.user_id
      where ${QUEUES[queue]} and not ${attended} and not ${isOwn('r')}`;
  const request = {
    permission: 'platform.requests',
    id: sql`r.id`,
    name: sql`concat(${fullName('u')}, ', ', promise.company)`,
    since: sql`r.created_at`,
    late: isLateByPromise,
  } as const;
  const question = {
    permission: 'platform.content',
    id: sql`q.id`,
    name: sql`coalesce(nullif(${mine}, ''), ${other})`,
    since: sql`q.changed_at`,
  } as const;
  return [
    {
      kind: 'orders.pending',
      permission: 'platform.orders',
      from: sql`orders o where o.status = 'pending' and not ${isOwn('o')}`,
      id: sql`o.id`,
      name: sql`concat('#', o.id, ', ', ${BUYER})`,
      since: sql`o.created_at`,
    },
    {
      kind: 'suggestions.new',
      permission: 'platform.suggestions',
      from: sql`suggestions s where s.status = 'new'`,
      id: sql`s.id`,
      name: sql`s.name`,
      since: sql`s.created_at`,
    },
    {
      kind: 'approvals',
      permission: 'platform.approvals',
      from: sql`${proposalsFor(roles)} join users u on u.company_id = a.company_id and u.id = a.proposed_by
        where ${isWaiting(now)} and not ${isBy(caller)} and not exists (
          select from orders o where o.company_id = a.order_company_id and o.id = a.order_id and ${isOwn('o')})`,
      id: sql`a.id`,
      name: fullName('u'),
      since: sql`a.created_at`,
    },
    Object.assign({ kind: 'requests.unattended', from: unattended('pending') } as const, request),
    Object.assign({ kind: 'requests.unattended_in_review', from: unattended('in_review') } as const, request),
    Object.assign({ kind: 'benefits.translation', from: offered(lacking('translation')) } as const, benefit),
    Object.assign({ kind: 'benefits.picture', from: offered(lacking('picture')) } as const, benefit),
    {
      kind: 'providers.idle',
      permission: 'platform.catalogue',
      from: sql`providers p where p.active and ${IDLE}`,
      id: sql`p.id`,
      name: sql`p.name`,
      since: sql`p.changed_at`,
    },
    Object.assign({ kind: 'questions.sr', from: sql`questions q where ${LACKING.sr}` } as const, question),
    Object.assign({ kind: 'questions.en', from: sql`questions q where ${LACKING.en}` } as const, question),
  ];
}

/**
 * The kinds of waiting work in a company: requests and proposals of others to decide, and people who cannot sign in because they
 * were not invited or their invitation has expired.
 */
export function waitingInCompany({ companyId, userId, roles }: Caller, now: Date): readonly WaitingRows[] {
  const approvals = {
    kind: 'approvals' as const,
    permission: 'company.budgets' as const,
    from: sql`approvals a join users u on u.company_id = a.company_id and u.id = a.proposed_by
      where a.company_id = ${companyId} and a.status = 'waiting' and a.proposed_by <> ${userId}
        and a.expires_at > ${now.toISOString()}::timestamptz
        and a.user_id is distinct from ${userId}::bigint
        and (a.kind <> 'limit' or ${mayWrite(roles, 'company.settings')}::boolean)
        and (a.kind <> 'request' or ${mayWrite(roles, 'company.requests')}::boolean)`,
    id: sql`a.id`,
    name: fullName('u'),
    since: sql`a.created_at`,
  };
  const people = (state: 'added' | 'expired', since: Text, late: Text) => ({
    kind: `people.${state}` as const,
    permission: 'company.people' as const,
    from: sql`users u where u.company_id = ${companyId} and ${isInState(state, now)}`,
    id: sql`u.id`,
    name: fullName('u'),
    since,
    late,
  });
  // An invitation promises how long it opens the shop.
  const expiredAt = sql`(select max(i.expires_at) from invitations i where i.company_id = u.company_id and i.email = u.email)`;
  // A request that waits for a second person is counted once: among the approvals, if the caller sees these.
  const among = mayWrite(roles, approvals.permission);
  const requests = (queue: 'pending' | 'in_review') => ({
    kind: `requests.${queue}` as const,
    permission: 'company.requests' as const,
    from: sql`requests r ${promiseOf(now)} join users u on u.company_id = r.company_id and u.id = r.user_id
      where r.company_id = ${companyId} and ${QUEUES[queue]} and r.user_id <> ${userId}
        and not exists (select from approvals a where ${isSecondAwaited(now)} and (${among}::boolean or a.proposed_by = ${userId}))`,
    id: sql`r.id`,
    name: fullName('u'),
    since: sql`r.created_at`,
    late: isLateByPromise,
  });
  return [
    requests('pending'),
    requests('in_review'),
    approvals,
    people('added', sql`u.created_at`, sql`false`),
    people('expired', expiredAt, sql`true`),
  ];
}
