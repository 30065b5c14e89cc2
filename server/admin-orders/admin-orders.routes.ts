import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-orders/admin-orders.contract.ts';
import { orderBulkCalls } from '#contract/admin-orders/order-bulk.contract.ts';
import type { RecordChange } from '#contract/changes/changes.contract.ts';
import { serveLastingRuns } from '../bulk/serve-bulk.ts';
import { readRecordChanges } from '../changes/changes.service.ts';
import { historyAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { startExport } from '../tasks/export-task.ts';
import { ORDER_BULK, previewOrders } from './order-bulk.ts';
import { readImpact } from './order-impact.ts';
import { exportedOrders, ORDERS_FILE, ORDERS_IN_TASK, type OrdersQuery, orderList, toListed } from './order-list.ts';
import { cancelAnyOrder, moveAnyOrder } from './step-order.ts';
import { type OrderKey, readOrder } from './stored-order.ts';

/** Orders of all companies, for those who run the platform. */
export function adminOrderRoutes(app: FastifyInstance): void {
  serve(app, calls.listOrders, async ({ database, caller, query, now }) => {
    const found = await readRecords<calls.ListedOrder, OrdersQuery>(database, orderList(caller.language, now), query);
    const results = found.results.map(toListed);
    return recordsAnswer(calls.listOrders.path, query, Object.assign({}, found, { results }));
  });

  serve(app, calls.exportOrders, (call) =>
    exportRecords(call, exportedOrders(call.caller.language, call.now), ORDERS_FILE),
  );

  serve(app, calls.exportOrdersInTask, (call) => startExport(call, ORDERS_IN_TASK));

  serve(app, calls.getOrder, ({ database, caller, params, now }) =>
    readOrder(database, keyOf(params), { reader: caller, now }),
  );

  serve(app, calls.listOrderChanges, async ({ database, params, query }) => {
    const { companyId, orderId: recordId } = keyOf(params);
    const path = calls.listOrderChanges.path.replace('{company}', `${companyId}`).replace('{id}', `${recordId}`);
    const rows = await readRecordChanges(database, { companyId, kind: 'order', recordId }, query);
    return historyAnswer<RecordChange>(path, query, rows);
  });

  serve(app, calls.getOrderImpact, ({ database, caller, params, now }) =>
    readImpact(database, keyOf(params), { by: caller, now }),
  );

  serve(app, calls.moveOrder, async ({ database, caller, params, body, now }) => {
    const key = keyOf(params);
    await moveAnyOrder(database, { ...key, by: caller, to: body.to, now });
    return readOrder(database, key, { reader: caller, now });
  });

  serve(app, calls.cancelAnyOrder, async ({ database, caller, params, body: { impact, reason }, now }) => {
    const key = keyOf(params);
    await cancelAnyOrder(database, { ...key, by: caller, impact, reason, now });
    return readOrder(database, key, { reader: caller, now });
  });

  serve(app, orderBulkCalls.preview, ({ database, caller, body, now }) =>
    previewOrders(database, { caller, asked: body, now }),
  );

  serveLastingRuns(app, orderBulkCalls, ORDER_BULK);
}

const keyOf = ({ company: companyId, id: orderId }: { company: number; id: number }): OrderKey => ({
  companyId,
  orderId,
});
