import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { OrderStatus } from '#contract/orders/orders.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { type ChangedRecord, type ChangedValue, noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import { ownOrder } from '../orders/orders.errors.ts';
import { cancelOrder, moveOrder } from '../orders/orders.service.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import { lockPerson } from '../people/take-turn.ts';
import { checkImpact } from '../records/impact.ts';
import { readImpact } from './order-impact.ts';
import type { OrderKey } from './stored-order.ts';

interface Doing extends OrderKey {
  by: Acting;
  now: Date;
}

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
 * Cancels an order of any company, with all its money back, and notes it. Throws notFound, ownOrder, impactChanged,
 * orderNotMovable, or voucherUsed.
 */
export function cancelAnyOrder(database: Database, { reason, impact, ...doing }: Cancelling): Promise<void> {
  const { by, orderId, now } = doing;
  return inTransaction(database, async (transaction) => {
    const buyer = await buyerOf(transaction, doing);
    // Whoever cancels it or uses a code at this moment comes before or after, and is in what was seen or is not.
    await lockPerson(transaction, buyer);
    const { effects } = checked(await readImpact(transaction, doing, now), impact);
    await cancelOrder(transaction, buyer, orderId, { by: 'staff', actorId: by.userId, reason, now });
    const why = { field: 'reason', before: null, after: reason };
    const step = { kind: 'order.cancelled', buyer, from: effects.status, to: 'cancelled', more: [why] } as const;
    await noteChange(transaction, by, stepOf(doing, step), now);
  });
}

function checked<Seen extends Awaited<ReturnType<typeof readImpact>>>(now: Seen, seen: string): Seen {
  checkImpact(now, seen);
  return now;
}

// Whose order it is never changes, so it may be read before the lock.
async function buyerOf(transaction: Transaction, { companyId, orderId, by }: Doing): Promise<PersonKey> {
  const [found] = await ask<{ userId: number }>(
    transaction,
    sql`select o.user_id as "userId" from orders o where o.company_id = ${companyId}::bigint and o.id = ${orderId}::bigint`,
  );
  if (!found) throw notFound();
  const buyer = { companyId, userId: found.userId };
  if (isSamePerson(by, buyer)) throw ownOrder();
  return buyer;
}

interface Step {
  kind: ChangeKind;
  buyer: PersonKey;
  from: OrderStatus;
  to: OrderStatus;
  more?: readonly ChangedValue[];
}

/** A step of an order as the log of changes has it: what becomes of it tells of its buyer. */
export function stepOf({ companyId, orderId }: OrderKey, { kind, buyer, from, to, more = [] }: Step): ChangedRecord {
  const values = [{ field: 'status', before: from, after: to }, ...more];
  return {
    kind,
    companyId,
    recordId: orderId,
    recordName: String(orderId),
    values: values.map((value) => Object.assign({}, value, { personId: buyer.userId })),
  };
}
