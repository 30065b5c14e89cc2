import type { Bulk } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { Caller } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import type { PersonKey } from '../people/person-key.ts';
import { ownBulk, startRun, startUndo } from '../tasks/bulk-runs.ts';

/** A change of many benefits of one's own, as it stands. Throws notFound for anybody else's. */
export async function readBulk(database: Database | Transaction, caller: PersonKey, id: number): Promise<Bulk> {
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
    from bulks u where ${ownBulk(caller, 'benefits', id)}`,
  );
  if (!found) throw notFound();
  return found;
}

interface Asking {
  caller: Caller;
  id: number;
  now: Date;
}

const asking = ({ caller, id, now }: Asking, kind: 'benefit_bulk' | 'benefit_bulk_undo') => ({
  caller,
  id,
  now,
  topic: 'benefits' as const,
  task: { kind, permission: 'platform.catalogue' as const },
  notedIn: PLATFORM,
  read: (transaction: Transaction) => readBulk(transaction, caller, id),
});

/** Starts the run of a preview, once. Throws notFound, bulkExpired, or bulkNothing. */
export const runBulk = (database: Database, asked: Asking): Promise<Bulk> =>
  startRun(database, asking(asked, 'benefit_bulk'));

/** Starts taking a run back, once. Throws notFound, bulkRunning, or bulkTooLate. */
export const undoBulk = (database: Database, asked: Asking): Promise<Bulk> =>
  startUndo(database, asking(asked, 'benefit_bulk_undo'));
