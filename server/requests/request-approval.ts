import type { Stale } from '#contract/approvals/approvals.rules.ts';
import { isDecided } from '#contract/requests/requests.rules.ts';
import type { ApprovalKindOf, ApprovalRow, World } from '../approvals/approval-kind.ts';
import { mayDecide } from '../approvals/who-approves.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';
import { decide } from './decide-request.ts';
import { lockEmployee, lockRequest } from './lock-request.ts';
import { alreadyDecided } from './requests.errors.ts';
import { PERMISSION } from './second-person.ts';

/** Approval of a request above the limit that one person has accepted: it is accepted once a second person accepts it. */
export const requestApproval: ApprovalKindOf = {
  permission: PERMISSION,
  // Serialises with comments of the employee: one is either part of what was seen, or comes after the approval.
  lock: async (transaction, approval) => {
    await lockEmployee(transaction, { companyId: approval.companyId, id: await requestOf(transaction, approval) });
  },
  world: worldOf,
  approve: async (transaction, approval, by, now) => {
    const { companyId, id: approvalId } = approval;
    const acting = Object.assign({}, by, { via: 'approval' as const, viaId: String(approvalId) });
    const mover = { companyId, actorId: by.userId, side: 'reviewer' as const, acting };
    const id = await requestOf(transaction, approval);
    const request = await lockRequest(transaction, mover, id, { now, withAccounts: true });
    if (isDecided(request.status)) throw alreadyDecided(request);
    await decide(transaction, request, { mover, deciding: { words: '', now }, decision: 'accepted' });
  },
  drop: async () => {},
};

async function requestOf(transaction: Transaction, { companyId, id }: ApprovalRow): Promise<number> {
  const [found] = await ask<{ id: number }>(
    transaction,
    sql`select r.id from requests r where r.company_id = ${companyId} and r.approval_id = ${id}`,
  );
  if (!found) throw new Error(`no request of the approval ${id}`);
  return found.id;
}

interface Found {
  id: number;
  name: string;
  active: boolean;
  /** Whether the person who accepted it may still review. */
  may: boolean;
  stands: string;
}

async function worldOf(
  database: Database | Transaction,
  { companyId, id, proposedBy, sum }: ApprovalRow,
): Promise<World> {
  const [found] = await ask<Found>(
    database,
    sql`
    select e.id, ${fullName('e')} as name, e.active, exists (
        select from users u where u.company_id = r.company_id and u.id = ${proposedBy} and ${mayDecide(PERMISSION)}) as may,
      concat_ws(' ', r.id, r.status, (
        select max(c.id) from request_comments c where c.company_id = r.company_id and c.request_id = r.id), e.active) as stands
    from requests r join users e on e.company_id = r.company_id and e.id = r.user_id
    where r.company_id = ${companyId} and r.approval_id = ${id}`,
  );
  if (!found) throw new Error(`no request of the approval ${id}`);
  const { may, active, stands, ...employee } = found;
  const stale: Stale | null = may ? null : 'reviewer';
  // An employee who has left is still paid what they are owed; the approver sees that they have left.
  const leftOut = active ? [] : [employee];
  return { people: 1, sum, leftOut, leftCount: leftOut.length, stale, stands };
}
