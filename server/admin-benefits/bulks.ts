import type { Bulk } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import type { BulkAction, BulkStatus } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import { PREVIEW_LASTS } from '#contract/records/preview-lasts.ts';
import type { Caller } from '../caller/caller.ts';
import { noteChange } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { startTask } from '../tasks/start-task.ts';
import { bulkExpired, bulkNothing, bulkRunning, bulkTooLate } from './bulk.errors.ts';

/** For so long a run can be taken back, in milliseconds. */
const UNDO_LASTS = 24 * 60 * 60 * 1000;

/** A change of many benefits of one's own, as it stands. Throws notFound for anybody else's. */
export async function readBulk(
  database: Database | Transaction,
  { companyId, userId }: PersonKey,
  id: number,
): Promise<Bulk> {
  const [found] = await ask<Bulk>(
    database,
    sql`
    select u.id, u.action, u.status, u.task_id as task, u.affected,
      (select count(*)::integer from bulk_rows r where r.bulk_id = u.id and r.outcome in ('done', 'kept')) as changed, (
        select coalesce(jsonb_agg(to_jsonb(first) order by first.id), '[]') from (
          select r.record_id as id, b.name_sr, b.name_en, r.outcome as why
          from bulk_rows r join benefits b on b.id = r.record_id
          where r.bulk_id = u.id and r.outcome in ('moved', 'refused', 'kept') order by r.record_id limit 100) first) as left_out,
      case when u.status in ('done', 'stopped')
        and exists (select from bulk_rows r where r.bulk_id = u.id and r.outcome = 'done')
        then ${isoMoment(sql`(u.run_at + interval '24 hours')`)} end as undo_until
    from bulks u
    where u.id = ${id}::bigint and u.company_id = ${companyId}::bigint and u.created_by = ${userId}::bigint`,
  );
  if (!found) throw notFound();
  return found;
}

interface Asking {
  caller: Caller;
  id: number;
  now: Date;
}

interface Locked {
  action: BulkAction;
  status: BulkStatus;
  affected: number;
  /** Milliseconds. */
  createdAt: number;
  runAt: number | null;
  done: number;
}

/** Starts the run of a preview, once. Throws notFound, bulkExpired, or bulkNothing. */
export function runBulk(database: Database, { caller, id, now }: Asking): Promise<Bulk> {
  return inTransaction(database, async (transaction) => {
    const { action, status, affected, createdAt } = await lockBulk(transaction, caller, id);
    if (status === 'previewed') {
      if (affected === 0) throw bulkNothing();
      if (now.getTime() - createdAt > PREVIEW_LASTS) throw bulkExpired();
      const asked = {
        kind: 'benefit_bulk',
        permission: 'platform.catalogue',
        total: affected,
        payload: { bulk: id },
      } as const;
      const task = await startTask(transaction, caller, asked, now);
      await ask(
        transaction,
        sql`
        update bulks set status = 'running', run_at = ${now.toISOString()}::timestamptz, task_id = ${task}::bigint
        where id = ${id}::bigint`,
      );
      await noteBulk(transaction, caller, { kind: 'bulk.run', id, action, count: affected, now });
    }
    return readBulk(transaction, caller, id);
  });
}

/** Starts taking a run back, once. Throws notFound, bulkRunning, or bulkTooLate. */
export function undoBulk(database: Database, { caller, id, now }: Asking): Promise<Bulk> {
  return inTransaction(database, async (transaction) => {
    const { action, status, runAt, done } = await lockBulk(transaction, caller, id);
    if (status === 'previewed' || status === 'running') throw bulkRunning();
    if (status === 'done' || status === 'stopped') {
      if (now.getTime() - (runAt ?? 0) > UNDO_LASTS) throw bulkTooLate();
      if (done === 0) throw bulkNothing();
      const asked = {
        kind: 'benefit_bulk_undo',
        permission: 'platform.catalogue',
        total: done,
        payload: { bulk: id },
      } as const;
      const task = await startTask(transaction, caller, asked, now);
      await ask(
        transaction,
        sql`update bulks set status = 'undoing', task_id = ${task}::bigint where id = ${id}::bigint`,
      );
      await noteBulk(transaction, caller, { kind: 'bulk.taken_back', id, action, count: done, now });
    }
    return readBulk(transaction, caller, id);
  });
}

async function lockBulk(transaction: Transaction, { companyId, userId }: PersonKey, id: number): Promise<Locked> {
  const [found] = await ask<Locked>(
    transaction,
    sql`
    select u.action, u.status, u.affected, (extract(epoch from u.created_at) * 1000)::bigint as "createdAt",
      (extract(epoch from u.run_at) * 1000)::bigint as "runAt",
      (select count(*)::integer from bulk_rows r where r.bulk_id = u.id and r.outcome = 'done') as done
    from bulks u
    where u.id = ${id}::bigint and u.company_id = ${companyId}::bigint and u.created_by = ${userId}::bigint
    for no key update of u`,
  );
  if (!found) throw notFound();
  return found;
}

interface Noting {
  kind: 'bulk.run' | 'bulk.taken_back';
  id: number;
  action: BulkAction;
  count: number;
  now: Date;
}

function noteBulk(transaction: Transaction, caller: Caller, { kind, id: recordId, action, count, now }: Noting) {
  const values = [
    { field: 'action', before: null, after: action },
    { field: 'records', before: null, after: count },
  ];
  return noteChange(transaction, caller, { kind, companyId: PLATFORM, recordId, values }, now);
}

/** How long a preview that nobody ran is kept, and what came of one that was run. */
const PREVIEWS_LAST = '1 day';
const RUNS_LAST = '90 days';
const AT_ONCE = 20;

/** Forgets old previews and runs; answers whether there are more. */
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
