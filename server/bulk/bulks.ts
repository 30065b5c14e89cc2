import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { UNDO_UNTIL } from '../records/bulk-undo.ts';
import { type BulkKind, recordIdOf } from './bulk-kind.ts';
import { ownBulk, startRun, startUndo } from './bulk-runs.ts';

interface Reading {
  caller: PersonKey;
  id: number;
}

/**
 * A bulk made by the caller, as its calls answer it; deleted records are counted, but have no name. Throws notFound for a bulk of
 * another person or of another kind.
 */
export async function readBulk<Bulk>(
  database: Database | Transaction,
  kind: BulkKind,
  { caller, id }: Reading,
): Promise<Bulk> {
  const { topic, table, names } = kind;
  const [found] = await ask<Bulk & object>(
    database,
    sql`
    select u.id, u.action, u.status, u.task_id as task, u.affected,
      (select count(*)::integer from bulk_rows r where r.bulk_id = u.id and r.outcome = 'done') + seen.kept as changed, seen.left_out, seen.gone,
      ${UNDO_UNTIL} as undo_until
    from bulks u, lateral (
      with left_out as materialized (
        select r.record_id, r.outcome, there.id is null as gone
        from bulk_rows r left join ${table} there on there.id = ${recordIdOf(kind)}
        where r.bulk_id = u.id and r.outcome in ('moved', 'refused', 'kept'))
      select (select count(*)::integer from left_out where outcome = 'kept' and not gone) as kept,
        (select count(*)::integer from left_out where gone) as gone, (
          select coalesce(jsonb_agg(to_jsonb(first) order by first.id), '[]') from (
            select b.id, ${names}, l.outcome as why from left_out l join ${table} b on b.id = l.record_id
            where not l.gone order by b.id limit 100) first) as left_out) seen
    where ${ownBulk(caller, topic, id)}`,
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
