import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import { bulkTasks, markRows, type Next, type RowOutcome } from '../bulk/bulk-task.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { AppError } from '../errors/app-error.ts';
import { decideWithin } from './decide-request.ts';
import { judgeRequests } from './judge-requests.ts';
import { REQUEST_BULK } from './request-bulk.ts';
import { REQUEST_BULK_TEXTS } from './requests.texts.ts';

/** The task that accepts many requests. */
export const { run: requestBulkTask } = bulkTasks({
  kind: REQUEST_BULK,
  words: () => REQUEST_BULK_TEXTS,
  changeNext: acceptNext,
});

interface Taken {
  id: number;
  status: RequestStatus;
  comment: number;
}

/**
 * Accepts the next requests of a bulk, all of one employee, so that their row and accounts are locked as for a single decision. Leaves out
 * requests that changed since the preview or may no longer be accepted in a bulk. Returns how many of each.
 */
async function acceptNext(transaction: Transaction, next: Next): Promise<{ done: number; failed: number }> {
  const taken = await takeNext(transaction, next);
  const { companyId, userId } = next.admin;
  const ids = taken.map(({ id }) => id);
  const judged = await judgeRequests(transaction, { companyId, userId, now: next.now }, ids);
  const marks: { id: number; outcome: RowOutcome; revision: number }[] = [];
  for (const one of taken) {
    const why = judged.find(({ id }) => id === one.id)?.why ?? null;
    const outcome = why === null ? await accept(transaction, next, one) : MOVED.includes(why) ? 'moved' : 'refused';
    marks.push({ id: one.id, outcome, revision: one.comment });
  }
  await markRows(transaction, next.bulkId, marks);
  const done = marks.filter(({ outcome }) => outcome === 'done').length;
  return { done, failed: marks.length - done };
}

/** Reasons which mean that a colleague or the employee changed the request meanwhile. */
const MOVED: readonly string[] = ['decided', 'in_review'];

async function accept(
  transaction: Transaction,
  { admin, now }: Next,
  { id, status, comment }: Taken,
): Promise<RowOutcome> {
  const { companyId, userId: actorId } = admin;
  const mover = { companyId, actorId, side: 'reviewer', acting: admin } as const;
  const seen = { status, comment: comment === 0 ? null : comment };
  try {
    await decideWithin(transaction, mover, {
      requestId: id,
      decision: 'accepted',
      words: '',
      seen,
      now,
      amongMany: true,
    });
    return 'done';
  } catch (error) {
    // An acceptance is refused before anything of it is written.
    if (!(error instanceof AppError)) throw error;
    return ['requests.status', 'requests.seen'].includes(error.code) ? 'moved' : 'refused';
  }
}

function takeNext(transaction: Transaction, { bulkId, size, admin: { companyId } }: Next): Promise<Taken[]> {
  return ask<Taken>(
    transaction,
    sql`
    with waiting as materialized (
      select r.record_id as id, r.revision as comment, r.before ->> 'status' as status, q.user_id
      from bulk_rows r join requests q on q.company_id = ${companyId}::bigint and q.id = r.record_id
      where r.bulk_id = ${bulkId}::bigint and r.outcome = 'waiting')
    select w.id, w.status, w.comment from waiting w
    where w.user_id = (select min(user_id) from waiting)
    order by w.id limit ${size}::integer`,
  );
}
