import type { OrderAction } from '#contract/admin-orders/order-bulk.contract.ts';
import { bulkTasks, markRows, type Next } from '../bulk/bulk-task.ts';
import { noteChanges } from '../changes/note-change.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { moveOrders } from '../orders/orders.service.ts';
import { ORDER_BULK_TEXTS } from './order-bulk.texts.ts';
import { ORDER_BULK, STEPS } from './order-bulk.ts';
import { stepOf } from './order-step.ts';

/** The task that moves many orders on. */
export const { run: orderBulkTask } = bulkTasks({
  kind: ORDER_BULK,
  words: (action) => ORDER_BULK_TEXTS[action as OrderAction],
  changeNext: moveNext,
});

/** Moves the next orders of a bulk on, each once; answers how many, and how many had gone elsewhere meanwhile. */
async function moveNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  const taken = await takeNext(transaction, next);
  const [first] = taken;
  if (!first) return { done: 0, failed: 0 };
  const { companyId, action } = first;
  const { from, to } = STEPS[action];
  const moved = await moveOrders(transaction, companyId, { ids: taken.map(({ id }) => id), from, to, now: next.now });
  const steps = moved.map(({ id: orderId, userId }) =>
    stepOf({ companyId, orderId }, { kind: 'order.moved', buyer: { companyId, userId }, from, to }),
  );
  await noteChanges(transaction, next.admin, steps, next.now);
  const done = new Set(moved.map(({ id }) => id));
  const marks = taken.map(({ id }) => ({ id, outcome: done.has(id) ? 'done' : 'refused', revision: 0 }) as const);
  await markRows(transaction, next.bulkId, marks);
  return { done: done.size, failed: taken.length - done.size };
}

interface Taken {
  id: number;
  companyId: number;
  action: OrderAction;
}

// A batch is of one company, as a transaction never locks rows of two companies.
function takeNext(transaction: Transaction, { bulkId, size }: Next): Promise<Taken[]> {
  return ask<Taken>(
    transaction,
    sql`
    with waiting as materialized (
      select r.record_id as id, o.company_id, b.action
      from bulk_rows r join bulks b on b.id = r.bulk_id join orders o on o.id = r.record_id
      where r.bulk_id = ${bulkId}::bigint and r.outcome = 'waiting')
    select w.id, w.company_id as "companyId", w.action from waiting w
    where w.company_id = (select min(company_id) from waiting)
    order by w.id limit ${size}::integer`,
  );
}
