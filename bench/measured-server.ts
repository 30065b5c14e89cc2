// The measured process: the shop and, on the same connection pool, bare Fastify routes for comparison.
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { startJobs } from '../server/jobs/jobs.ts';
import { serverJobs } from '../server/server-jobs.ts';
import { type Looked, lookAt, type Sent } from './look-at.ts';
import { createReference, type Pool } from './reference.ts';

/**
 * Answer to the bench over IPC: CPU time so far in microseconds, statements so far, and the database's work for those since the last
 * answer.
 */
export interface Meter extends Looked {
  cpu: number;
  statements: number;
  /** Heap in use in bytes, uncollected garbage included. */
  heap: number;
  /** Resident memory of the process in bytes. */
  resident: number;
}

/** Addresses sent to the bench once both servers listen. */
export interface Addresses {
  shop: string;
  reference: string;
}

let statements = 0;
let sent: Sent[] = [];
const countStatement = (text: string, values: unknown[]) => {
  statements += 1;
  sent.push({ text, values });
};
const config = { ...readConfig(process.env), logLevel: 'warn' as const };
const opened = openPostgres({
  url: config.databaseUrl ?? '',
  dataDir: config.dataDir,
  // No timeouts: on a busy machine everything takes longer, and only the cost matters.
  patient: true,
  ...(process.env.COUNT === 'on' && { onStatement: countStatement }),
});
const pool = (opened.database as unknown as { $client: Pool }).$client;
const app = createApp({ database: opened.database, config });
const reference = createReference(pool);
const addresses: Addresses = {
  shop: `${await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })}/api`,
  reference: await reference.listen({ port: Number(process.env.REFERENCE_PORT), host: '127.0.0.1' }),
};

// Runs the tasks, but none of the server's other jobs.
if (process.env.TASKS === 'on') {
  const jobs = serverJobs({ database: opened.database, config, clock: () => new Date(), log: app.log });
  startJobs(
    jobs.filter(({ name }) => name === 'run tasks'),
    app.log,
  );
}

process.on('message', async () => {
  const { user, system } = process.cpuUsage();
  const asked = sent;
  sent = [];
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  const counted = { cpu: user + system, statements, heap, resident };
  process.send?.(
    Object.assign(counted, await lookAt((text, values) => pool.query({ text, values }), asked)) satisfies Meter,
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.(addresses);
