import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { permissionMissing } from '../caller/caller.errors.ts';
import type { Acting, Caller } from '../caller/caller.ts';
import type { By } from '../changes/insert-changes.ts';
import { noteChange } from '../changes/note-change.ts';
import { lockCompany } from '../companies/lock-company.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { ApprovalKinds, ApprovalRow } from './approval-kind.ts';
import {
  approvalChanged,
  approvalDecided,
  approvalExpired,
  approvalStale,
  othersApproval,
  ownApproval,
} from './approvals.errors.ts';
import type { Ended } from './approvals.texts.ts';
import { findApproval, seenOf, seesRequests } from './read-approval.ts';
import { tellEnded } from './tell-approval.ts';

interface Deciding {
  id: number;
  kinds: ApprovalKinds;
  now: Date;
}

/**
 * Carries out a proposal exactly as it was shown. Refusals: not found (404), one's own, or without the permission (403), decided, changed
 * since it was shown, or no longer possible (409), expired (410).
 */
export function approve(
  database: Database,
  caller: Caller,
  { seen, ...deciding }: Deciding & { seen: string },
): Promise<void> {
  return whileWaiting(database, caller, 'approved', deciding, async (transaction, approval) => {
    const { kinds, now } = deciding;
    mayDecide(caller, approval, kinds);
    const kind = kinds[approval.kind];
    await kind.lock?.(transaction, approval);
    const world = await kind.world(transaction, approval, now);
    if (world.stale) throw approvalStale(world.stale);
    if (seen !== seenOf(approval, world)) throw approvalChanged();
    await settleWaiting(transaction, approval, { ended: 'approved', by: caller, now });
    await kind.approve(transaction, approval, caller, now);
  });
}

/** Rejects a proposal with a reason. Refusals as of `approve`. */
export function refuse(database: Database, caller: Caller, { reason, ...deciding }: Deciding & { reason: string }) {
  return whileWaiting(database, caller, 'refused', deciding, async (transaction, approval) => {
    const { kinds, now } = deciding;
    mayDecide(caller, approval, kinds);
    await kinds[approval.kind].drop(transaction, approval);
    await settleWaiting(transaction, { ...approval, reason }, { ended: 'refused', by: caller, now });
  });
}

/** Withdraws one's own proposal. Refusals: somebody else's (403), decided (409), expired (410). */
export function withdraw(database: Database, caller: Caller, deciding: Deciding): Promise<void> {
  return whileWaiting(database, caller, 'withdrawn', deciding, async (transaction, approval) => {
    if (approval.proposedBy !== caller.userId) throw othersApproval();
    await deciding.kinds[approval.kind].drop(transaction, approval);
    await settleWaiting(transaction, approval, { ended: 'withdrawn', by: caller, now: deciding.now });
  });
}

/** Decides on a waiting proposal, under the lock of the company. Repeating one's own decision changes nothing. */
function whileWaiting(
  database: Database,
  caller: Caller,
  ended: Ended,
  { id, now }: Deciding,
  work: (transaction: Transaction, approval: ApprovalRow) => Promise<void>,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await lockCompany(transaction, caller.companyId);
    const approval = await findApproval(transaction, caller.companyId, id);
    const { kind, status, expiresAt, decidedBy, proposedBy } = approval;
    if (kind === 'request' && !seesRequests(caller)) throw notFound();
    const isDone = status === ended && (decidedBy ?? proposedBy) === caller.userId;
    if (isDone) return;
    if (status === 'expired' || (status === 'waiting' && expiresAt <= now)) throw approvalExpired();
    if (status !== 'waiting') throw approvalDecided(status);
    await work(transaction, approval);
  });
}

function mayDecide(
  { userId, roles }: Caller,
  { proposedBy, userId: whose, kind }: ApprovalRow,
  kinds: ApprovalKinds,
): void {
  if (proposedBy === userId || whose === userId) throw ownApproval();
  const { permission } = kinds[kind];
  if (!mayWrite(roles, permission)) throw permissionMissing(permission, []);
}

interface Settled {
  ended: Ended;
  /** `job` when the proposal expired. */
  by: Acting | 'job';
  now: Date;
}

// Decisions on requests end a proposal without the lock of the company, so it may have ended meanwhile.
async function settleWaiting(transaction: Transaction, approval: ApprovalRow, settled: Settled): Promise<void> {
  if (await settle(transaction, approval, settled)) return;
  throw approvalDecided((await findApproval(transaction, approval.companyId, approval.id)).status);
}

/** Stores the end of a waiting proposal, and notifies the proposer; returns whether it was still waiting. */
export async function settle(
  transaction: Transaction,
  approval: ApprovalRow,
  { ended, by, now }: Settled,
): Promise<boolean> {
  const { companyId, id, reason } = approval;
  const decidedBy = by !== 'job' && ended !== 'withdrawn' ? by.userId : null;
  const settled = await ask(
    transaction,
    sql`
    update approvals set status = ${ended}::approval_status, decided_by = ${decidedBy}::bigint,
      decided_at = ${now.toISOString()}::timestamptz, reason = ${reason}
    where company_id = ${companyId} and id = ${id} and status = 'waiting' returning id`,
  );
  if (settled.length === 0) return false;
  const values = reason ? [{ field: 'reason', before: null, after: reason, personal: true }] : [];
  await noteChange(transaction, by satisfies By, { kind: `approval.${ended}`, companyId, recordId: id, values }, now);
  if (ended !== 'withdrawn') await tellEnded(transaction, approval, { ended, by: decidedBy, now });
  return true;
}
