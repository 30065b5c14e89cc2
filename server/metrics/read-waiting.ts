import type { MailLane } from '#contract/today/health.contract.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { of, sql, text } from '../database/text.ts';
import { firstTry } from '../outbox/late-mail.ts';

/** Waiting work in the database; ages in seconds. */
export interface Waiting {
  lanes: { lane: MailLane; waiting: number; oldest: number; failing: number }[];
  tasks: { waiting: number; running: number; oldest: number };
}

/** Reads the waiting work in one statement over partial indexes. */
export async function readWaiting(database: Database, now: Date): Promise<Waiting> {
  const [found] = await waitingNow(database, { now: now.toISOString() });
  if (!found) throw new Error('Nothing was counted');
  return found;
}

const waitingNow = statement(
  'metrics_waiting',
  of<Waiting>,
  () => sql`
    select
      (select jsonb_agg(jsonb_build_object('lane', lane.name, 'waiting', waiting, 'oldest', oldest, 'failing', failing))
        from (values (0, 'now'), (1, 'bulk')) lane (number, name), lateral (
          select count(*) as waiting, count(*) filter (where attempts > 1) as failing,
            coalesce(extract(epoch from ${text('now')}::timestamptz - min(${firstTry}) filter (where ${firstTry} <= ${text('now')}::timestamptz)), 0) as oldest
          from outbox o where lane = lane.number and delivered_at is null and next_attempt_at < 'infinity') counted) as lanes,
      (select jsonb_build_object('waiting', count(*) filter (where status = 'waiting'), 'running', count(*) filter (where status = 'running'),
          'oldest', coalesce(extract(epoch from ${text('now')}::timestamptz - min(created_at)), 0))
        from tasks where status in ('waiting', 'running')) as tasks`,
);
