import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { UNDO_UNTIL } from '../records/bulk-undo.ts';
import type { BulkKind } from './bulk-kind.ts';
import { ownBulk, startRun, startUndo } from './bulk-runs.ts';

interface Reading {
  caller: PersonKey;
  id: number;
}

/** A change of many records of one's own, as its calls answer it. Throws notFound for anybody else's, and for other records. */
export async function readBulk<Bulk>(
  database: Database | Transaction,
  { topic, table, names }: BulkKind,
  { caller, id }: Reading,
): Promise<Bulk> {
  const [found] = await ask<Bulk & object>(
    database,
    sql`
    select u.id, u.action, u.status, u.task_id as task, u.affected,
      (select count(*)::integer from bulk_rows r where r.bulk_id = u.id and r.outcome in ('done', 'kept')) as changed, (
        select coalesce(jsonb_agg(to_jsonb(first) order by first.id), '[]') from (
          select r.record_id as id, ${names}, r.outcome as why
          from bulk_rows r join ${table} b on b.id = r.record_id
          where r.bulk_id = u.id and r.outcome in ('moved', 'refused', 'kept') order by r.record_id limit 100) first) as left_out,
      ${UNDO_UNTIL} as undo_until
    from bulks u where ${ownBulk(caller, topic, id)}`,
  );
  if (!found) throw notFound();
  return found;
}

interface Asking {
  caller: Caller;
  id: number;
  now: Date;
  longer?: boolean | undefined;
}

const asking = <Bulk>(bulk: BulkKind, { caller, id, now, longer = false }: Asking, kind: string) => ({
  caller,
  id,
  now,
  longer,
  topic: bulk.topic,
  task: { kind, permission: bulk.permission },
  notedIn: bulk.notedIn === 'platform' ? PLATFORM : caller.companyId,
  read: (transaction: Transaction) => readBulk<Bulk>(transaction, bulk, { caller, id }),
});

/** Starts the run of a preview, once. Throws notFound, bulkExpired, or bulkNothing. */
export const runBulk = <Bulk>(database: Database, kind: BulkKind, asked: Asking): Promise<Bulk> =>
  startRun(database, asking<Bulk>(kind, asked, kind.task));

/** Starts taking a run back, once. Throws notFound, bulkRunning, bulkFinal, or bulkTooLate. */
export const undoBulk = <Bulk>(database: Database, kind: BulkKind, asked: Asking): Promise<Bulk> =>
  startUndo(database, asking<Bulk>(kind, asked, `${kind.task}_undo`));
