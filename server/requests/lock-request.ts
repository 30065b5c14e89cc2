import type { Minor } from '#contract/money/money.rules.ts';
import { isDecided, type RequestStatus } from '#contract/requests/requests.rules.ts';
import { mayDecide } from '../approvals/who-approves.ts';
import type { Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, value } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { personNamed } from '../people/full-name.ts';
import type { Mover } from './mover.ts';
import type { OpenRequest } from './open-request.ts';
import { attendedRequest, ownRequest } from './requests.errors.ts';
import { lockUnderLimit } from './second-person.ts';
import { isAttended } from './who-reviews.ts';

interface Locking {
  now: Date;
  withAccounts?: boolean;
}

/** Locks the employee of a request and reads it; for a decision also locks the accounts that hold its money. */
export async function lockRequest(
  transaction: Transaction,
  mover: Mover,
  id: number,
  locking: Locking,
): Promise<OpenRequest> {
  await lockEmployee(transaction, { companyId: mover.companyId, id });
  return readLocked(transaction, mover, id, locking);
}

/**
 * Locks what a step needs and reads the request, with the amount above which two people have to accept it: null if the step is no
 * acceptance, and for the platform, which decides alone.
 */
export async function lockForStep(
  transaction: Transaction,
  mover: Mover,
  id: number,
  { to, now }: { to: RequestStatus; now: Date },
): Promise<{ request: OpenRequest; limit: Minor | null }> {
  const locking = { now, withAccounts: isDecided(to) };
  if (to !== 'accepted' || mover.ofPlatform)
    return { request: await lockRequest(transaction, mover, id, locking), limit: null };
  const limit = await lockUnderLimit(transaction, mover, id);
  return { request: await readLocked(transaction, mover, id, locking), limit };
}

async function readLocked(
  transaction: Transaction,
  mover: Mover,
  id: number,
  { now, withAccounts = false }: Locking,
): Promise<OpenRequest> {
  const { companyId, actorId, side } = mover;
  const [request] = await readOpen(transaction, { companyId, id, withAccounts, now: now.toISOString() });
  if (!request || (side === 'employee' && request.userId !== actorId)) throw notFound();
  if (side === 'reviewer' && request.userId === actorId) throw ownRequest();
  if (mover.ofPlatform && !isDecided(request.status) && (await isAttended(transaction, request)))
    throw attendedRequest();
  return request;
}

/**
 * Locks the employee of a request, so that changes to their requests are serialised. A request never changes its employee, so reading it
 * before the lock is safe.
 */
export const lockEmployee = statement(
  'lock_employee_of_request',
  of<object>,
  () => sql`
    select from users u join requests r on r.company_id = u.company_id and r.user_id = u.id
    where r.company_id = ${number('companyId')} and r.id = ${number('id')} for no key update of u`,
);

// Accounts are locked in the order that all statements use, as in `lockAccounts`.
const readOpen = statement(
  'read_open_request',
  of<OpenRequest>,
  () => sql`
    with r as materialized (
      select * from requests where company_id = ${number('companyId')} and id = ${number('id')}),
    locked as materialized (
      select a.year from accounts a
      where ${value('withAccounts', of<boolean>)}::boolean
        and (a.company_id, a.user_id) = (select company_id, user_id from r)
        and (a.category_id, a.year) in (select 0, 0 union all select category_id, budget_year from r)
      order by a.category_id, a.year for update)
    select r.company_id as "companyId", r.user_id as "userId", r.id, r.status, (
        select not u.active from users u where u.company_id = r.company_id and u.id = r.user_id) as left, r.provider_name as "providerName", r.amount,
      r.currency, r.category_id as "categoryId", r.budget_year as year, r.held_from_category as "fromCategory",
      r.held_from_flexible as "fromFlexible", r.reason, (
        select ${personNamed('d')}
        from users d where d.company_id = r.company_id and d.id = r.decided_by) as "decidedBy",
      ${isoMoment(sql`r.decided_at`)} as "decidedAt", (
        select jsonb_build_object('id', a.id, 'by', a.proposed_by, 'over', a.expires_at <= ${text('now')}::timestamptz or not exists (
          select from users u where u.company_id = a.company_id and u.id = a.proposed_by and ${mayDecide('company.requests')}))
        from approvals a where a.company_id = r.company_id and a.id = r.approval_id and a.status = 'waiting') as waiting,
      last.id as "lastComment", last.author_id as "lastAuthor",
      last.text as "lastText"
    from r left join lateral (
      select c.id, c.author_id, c.text from request_comments c
      where c.company_id = r.company_id and c.request_id = r.id order by c.id desc limit 1) last on true
    where (select count(*) from locked) >= 0`,
);
