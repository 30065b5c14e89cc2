import { setMaxListeners } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { JobName } from '#contract/today/health.contract.ts';
import { loggedError } from '../database/logged-error.ts';
import { isDiskFull, isReadOnly } from '../database/sql-state.ts';

/** Work of the server itself, done again and again; any number of servers may do it at once. */
export interface Job {
  name: string;
  /** Milliseconds of rest between two runs. */
  rest: number;
  /** Answers whether there is more to do at once. */
  run: () => Promise<boolean>;
}

/** One of those that administrators are told of when it does not run. */
export interface ServerJob extends Job {
  name: JobName;
}

export interface RunningJobs {
  /** Settles when each job has run once, or is not to run any more. */
  begun: Promise<unknown>;
  /** Does now all that every job has to do, beside the runs under way, and answers when it is done. */
  runAll(): Promise<void>;
  /** Lets the runs under way end and starts no others. */
  stop(): Promise<void>;
}

/** Milliseconds after which the next job begins, though the first run of the one before it has not ended. */
const TURN = 200;
/** The longest rest after a run that failed, in milliseconds: what was away then is mostly back, and nobody needs to be told. */
const RETRY = 10 * 60 * 1000;

type Ended = 'more' | 'done' | 'failed';

/**
 * Runs the jobs until they are stopped. They begin one after the other: all at once would take each connection from the people who come
 * first. A run that fails is logged and tried again after its rest, or ten minutes where that is longer.
 */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): RunningJobs {
  const stopping = new AbortController();
  // Each job listens while it rests, and while the next one waits for it: more than the ten that Node takes for a leak.
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
    // Said once, by whoever looks after the room.
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
