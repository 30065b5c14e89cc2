import type { Currency, Minor } from '#contract/money/money.rules.ts';
import { mayMoveOrder, type OrderMover, type OrderStatus } from '#contract/orders/orders.rules.ts';
import { endRefunds } from '../admin-approvals/end-refunds.ts';
import { refundPurchase } from '../budgets/refund.service.ts';
import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text, value } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { told, toldValues } from '../notifications/insert-notifications.ts';
import { lockPerson } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedVersion } from '../people/raised-version.ts';
import { orderMoved, orderNotMovable, voucherUsed } from './orders.errors.ts';
import { orderCancelled } from './orders.texts.ts';

/** Author and time of a cancellation. */
interface Hand {
  by: OrderMover;
  actorId: number;
  /** The reason, as the buyer reads it; empty when the buyer cancels. */
  reason?: string;
  now: Date;
}

/** A step that the platform's staff make. */
interface Step {
  to: 'in_process' | 'completed';
  now: Date;
}

interface OrderRow {
  status: OrderStatus;
  total: Minor;
  currency: Currency;
  /** How many of its voucher codes were used. */
  used: number;
  /** Whether a proposal to cancel it is waiting. Proposals are made under the lock of the buyer's row too, so this stays true. */
  proposed: boolean;
}

/**
 * Cancels a person's order: all its money goes back to the pots and years that it came from, its codes are void, proposals about
 * it are closed, and the person is notified; answers its former status. The person's row is locked first, as for all that moves
 * their money, so it happens once. Refusals: no such order of theirs (404), too late or a code was used (409).
 */
export async function cancelOrder(
  transaction: Transaction,
  person: PersonKey,
  orderId: number,
  hand: Hand,
): Promise<OrderStatus> {
  const { status, total, currency, used, proposed } = await lockedOrder(
    transaction,
    person,
    orderId,
    'cancelled',
    hand.by,
  );
  if (used > 0) throw voucherUsed();
  const { actorId, reason = '', now } = hand;
  const back = await refundPurchase(transaction, person, orderId, { actorId, now });
  if (back?.amount !== total) throw new Error(`order ${orderId} gave back ${back?.amount} of ${total}`);
  const { ended } = back;
  await cancel(transaction, {
    ...person,
    orderId,
    reason,
    ended,
    ...toldValues(orderCancelled({ orderId, total, ended, currency, reason }), now),
  });
  if (proposed) await endRefunds(transaction, { companyId: person.companyId, orderIds: [orderId], now });
  return status;
}

/** Moves an order on, by the platform's staff, and answers where it was. Refusals: no such order of theirs (404), not its next step (409). */
export async function moveOrder(
  transaction: Transaction,
  person: PersonKey,
  orderId: number,
  { to, now }: Step,
): Promise<OrderStatus> {
  const { status, proposed } = await lockedOrder(transaction, person, orderId, to, 'staff');
  await move(transaction, { ...person, orderId, to, now: now.toISOString() });
  if (proposed && to === 'completed')
    await endRefunds(transaction, { companyId: person.companyId, orderIds: [orderId], now });
  return status;
}

interface Many extends Step {
  ids: readonly number[];
  from: OrderStatus;
}

/** Moves those orders of a company on that are still where they were, after their buyers are locked; answers which, and whose. */
export async function moveOrders(
  transaction: Transaction,
  companyId: number,
  { ids, from, to, now }: Many,
): Promise<{ id: number; userId: number }[]> {
  const values = { companyId, ids: JSON.stringify(ids) };
  await lockBuyers(transaction, values);
  const moved = await moveMany(transaction, { ...values, from, to, now: now.toISOString() });
  if (to === 'completed') await endRefunds(transaction, { companyId, orderIds: moved.map(({ id }) => id), now });
  return moved;
}

/** The order behind the lock of its person, when it may go to that status by that hand. */
async function lockedOrder(
  transaction: Transaction,
  person: PersonKey,
  orderId: number,
  to: OrderStatus,
  by: OrderMover,
): Promise<OrderRow> {
  await lockPerson(transaction, person);
  const [order] = await readOrder(transaction, { ...person, orderId });
  if (!order) throw notFound();
  if (!mayMoveOrder(order.status, to, by))
    throw to === 'cancelled' ? orderNotMovable(order.status) : orderMoved(order.status);
  return order;
}

const readOrder = statement(
  'read_order_to_move',
  of<OrderRow>,
  () => sql`
    select o.status, o.total, o.currency, (
      select count(*)::integer from order_lines l
      join vouchers v on v.company_id = l.company_id and v.order_line_id = l.id
      where l.company_id = o.company_id and l.order_id = o.id and v.used_at is not null) as used,
      exists (
        select from platform_approvals a
        where a.order_company_id = o.company_id and a.order_id = o.id and a.status = 'waiting') as proposed
    from orders o
    where o.company_id = ${number('companyId')} and o.user_id = ${number('userId')} and o.id = ${number('orderId')}`,
);

const cancel = statement(
  'cancel_order',
  of<object>,
  () => sql`
    with cancelled as (
      update orders set status = 'cancelled', cancelled_at = ${text('now')}::timestamptz, cancelled_reason = ${text('reason')}
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('orderId')}
      returning company_id, user_id, id),
    voided as (
      update vouchers v set voided_at = ${text('now')}::timestamptz
      from cancelled c join order_lines l on l.company_id = c.company_id and l.order_id = c.id
      where v.company_id = l.company_id and v.order_line_id = l.id),
    ${told(sql`cancelled`)},
    posted as (
      insert into outbox (company_id, kind, payload, created_at, next_attempt_at)
      select company_id, 'order_cancelled', jsonb_build_object('userId', user_id, 'orderId', id, 'ended', ${number('ended')}::bigint),
        ${text('now')}::timestamptz, ${text('now')}::timestamptz
      from cancelled),
    ${raisedVersion(sql`cancelled`)}
    select from cancelled`,
);

// Sets the status and the moment when it was reached.
const stepTo = sql`status = ${value('to', of<OrderStatus>)}::order_status,
  in_process_at = case ${value('to', of<OrderStatus>)}::order_status when 'in_process' then ${text('now')}::timestamptz else in_process_at end,
  completed_at = case ${value('to', of<OrderStatus>)}::order_status when 'completed' then ${text('now')}::timestamptz else completed_at end`;

const move = statement(
  'move_order',
  of<object>,
  () => sql`
    with moved as (
      update orders set ${stepTo}
      where company_id = ${number('companyId')} and user_id = ${number('userId')} and id = ${number('orderId')}
      returning company_id, user_id),
    ${raisedVersion(sql`moved`)}
    select from moved`,
);

const among = sql`(select jsonb_array_elements_text(${text('ids')}::jsonb)::bigint)`;

const lockBuyers = statement(
  'lock_buyers',
  of<object>,
  () => sql`
    select from users u
    where u.company_id = ${number('companyId')}
      and u.id in (select o.user_id from orders o where o.company_id = ${number('companyId')} and o.id in ${among})
    order by u.id for no key update of u`,
);

const moveMany = statement(
  'move_orders',
  of<{ id: number; userId: number }>,
  () => sql`
    with moved as (
      update orders set ${stepTo}
      where company_id = ${number('companyId')} and id in ${among} and status = ${value('from', of<OrderStatus>)}::order_status
      returning company_id, user_id, id),
    ${raisedVersion(sql`(select distinct company_id, user_id from moved)`)}
    select id, user_id as "userId" from moved order by id`,
);
