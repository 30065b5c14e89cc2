import type { BulkStatus } from '#contract/records/bulk-statuses.ts';
import { PREVIEW_LASTS, TIMES_LONGER } from '#contract/records/preview-lasts.ts';
import type { Caller } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { isFinal, UNDO_LASTS } from '../records/bulk-undo.ts';
import type { BulkTopic } from '../records/bulks.table.ts';
import { startTask, type ToStart } from '../tasks/start-task.ts';
import { actionName } from './action-names.texts.ts';
import { bulkExpired, bulkFinal, bulkNothing, bulkRunning, bulkTooLate } from './bulk.errors.ts';

interface Asking<Bulk> {
  caller: Caller;
  id: number;
  now: Date;
  /** Whether the person wants more time: then a preview lasts ten times as long (WCAG 2.2.1). */
  longer: boolean;
  /** The topic that the bulk must have: an id of a bulk of another kind is not found. */
  topic: BulkTopic;
  /** The task to start. */
  task: Pick<ToStart, 'kind' | 'permission'>;
  /** Id of the company in whose log it is noted; `PLATFORM` for the platform's. */
  notedIn: number;
  /** Reads the bulk after the step, for the answer. */
  read: (transaction: Transaction) => Promise<Bulk>;
}

interface Locked {
  action: string;
  status: BulkStatus;
  affected: number;
  /** Milliseconds. */
  createdAt: number;
  runAt: number | null;
  done: number;
}

/** Starts the run of a preview, once. Throws notFound, bulkExpired, or bulkNothing. */
export function startRun<Bulk>(database: Database, asking: Asking<Bulk>): Promise<Bulk> {
  const { id, now, longer } = asking;
  const lasts = PREVIEW_LASTS * (longer ? TIMES_LONGER : 1);
  return inTransaction(database, async (transaction) => {
    const { action, status, affected, createdAt } = await lockBulk(transaction, asking);
    if (status === 'previewed') {
      if (affected === 0) throw bulkNothing();
      if (now.getTime() - createdAt > lasts) throw bulkExpired();
      const task = await start(transaction, asking, action, affected);
      await ask(
        transaction,
        sql`
        update bulks set status = 'running', run_at = ${now.toISOString()}::timestamptz, task_id = ${task}::bigint
        where id = ${id}::bigint`,
      );
      await noteBulk(transaction, asking, { kind: 'bulk.run', action, count: affected });
    }
    return asking.read(transaction);
  });
}

/** Starts taking a run back, once. Throws notFound, bulkRunning, bulkFinal, or bulkTooLate. */
export function startUndo<Bulk>(database: Database, asking: Asking<Bulk>): Promise<Bulk> {
  const { id, now } = asking;
  return inTransaction(database, async (transaction) => {
    const { action, status, runAt, done } = await lockBulk(transaction, asking);
    if (status === 'previewed' || status === 'running') throw bulkRunning();
    if (isFinal(asking.topic, action)) throw bulkFinal();
    if (status === 'done' || status === 'stopped') {
      if (now.getTime() - (runAt ?? 0) > UNDO_LASTS) throw bulkTooLate();
      if (done === 0) throw bulkNothing();
      const task = await start(transaction, asking, action, done);
      await ask(
        transaction,
        sql`update bulks set status = 'undoing', task_id = ${task}::bigint where id = ${id}::bigint`,
      );
      await noteBulk(transaction, asking, { kind: 'bulk.taken_back', action, count: done });
    }
    return asking.read(transaction);
  });
}

function start(transaction: Transaction, asking: Asking<unknown>, action: string, total: number): Promise<number> {
  const { caller, task, topic, id, now } = asking;
  const about = actionName(topic, action);
  return startTask(transaction, caller, { ...task, total, payload: { bulk: id }, ...(about && { about }) }, now);
}

/** SQL condition for `bulks u`: the bulk with this topic and id, made by this person. */
export const ownBulk = ({ companyId, userId }: PersonKey, topic: BulkTopic, id: number) => sql`
  u.id = ${id}::bigint and u.topic = ${topic} and u.company_id = ${companyId}::bigint and u.created_by = ${userId}::bigint`;

async function lockBulk(transaction: Transaction, { caller, topic, id }: Asking<unknown>): Promise<Locked> {
  const [found] = await ask<Locked>(
    transaction,
    sql`
    select u.action, u.status, u.affected, (extract(epoch from u.created_at) * 1000)::bigint as "createdAt",
      (extract(epoch from u.run_at) * 1000)::bigint as "runAt",
      (select count(*)::integer from bulk_rows r where r.bulk_id = u.id and r.outcome = 'done') as done
    from bulks u where ${ownBulk(caller, topic, id)}
    for no key update of u`,
  );
  if (!found) throw notFound();
  return found;
}

interface Noting {
  kind: 'bulk.run' | 'bulk.taken_back';
  action: string;
  count: number;
}

function noteBulk(transaction: Transaction, asking: Asking<unknown>, { kind, action, count }: Noting) {
  const { caller, notedIn: companyId, id: recordId, now } = asking;
  const values = [
    { field: 'action', before: null, after: action },
    { field: 'records', before: null, after: count },
  ];
  return noteChange(transaction, caller, { kind, companyId, recordId, values }, now);
}

/** How long a preview that was not run is kept, and how long the outcome of one that was run. */
const PREVIEWS_LAST = '1 day';
const RUNS_LAST = '90 days';
const AT_ONCE = 20;

/** Deletes some old previews and runs; answers whether there are more. */
export async function forgetBulks(database: Database, now: Date): Promise<boolean> {
  const forgotten = await ask(
    database,
    sql`
    delete from bulks using (
      select id from bulks
      where created_at < ${now.toISOString()}::timestamptz - ${PREVIEWS_LAST}::interval
        and (status = 'previewed' or created_at < ${now.toISOString()}::timestamptz - ${RUNS_LAST}::interval)
      order by created_at limit ${AT_ONCE}) old
    where bulks.id = old.id returning bulks.id`,
  );
  return forgotten.length === AT_ONCE;
}
