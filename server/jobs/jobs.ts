import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { JobName } from '#contract/today/health.contract.ts';
import { loggedError } from '../database/logged-error.ts';
import { isDiskFull, isReadOnly } from '../database/sql-state.ts';

/** Recurring work of the server; any number of servers may do it at the same time. */
export interface Job {
  name: string;
  /** Milliseconds of rest between two runs. */
  rest: number;
  /** Answers whether there is more to do immediately. */
  run: () => Promise<boolean>;
}

/** A job about which administrators are warned when it does not run. */
export interface ServerJob extends Job {
  name: JobName;
}

export interface RunningJobs {
  /** Settles when each job has run once, or is not to run any more. */
  begun: Promise<unknown>;
  /** Runs every job now until it has nothing more to do, in parallel to runs under way; resolves when all are done. */
  runAll(): Promise<void>;
  /** Waits for the runs under way and starts no others. */
  stop(): Promise<void>;
}

/** Milliseconds after which the next job begins, though the first run of the one before it has not ended. */
const TURN = 200;
/** The longest rest after a failed run, in milliseconds: by then a short outage is mostly over, without a warning to anybody. */
const RETRY = 10 * 60 * 1000;

type Ended = 'more' | 'done' | 'failed';

/**
 * Runs the jobs until they are stopped. They begin one after the other: all together they would take every connection from the
 * first callers. A run that fails is logged and tried again after its rest, or ten minutes where that is longer.
 */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): RunningJobs {
  const stopping = new AbortController();
  // Each job listens while it rests and while the next one waits for it: more listeners than the ten from which Node warns of a leak.
  setMaxListeners(jobs.length * 2, stopping.signal);
  const firsts: Promise<Ended>[] = [];
  const loops: Promise<void>[] = [];
  const beginAll = async () => {
    for (const job of jobs) {
      if (stopping.signal.aborted) return;
      const first = run(job, log);
      firsts.push(first);
      loops.push(repeat(job, first, log, stopping.signal));
      await Promise.race([first, rest(TURN, stopping.signal)]);
    }
  };
  const allBegan = beginAll();
  return {
    begun: allBegan.then(() => Promise.all(firsts)),
    runAll: async () => {
      for (const job of jobs) while ((await run(job, log)) === 'more');
    },
    stop: async () => {
      stopping.abort();
      await allBegan;
      await Promise.all(loops);
    },
  };
}

/** Goes on with a job whose first run has begun. */
async function repeat(job: Job, first: Promise<Ended>, log: FastifyBaseLogger, stopping: AbortSignal): Promise<void> {
  let ended = await first;
  while (!stopping.aborted) {
    if (ended !== 'more') await rest(ended === 'failed' ? Math.min(job.rest, RETRY) : job.rest, stopping);
    if (!stopping.aborted) ended = await run(job, log);
  }
}

async function run(job: Job, log: FastifyBaseLogger): Promise<Ended> {
  try {
    return (await job.run()) ? 'more' : 'done';
  } catch (error) {
    // Logged at debug level only: the check of the disk space reports it once.
    if (isDiskFull(error) || isReadOnly(error)) log.debug({ job: job.name }, 'job waits: nothing can be written');
    else log.error({ job: job.name, error: loggedError(error) }, 'job failed');
    return 'failed';
  }
}

function rest(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) return resolve();
    const timer = setTimeout(end, milliseconds);
    stopping.addEventListener('abort', end, { once: true });
    function end() {
      clearTimeout(timer);
      stopping.removeEventListener('abort', end);
      resolve();
    }
  });
}
