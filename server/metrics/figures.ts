import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { Job } from '../jobs/jobs.ts';
import { AnswerTimes } from './answer-times.ts';
import type { Waiting } from './read-waiting.ts';

/** The connections of a pool. */
export interface PoolFigures {
  used: number;
  most: number;
  /** Number of statements that wait for a connection. */
  waiting: number;
}

/** Sources that are read when metrics are requested. */
export interface Watched {
  kind: 'embedded' | 'postgres';
  isFull: () => boolean;
  /** The connection pool; undefined for a single connection, which has no queue of ours. */
  pool: (() => PoolFigures) | undefined;
  /** Reads what waits in the database; null while it does not answer. */
  waiting: () => Promise<Waiting | null>;
}

const JOB_SECONDS = [0.01, 0.1, 1, 10, 60];

// How often the delay of the event loop is sampled, in milliseconds: each sample wakes the process. Reported delays include this
// interval.
const LOOP_LOOKS = 50;

let ofProcess: Registry | undefined;

/** The figures of the process itself. They are looked for as long as it runs, so all servers in it share them. */
function figuresOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess, eventLoopMonitoringPrecision: LOOP_LOOKS });
  return ofProcess;
}

/** The Prometheus metrics of one server; each server has its own registry. */
export class Figures {
  readonly #registry = new Registry();
  readonly #ofProcess: Registry;
  readonly #runs: Counter;
  readonly #seconds: Histogram;
  readonly #late: Gauge;
  readonly #failing: Gauge;
  readonly #waiting: Watched['waiting'];
  readonly #database: Record<'up' | 'messages' | 'oldest' | 'failing' | 'tasks' | 'task', Gauge>;
  readonly #ended = new Map<string, { rest: number; at: number }>();
  /** The first run of each job that failed since one ended well. */
  readonly #failedFirst = new Map<string, number>();

  constructor(watched: Watched) {
    this.#ofProcess = figuresOfProcess();
    const registers = [this.#registry];
    this.#runs = new Counter({
      name: 'izbor_job_runs_total',
      help: 'Runs of jobs by how they ended: done or failed.',
      labelNames: ['job', 'outcome'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'izbor_job_duration_seconds',
      help: 'How long a run of a job took.',
      labelNames: ['job'],
      buckets: JOB_SECONDS,
      registers,
    });
    this.#late = new Gauge({
      name: 'izbor_job_late_seconds',
      help: 'How long after its rest a job has not ended a run well on this server.',
      labelNames: ['job'],
      registers,
      collect: () => this.#tellLate(),
    });
    this.#failing = new Gauge({
      name: 'izbor_job_failing_seconds',
      help: 'How long ago a job first failed since it last ended a run well on this server; 0 where it did not.',
      labelNames: ['job'],
      registers,
      collect: () => this.#tellFailing(),
    });
    this.#gauge('izbor_database_info', 'Which database this server has: 1 by its kind.', ['kind']).set(
      { kind: watched.kind },
      1,
    );
    this.#tellOfPool(watched);
    this.#waiting = watched.waiting;
    this.#database = {
      up: this.#gauge('izbor_database_up', 'Whether the database answers.'),
      messages: this.#gauge('izbor_outbox_waiting', 'Messages that wait to be delivered, by lane.', ['lane']),
      oldest: this.#gauge('izbor_outbox_oldest_seconds', 'How long ago the oldest of them was first due.', ['lane']),
      failing: this.#gauge('izbor_outbox_failing', 'Messages that were tried and not delivered.', ['lane']),
      tasks: this.#gauge('izbor_tasks', 'Long work that somebody asked for, by its state.', ['state']),
      task: this.#gauge('izbor_tasks_oldest_seconds', 'How long ago the oldest of it was asked for.'),
    };
  }

  get type(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    await this.#lookAtDatabase();
    return Registry.merge([this.#ofProcess, this.#registry]).metrics();
  }

  /** Counts every answer by method, route and status. */
  countRequests(app: FastifyInstance): void {
    const answers = new AnswerTimes();
    this.#registry.registerMetric(answers as unknown as Metric);
    app.addHook('onResponse', (request, reply, done) => {
      const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
      answers.count(labels, reply.elapsedTime / 1000);
      done();
    });
  }

  /** Returns the job with its runs counted. */
  watchJob<Watched extends Job>(job: Watched): Watched {
    const { name, rest } = job;
    this.#ended.set(name, { rest, at: Date.now() });
    // Prometheus sees no increase where a count begins with 1.
    for (const outcome of ['done', 'failed']) this.#runs.inc({ job: name, outcome }, 0);
    const run = async () => {
      const end = this.#seconds.startTimer({ job: name });
      try {
        const isMore = await job.run();
        this.#runs.inc({ job: name, outcome: 'done' });
        this.#ended.set(name, { rest, at: Date.now() });
        this.#failedFirst.delete(name);
        return isMore;
      } catch (error) {
        this.#runs.inc({ job: name, outcome: 'failed' });
        if (!this.#failedFirst.has(name)) this.#failedFirst.set(name, Date.now());
        throw error;
      } finally {
        end();
      }
    };
    return Object.assign({}, job, { run });
  }

  #gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }

  #tellLate(): void {
    const now = Date.now();
    for (const [job, { rest, at }] of this.#ended) this.#late.set({ job }, Math.max(0, now - at - rest) / 1000);
  }

  #tellFailing(): void {
    const now = Date.now();
    for (const job of this.#ended.keys())
      this.#failing.set({ job }, (now - (this.#failedFirst.get(job) ?? now)) / 1000);
  }

  #tellOfPool({ pool, isFull }: Watched): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'izbor_disk_full',
      help: 'Whether the disk of the embedded database is full, so that nothing is written.',
      registers,
      collect() {
        this.set(Number(isFull()));
      },
    });
    if (!pool) return;
    for (const [figure, help] of Object.entries(OF_POOL)) {
      new Gauge({
        name: `izbor_pool_${figure}`,
        help,
        registers,
        collect() {
          this.set(pool()[figure as keyof PoolFigures]);
        },
      });
    }
  }

  /** Reads all figures of the database in one statement; if it does not answer, the only figure is that it is down. */
  async #lookAtDatabase(): Promise<void> {
    const { up, messages, oldest, failing, tasks, task } = this.#database;
    const found = await this.#waiting();
    up.set(Number(found !== null));
    for (const gauge of [messages, oldest, failing, tasks, task]) gauge.reset();
    if (!found) return;
    for (const { lane, ...of } of found.lanes) {
      messages.set({ lane }, of.waiting);
      oldest.set({ lane }, of.oldest);
      failing.set({ lane }, of.failing);
    }
    tasks.set({ state: 'waiting' }, found.tasks.waiting);
    tasks.set({ state: 'running' }, found.tasks.running);
    task.set(found.tasks.oldest);
  }
}

const OF_POOL: Record<keyof PoolFigures, string> = {
  used: 'Connections to PostgreSQL that are in use.',
  most: 'How many connections there may be.',
  waiting: 'Who waits for a connection.',
};
