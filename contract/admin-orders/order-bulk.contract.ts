import * as z from 'zod/mini';
import { ORDER_STATUSES } from '../orders/orders.rules.ts';
import { bulkPreviewOf, chosenBy, lastingBulkOf } from '../records/bulk.contract.ts';
import { lastingBulkCalls } from '../records/bulk-calls.contract.ts';
import { ORDER_FILTERS } from './admin-orders.contract.ts';

/** Bulk actions: steps by which many orders are moved on together. */
export const ORDER_ACTIONS = ['process', 'complete'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Why an order is left out: it is not in the status before that step, or the caller bought it. */
export const ORDER_REFUSALS = ['status', 'own'] as const;
export type OrderRefusal = (typeof ORDER_REFUSALS)[number];

const named = z.object({ id: z.int(), person: z.string() });
const status = z.object({ status: z.enum(ORDER_STATUSES) });

const preview = bulkPreviewOf({
  code: z.enum(ORDER_REFUSALS),
  named,
  change: z.extend(named, { before: status, after: status }),
  effects: z.object({ people: z.int().check(z.describe('Whose orders they are.')) }),
});

export type OrdersPreview = z.infer<typeof preview>;

const bulk = lastingBulkOf(ORDER_ACTIONS, named, ['refused'], 'No order goes back to where it was.');

/** Calls of the bulk actions on orders. */
export const orderBulkCalls = lastingBulkCalls({
  by: { audience: 'admin', permission: 'platform.orders' },
  path: '/admin/orders/',
  records: 'orders',
  does: 'move many orders on',
  leavesOut: ', or that is its own,',
  body: z.strictObject({ ...chosenBy(ORDER_FILTERS), action: z.enum(ORDER_ACTIONS) }),
  preview,
  bulk,
});
