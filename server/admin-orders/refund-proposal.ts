import { type Currency, toMajor } from '#contract/money/money.rules.ts';
import { mayMoveOrder } from '#contract/orders/orders.rules.ts';
import { endProposalsOver } from '../admin-approvals/end-proposals.job.ts';
import { decidedBySecond, noteProposed } from '../admin-approvals/note-proposal.ts';
import { NOTHING_BESIDE, type PlatformKindOf, type PlatformProposal } from '../admin-approvals/platform-kind.ts';
import { proposeToPlatform, waitingProposal } from '../admin-approvals/propose-to-platform.ts';
import { tellAsked } from '../admin-approvals/tell-platform.ts';
import type { Acting } from '../caller/caller.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { orderWaits } from '../orders/orders.errors.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { readImpact } from './order-impact.ts';
import { buyerOf, cancelNow } from './order-step.ts';
import type { OrderKey } from './stored-order.ts';

interface Proposing extends OrderKey {
  by: Acting;
  buyer: PersonKey;
  reason: string;
  now: Date;
}

/** Proposes to cancel an order whose refund is above the limit, which is held. Throws orderWaits. */
export async function proposeRefund(
  transaction: Transaction,
  { companyId: orderCompanyId, orderId, by, buyer, reason, limit: limitWas, now }: Proposing & { limit: number },
): Promise<void> {
  const about = sql`a.order_company_id = ${orderCompanyId}::bigint and a.order_id = ${orderId}::bigint`;
  const [order] = await ask<{ total: number; currency: Currency; waiting: number | null }>(
    transaction,
    sql`
    select o.total, o.currency, ${waitingProposal(about, now)} as waiting from orders o
    where o.company_id = ${orderCompanyId}::bigint and o.id = ${orderId}::bigint`,
  );
  if (!order) return;
  if (order.waiting !== null) throw orderWaits();
  const { total: sum, currency } = order;
  const proposed = { kind: 'refund', orderCompanyId, orderId, sum, currency, limitWas, note: reason } as const;
  await endProposalsOver(transaction, 'refund', now);
  const id = await proposeToPlatform(transaction, by, proposed, now);
  await noteProposed(transaction, by, { id, what: 'refund', sum }, now);
  const asked = { told: 'refund', permission: 'platform.orders', but: buyer, sum, currency, now } as const;
  await tellAsked(transaction, by, asked);
}

const keyOf = ({ orderCompanyId, orderId }: PlatformProposal): OrderKey => ({
  companyId: orderCompanyId ?? 0,
  orderId: orderId ?? 0,
});

const { refuse, ...decided } = decidedBySecond({
  // Serialises with cancelling the order and with using its codes.
  lock: async (transaction, proposal) => lockPerson(transaction, await buyerOf(transaction, keyOf(proposal))),
  approve: async (transaction, proposal, by, now) => {
    const key = keyOf(proposal);
    const buyer = await buyerOf(transaction, Object.assign({ by }, key));
    await cancelNow(transaction, { ...key, by, buyer, reason: proposal.note, now });
  },
});

/** Cancelling an order with a refund above the limit, among all that waits for a second person of the platform. */
export const refundProposal: PlatformKindOf = {
  ...decided,
  // The buyer may not decide about their own order.
  refuse: async (database, proposal, deciding) => {
    await buyerOf(database, Object.assign({ by: deciding.by }, keyOf(proposal)));
    await refuse(database, proposal, deciding);
  },
  world: async (database, proposal, now) => {
    const by = { companyId: proposal.companyId, userId: proposal.proposedBy };
    const { effects: refund } = await readImpact(database, keyOf(proposal), { by, now });
    const isOpen = mayMoveOrder(refund.status, 'cancelled', 'staff') && refund.used === 0;
    const sum = proposal.sum === null ? null : toMajor(proposal.sum);
    const { status, codes, back } = refund;
    const beside = { refund, sum, stale: isOpen ? null : ('order' as const), stands: [status, codes, back] };
    return Object.assign({}, NOTHING_BESIDE, beside);
  },
};
