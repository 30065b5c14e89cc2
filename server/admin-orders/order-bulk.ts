import type {
  OrderAction,
  OrderRefusal,
  OrdersPreview,
  orderBulkCalls,
} from '#contract/admin-orders/order-bulk.contract.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { OrderStatus } from '#contract/orders/orders.rules.ts';
import type { BulkKind, Judging } from '../bulk/bulk-kind.ts';
import { chosenBy, chosenWrong, refuseWrong, storeChosen } from '../bulk/chosen-records.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/text.ts';
import { BUYER } from '../people/buyer.ts';
import { matching } from '../records/record-list.ts';
import { orderList } from './order-list.ts';

/** From where to where each action moves an order. */
export const STEPS: Record<OrderAction, { from: OrderStatus; to: 'in_process' | 'completed' }> = {
  process: { from: 'pending', to: 'in_process' },
  complete: { from: 'in_process', to: 'completed' },
};

/** Bulk steps of orders to their next status. Orders have no revision: their status is checked when the batch comes to them. */
export const ORDER_BULK: BulkKind = {
  topic: 'orders',
  task: 'order_bulk',
  permission: 'platform.orders',
  notedIn: 'platform',
  table: sql`(select o.id, ${BUYER} as person from orders o)`,
  names: sql`b.person`,
};

interface Asking {
  caller: Caller;
  asked: BodyOf<typeof orderBulkCalls.preview>;
  now: Date;
}

/** Stores a preview of the orders that would change their status. Throws bulkTooMany, or request.invalid. */
export async function previewOrders(database: Database, { caller, asked, now }: Asking): Promise<OrdersPreview> {
  const { action } = asked;
  const list = orderList(caller.language, now);
  refuseWrong(chosenWrong(asked));
  const { told, effects } = await storeChosen<{ people: number }>(database, {
    // Conditions of the list refer to the order as `o`.
    kind: Object.assign({}, ORDER_BULK, {
      table: sql`${list.from}, lateral (select o.id, ${BUYER} as person, 0 as revision)`,
    }),
    caller,
    action,
    judging: judged(action, caller),
    chosen: chosenBy(asked, (query) => matching(list, query)),
    also: sql`, o.company_id, o.user_id`,
    effects: sql`(select count(*)::integer from (select distinct company_id, user_id from affected) each) as people`,
    now,
  });
  return Object.assign(told, { effects: { people: effects.people } }) as OrdersPreview;
}

function judged(action: OrderAction, { companyId, userId }: Caller): Judging<OrderRefusal> {
  const { from, to } = STEPS[action];
  return {
    before: sql`jsonb_build_object('status', o.status)`,
    after: sql`jsonb_build_object('status', ${to}::text)`,
    refused: [
      ['status', sql`o.status <> ${from}::order_status`],
      ['own', sql`(o.company_id = ${companyId}::bigint and o.user_id = ${userId}::bigint)`],
    ],
  };
}
