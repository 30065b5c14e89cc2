import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { type Minor, toMajor } from '#contract/money/money.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkOpen } from './decide-for-platform.ts';
import type { PlatformKindOf, PlatformProposal } from './platform-kind.ts';
import { settleProposal } from './propose-to-platform.ts';
import { tellProposer } from './tell-platform.ts';

interface Noted {
  id: number;
  what: 'refund' | 'refund_limit';
  sum: Minor;
}

/** Notes in the log a proposal whose subject has no history of its own. */
export async function noteProposed(transaction: Transaction, by: Acting, { id, what, sum }: Noted, now: Date) {
  const values = [
    { field: 'what', before: null, after: what },
    { field: 'sum', before: null, after: toMajor(sum) },
  ];
  await noteChange(transaction, by, { kind: 'approval.proposed', companyId: PLATFORM, recordId: id, values }, now);
}

interface Doing {
  /** Locks the subject of the proposal, before the proposal itself. */
  lock: (transaction: Transaction, proposal: PlatformProposal) => Promise<unknown>;
  approve: (transaction: Transaction, proposal: PlatformProposal, by: Acting, now: Date) => Promise<void>;
}

type Ended = 'approved' | 'refused' | 'withdrawn' | 'expired';

/**
 * Decisions about kinds of proposals without a record of their own: serialised by locks, and settled in the transaction that
 * carries them out.
 */
export function decidedBySecond({ lock, approve }: Doing): Pick<PlatformKindOf, 'approve' | 'refuse' | 'withdraw'> {
  return {
    approve: (database, proposal, { by, now, check }) =>
      inTransaction(database, async (transaction) => {
        await lock(transaction, proposal);
        await lockProposal(transaction, proposal, now);
        await check(transaction);
        await settle(transaction, proposal, { ended: 'approved', by, now });
        await approve(
          transaction,
          proposal,
          Object.assign({}, by, { via: 'approval', viaId: String(proposal.id) }),
          now,
        );
      }),
    refuse: (database, proposal, { by, reason, now }) =>
      inTransaction(database, async (transaction) => {
        await lockProposal(transaction, proposal, now);
        await settle(transaction, proposal, { ended: 'refused', by, reason, now });
      }),
    withdraw: (database, proposal, { by, now }) =>
      inTransaction(database, async (transaction) => {
        await lockProposal(transaction, proposal, now);
        await settle(transaction, proposal, { ended: 'withdrawn', by, now });
      }),
  };
}

async function lockProposal(transaction: Transaction, { id }: PlatformProposal, now: Date): Promise<void> {
  const [row] = await ask<{ status: PlatformProposal['status']; expiresAt: string }>(
    transaction,
    sql`select status, expires_at as "expiresAt" from platform_approvals where id = ${id}::integer for update`,
  );
  if (row) checkOpen({ status: row.status, expiresAt: new Date(row.expiresAt) }, now);
}

interface Settling {
  ended: Ended;
  /** `job` when the proposal expired. */
  by: Acting | 'job';
  reason?: string;
  now: Date;
}

/** Stores the outcome of a locked proposal, and notifies the proposer. */
export async function settle(
  transaction: Transaction,
  proposal: PlatformProposal,
  { ended, by, reason = '', now }: Settling,
): Promise<void> {
  const { id, companyId, proposedBy: userId, sum, currency, kind } = proposal;
  await settleProposal(transaction, sql`a.id = ${id}::integer`, { ended, by, reason, now });
  const values = reason ? [{ field: 'reason', before: null, after: reason, personal: true }] : [];
  await noteChange(transaction, by, { kind: `approval.${ended}`, companyId: PLATFORM, recordId: id, values }, now);
  if (ended === 'withdrawn') return;
  const told = {
    told: kind === 'limit' ? 'limit' : 'refund',
    ended,
    sum: sum ?? 0,
    currency: currency ?? 'RSD',
  } as const;
  const decider = by === 'job' ? null : by;
  await tellProposer(transaction, decider, { companyId, userId }, Object.assign({ reason, now }, told));
}
