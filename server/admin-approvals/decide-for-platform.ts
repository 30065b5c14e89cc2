import {
  approvalChanged,
  approvalDecided,
  approvalExpired,
  approvalStale,
  othersApproval,
  ownApproval,
} from '../approvals/approvals.errors.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { isSamePerson } from '../people/person-key.ts';
import type { PlatformKinds, PlatformProposal } from './platform-kind.ts';
import { findProposal, seenOf, worldOf } from './read-platform-approval.ts';

interface Deciding {
  id: number;
  kinds: PlatformKinds;
  now: Date;
}

/**
 * Approves a proposal and does it, exactly as it was seen. Refusals: not there (404), the caller's own (403), decided, changed
 * since it was seen, or no longer possible (409), expired (410). Repeating the call after an approval succeeds.
 */
export async function approveForPlatform(
  database: Database,
  by: Caller,
  { id, seen, kinds, now }: Deciding & { seen: string },
): Promise<void> {
  const proposal = await openProposal(database, by, 'approved', { id, kinds, now });
  if (!proposal) return;
  mayDecide(proposal, by);
  await kinds[proposal.kind].approve(database, proposal, {
    by,
    now,
    check: async (on) => {
      const world = await worldOf(on, proposal, { kinds, now });
      if (world.stale) throw approvalStale(world.stale);
      if (seen !== seenOf(proposal, world)) throw approvalChanged();
    },
  });
}

/** Rejects a proposal with a reason. Refusals as of `approveForPlatform`. */
export async function refuseForPlatform(
  database: Database,
  by: Caller,
  { id, reason, kinds, now }: Deciding & { reason: string },
): Promise<void> {
  const proposal = await openProposal(database, by, 'refused', { id, kinds, now });
  if (!proposal) return;
  mayDecide(proposal, by);
  await kinds[proposal.kind].refuse(database, proposal, { by, reason, now });
}

/** Withdraws the caller's own proposal. Refusals: another person's (403), decided (409), expired (410). */
export async function withdrawFromPlatform(
  database: Database,
  by: Caller,
  { id, kinds, now }: Deciding,
): Promise<void> {
  const proposal = await openProposal(database, by, 'withdrawn', { id, kinds, now });
  if (!proposal) return;
  if (!isBy(proposal, by)) throw othersApproval();
  await kinds[proposal.kind].withdraw(database, proposal, { by, now });
}

const isBy = ({ companyId, proposedBy: userId }: PlatformProposal, by: Caller): boolean =>
  isSamePerson({ companyId, userId }, by);

function mayDecide(proposal: PlatformProposal, by: Caller): void {
  if (isBy(proposal, by)) throw ownApproval();
}

/** Reads a waiting proposal; null when the caller has already decided the same. */
async function openProposal(
  database: Database,
  caller: Caller,
  ended: PlatformProposal['status'],
  { id, now }: Deciding,
): Promise<PlatformProposal | null> {
  const proposal = await findProposal(database, caller, id);
  if (proposal.status === ended && isDecidedBy(proposal, caller)) return null;
  checkOpen(proposal, now);
  return proposal;
}

/**
 * Throws approvalExpired or approvalDecided unless the proposal is open. The decision checks it again with the proposal locked.
 */
export function checkOpen({ status, expiresAt }: Pick<PlatformProposal, 'status' | 'expiresAt'>, now: Date): void {
  if (status === 'expired' || (status === 'waiting' && expiresAt <= now)) throw approvalExpired();
  if (status !== 'waiting') throw approvalDecided(status);
}

function isDecidedBy(proposal: PlatformProposal, by: Caller): boolean {
  const { deciderCompanyId, decidedBy } = proposal;
  if (decidedBy === null) return isBy(proposal, by);
  return isSamePerson({ companyId: deciderCompanyId ?? 0, userId: decidedBy }, by);
}
