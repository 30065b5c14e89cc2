import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { settle } from './note-proposal.ts';
import { platformApprovals } from './platform-approvals.table.ts';
import type { PlatformProposal } from './platform-kind.ts';

/** Kinds that this job expires: announcements and rates have their own jobs. */
const ALONE = ['refund', 'limit'] as const;

/**
 * Expires one proposal of a refund or of a limit on which nobody decided in time, and notifies the proposer; answers whether
 * there was one. Any number of servers may run it at the same time.
 */
export function endProposal(database: Database, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const [over] = await lockOver(transaction, ALONE, now).limit(1).for('update', { skipLocked: true });
    if (over) await settle(transaction, over, { ended: 'expired', by: 'job', now });
    return over !== undefined;
  });
}

/** Expires all overdue proposals of a kind, so that the same can be proposed again. */
export async function endProposalsOver(
  transaction: Transaction,
  kind: (typeof ALONE)[number],
  now: Date,
): Promise<void> {
  const over: PlatformProposal[] = await lockOver(transaction, [kind], now).for('update');
  for (const each of over) await settle(transaction, each, { ended: 'expired', by: 'job', now });
}

const lockOver = (transaction: Transaction, kinds: readonly (typeof ALONE)[number][], now: Date) =>
  transaction
    .select()
    .from(platformApprovals)
    .where(
      and(
        inArray(platformApprovals.kind, [...kinds]),
        eq(platformApprovals.status, 'waiting'),
        lte(platformApprovals.expiresAt, now),
      ),
    )
    .orderBy(platformApprovals.expiresAt, platformApprovals.id);
