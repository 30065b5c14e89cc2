import type { Database } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import type { Job } from './jobs.ts';

const SECOND = 1000;

/** How often a server stores the outcome of its jobs' runs, in milliseconds. */
export const NOTE_RUNS_EVERY = 20 * SECOND;

/** Milliseconds after its rest from which a job is late: a run may be long, and is stored a little later. */
export const LATE_AFTER = 5 * 60 * SECOND;

interface Run {
  name: string;
  rest: number;
  done_at: Date | null;
  failed_at: Date | null;
}

/** The given jobs, and one more that stores when each of them last ran: in one statement, however often they run. */
export function notedJobs<Noted extends Job>(jobs: readonly Noted[], database: Database, clock: () => Date) {
  const since = clock();
  const runs = jobs.map(({ name, rest }): Run => ({ name, rest, done_at: null, failed_at: null }));
  const watched = jobs.map((job, place) => Object.assign({}, job, { run: () => ran(job, runs[place] as Run, clock) }));
  const note = {
    name: 'note when jobs ran',
    rest: NOTE_RUNS_EVERY,
    run: async () => {
      await noteRuns(database, runs, since);
      return false;
    },
  };
  return [...watched, note];
}

async function ran(job: Job, noted: Run, clock: () => Date): Promise<boolean> {
  try {
    const isMore = await job.run();
    noted.done_at = clock();
    return isMore;
  } catch (error) {
    noted.failed_at = clock();
    throw error;
  }
}

/** Newer runs stored by other servers are kept; a job that no server runs any more is deleted. */
async function noteRuns(database: Database, runs: readonly Run[], since: Date): Promise<void> {
  await ask(
    database,
    sql`
    with own as (
      select * from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as run (name text, rest integer, done_at timestamptz, failed_at timestamptz)),
    gone as (delete from job_runs where name not in (select name from own))
    insert into job_runs as noted (name, rest, since, done_at, failed_at)
    select name, rest, ${since.toISOString()}::timestamptz, done_at, failed_at from own order by name
    on conflict (name) do update set rest = excluded.rest, since = greatest(noted.since, excluded.since),
      done_at = greatest(noted.done_at, excluded.done_at), failed_at = greatest(noted.failed_at, excluded.failed_at)`,
  );
}

/** The jobs that failed the last time or did not run when they should, as a JSON list: the longest ago first. */
export function lateJobs(now: Date): Text {
  const rest = sql`make_interval(secs => rest / 1000.0)`;
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'failed', failed, 'since', ${isoMoment(sql`late.since`)})
      order by late.since, name), '[]')
    from (
      select name, failed, case when failed then failed_at else due end as since from job_runs,
        lateral (select coalesce(failed_at > done_at, failed_at is not null) as failed, greatest(done_at, since) + ${rest} as due) so
      where failed or due < ${now.toISOString()}::timestamptz - make_interval(secs => ${LATE_AFTER / SECOND}::integer)) late)`;
}
