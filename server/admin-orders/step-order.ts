import { holdRefundLimit } from '../admin-approvals/refund-limit.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { moveOrder } from '../orders/orders.service.ts';
import { lockPerson } from '../people/lock-person.ts';
import { checkImpact } from '../records/impact.ts';
import { readImpact } from './order-impact.ts';
import { buyerOf, cancelNow, type Doing, stepOf } from './order-step.ts';
import { proposeRefund } from './refund-proposal.ts';

/** Moves an order of any company on, and notes it. Throws notFound, ownOrder, or orderMoved. */
export function moveAnyOrder(
  database: Database,
  { to, ...doing }: Doing & { to: 'in_process' | 'completed' },
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const buyer = await buyerOf(transaction, doing);
    const from = await moveOrder(transaction, buyer, doing.orderId, { to, now: doing.now });
    const { by, now } = doing;
    await noteChange(transaction, by, stepOf(doing, { kind: 'order.moved', buyer, from, to }), now);
  });
}

interface Cancelling extends Doing {
  reason: string;
  /** The impact that was seen. */
  impact: string;
}

/**
 * Cancels an order of any company, with all its money back, and notes it; above the limit of refunds it is proposed to a second person.
 * Throws notFound, ownOrder, impactChanged, orderWaits, orderNotMovable, or voucherUsed.
 */
export function cancelAnyOrder(database: Database, { reason, impact, ...doing }: Cancelling): Promise<void> {
  return inTransaction(database, async (transaction) => {
    // Holds the limit, so that one person alone cannot refund more than it just after it was lowered.
    const limit = await holdRefundLimit(transaction);
    const buyer = await buyerOf(transaction, doing);
    // Locks the buyer, so that cancelling the order or using a code is serialised with this and either counts in the impact or
    // does not.
    await lockPerson(transaction, buyer);
    const seen = await readImpact(transaction, doing, doing);
    checkImpact(seen, impact);
    const cancelling = Object.assign({ buyer, reason }, doing);
    if (seen.effects.second) await proposeRefund(transaction, Object.assign({ limit }, cancelling));
    else await cancelNow(transaction, cancelling);
  });
}
