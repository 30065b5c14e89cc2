import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { OrderStatus } from '#contract/orders/orders.rules.ts';
import type { Acting } from '../caller/caller.ts';
import { type ChangedRecord, type ChangedValue, noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { ownOrder } from '../orders/orders.errors.ts';
import { cancelOrder } from '../orders/orders.service.ts';
import { isSamePerson, type PersonKey } from '../people/person-key.ts';
import type { OrderKey } from './stored-order.ts';

export interface Doing extends OrderKey {
  by: Acting;
  now: Date;
}

/** Cancels an order whose buyer is locked, and notes it. Throws orderNotMovable or voucherUsed. */
export async function cancelNow(
  transaction: Transaction,
  { buyer, reason, ...doing }: Doing & { buyer: PersonKey; reason: string },
): Promise<void> {
  const { by, orderId, now } = doing;
  const from = await cancelOrder(transaction, buyer, orderId, { by: 'staff', actorId: by.userId, reason, now });
  const why = { field: 'reason', before: null, after: reason };
  const step = { kind: 'order.cancelled', buyer, from, to: 'cancelled', more: [why] } as const;
  await noteChange(transaction, by, stepOf(doing, step), now);
}

/**
 * The buyer of an order, who must not be the person `by` who decides about it. The buyer never changes, so it may be read before
 * the lock. Throws notFound or ownOrder.
 */
export async function buyerOf(
  database: Database | Transaction,
  { companyId, orderId, by }: OrderKey & { by?: Acting },
): Promise<PersonKey> {
  const [found] = await ask<{ userId: number }>(
    database,
    sql`select o.user_id as "userId" from orders o where o.company_id = ${companyId}::bigint and o.id = ${orderId}::bigint`,
  );
  if (!found) throw notFound();
  const buyer = { companyId, userId: found.userId };
  if (by && isSamePerson(by, buyer)) throw ownOrder();
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
