import { limitOf } from '#contract/approvals/approvals.rules.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import { settle } from '../approvals/decide.ts';
import { propose } from '../approvals/propose.ts';
import { findApproval } from '../approvals/read-approval.ts';
import { mayDecide } from '../approvals/who-approves.ts';
import type { Transaction } from '../database/database.ts';
import { ask, statement } from '../database/statement.ts';
import { number, of, type Part, sql } from '../database/text.ts';
import { actingOf, type Mover } from './mover.ts';
import type { OpenRequest } from './open-request.ts';

export const PERMISSION = 'company.requests';

/** Facts that decide whether a request needs a second person. */
export interface LimitFacts {
  own: Minor | null;
  currency: Currency;
  /** Whether there is anybody else who could accept it. */
  others: boolean;
}

const MAY_BE_SECOND = mayDecide(PERMISSION);

/** SQL columns of these facts, for a request `r` and a reviewer. */
export const limitFacts = <Reviewer extends Part>(reviewer: Reviewer) => sql`
  c.approval_limit as own, c.currency, exists (
    select from users u where u.company_id = c.id and u.id <> ${reviewer} and u.id <> r.user_id and ${MAY_BE_SECOND}) as others`;

/** The amount above which two people accept a request in that currency; null if there is nobody else. */
export const limitIn = ({ own, currency, others }: LimitFacts, ofRequest: Currency): Minor | null =>
  others ? limitOf(ofRequest, currency === ofRequest ? own : null) : null;

// The share lock on the company keeps the limit until the request is decided. The company is locked first, since the employee is found
// through it.
const lockBoth = statement(
  'lock_company_and_employee',
  of<LimitFacts & { ofRequest: Currency }>,
  () => sql`
    with facts as materialized (
      select ${limitFacts(number('actorId'))}, r.currency as "ofRequest", r.company_id, r.user_id
      from companies c join requests r on r.company_id = c.id and r.id = ${number('id')}
      where c.id = ${number('companyId')} for share of c),
    locked as materialized (
      select u.id from facts join users u on u.company_id = facts.company_id and u.id = facts.user_id for no key update of u)
    select own, currency, others, "ofRequest" from facts where (select count(*) from locked) >= 0`,
);

/** Locks the company of a request and then its employee, in one statement; returns the limit. */
export async function lockUnderLimit(
  transaction: Transaction,
  { companyId, actorId }: Mover,
  id: number,
): Promise<Minor | null> {
  const [facts] = await lockBoth(transaction, { companyId, actorId, id });
  return facts ? limitIn(facts, facts.ofRequest) : null;
}

/** Whether a request of that amount needs two people. */
export const isAbove = ({ amount }: Pick<OpenRequest, 'amount'>, limit: Minor | null): limit is Minor =>
  limit !== null && amount > limit;

/** Stores a first acceptance as a proposal, and notifies those who could be the second. */
export async function proposeAcceptance(
  transaction: Transaction,
  { companyId, id, userId, amount: sum, currency, providerName: note }: OpenRequest,
  mover: Mover,
  { limit: limitWas, now }: { limit: Minor; now: Date },
): Promise<void> {
  const proposed = { kind: 'request' as const, people: 1, sum, limitWas, currency, note, userId };
  const approvalId = await propose(transaction, actingOf(mover), proposed, { permission: PERMISSION, now });
  await ask(
    transaction,
    sql`update requests set approval_id = ${approvalId} where company_id = ${companyId} and id = ${id}`,
  );
}

interface Ending {
  to: RequestStatus;
  reason?: string;
  now: Date;
}

/** Ends a waiting first acceptance once its request is decided, or once it no longer counts. */
export async function endAcceptance(
  transaction: Transaction,
  { companyId, waiting }: OpenRequest,
  mover: Mover,
  { to, reason = '', now }: Ending,
): Promise<void> {
  if (waiting === null) return;
  const approval = await findApproval(transaction, companyId, waiting.id);
  const isOwn = waiting.by === mover.actorId;
  // The platform belongs to no company: its decision ends the proposal as expired.
  if (waiting.over || mover.ofPlatform) {
    await settle(transaction, approval, { ended: 'expired', by: 'job', now });
    return;
  }
  const ended = to === 'accepted' && !isOwn ? 'approved' : isOwn ? 'withdrawn' : 'refused';
  const said = ended === 'refused' ? reason : '';
  await settle(transaction, { ...approval, reason: said }, { ended, by: actingOf(mover), now });
}
