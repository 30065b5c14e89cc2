import type { AdminRole } from '#contract/permissions/roles.ts';
import { readImpact } from '#server/admin-orders/order-impact.ts';
import { cancelAnyOrder } from '#server/admin-orders/step-order.ts';
import type { Transaction } from '#server/database/database.ts';
import { ask } from '#server/database/statement.ts';
import { sql } from '#server/database/text.ts';
import { refuseRate } from '#server/rates/decide-rate.ts';
import { setRate } from '#server/rates/set-rate.ts';
import { APPROVAL_NOTES } from '../composer/approvals.ts';
import { known } from '../known.ts';
import { callerOf } from './caller-of.ts';
import { type DemoPlaces, daysAgo, type Happening } from './places.ts';

/** A mistyped rate, ten dinars per euro too high, in millionths. */
const MISTYPED = 127_200_000;

/** Proposals of the platform: a waiting refund above the limit, and a rejected rate. */
export function platformApprovalsOf(transaction: Transaction, places: DemoPlaces): Happening[] {
  const { people } = places;
  const callerAs = (name: string, role: AdminRole) =>
    callerOf(known(people, `${name}@izbor.demo`), { admin_roles: [role] });
  let rate = 0;
  const proposeRate = async (now: Date) => {
    const caller = callerAs('admin', 'finance');
    rate = await setRate(transaction, { caller, currency: 'RSD', rate: MISTYPED, seen: null, now });
  };
  const refuse = (now: Date) =>
    refuseRate(transaction, callerAs('owner', 'owner'), { id: rate, reason: APPROVAL_NOTES.rate, now });
  const proposeRefund = async (now: Date) => {
    const by = callerAs('dunja.matic', 'operations');
    const order = await newestOrderOf(transaction, known(people, 'goran.vasic@izbor.demo'));
    const { impact, effects } = await readImpact(transaction, order, { by, now });
    if (!effects.second) throw new Error('the refund is not above the limit');
    await cancelAnyOrder(transaction, { ...order, by, reason: APPROVAL_NOTES.refund, impact, now });
  };
  return [
    { at: daysAgo(26, places), happen: proposeRate },
    { at: daysAgo(25.9, places), happen: refuse },
    { at: daysAgo(1.05, places), happen: proposeRefund },
  ];
}

async function newestOrderOf(transaction: Transaction, { companyId, userId }: { companyId: number; userId: number }) {
  const [order] = await ask<{ id: number }>(
    transaction,
    sql`
    select id from orders where company_id = ${companyId}::bigint and user_id = ${userId}::bigint order by id desc limit 1`,
  );
  if (!order) throw new Error('there is no order to take back');
  return { companyId, orderId: order.id };
}
