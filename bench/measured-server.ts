// The process that is measured: the shop and, over the very same pool, bare Fastify routes to compare it with.
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config/config.ts';
import { openPostgres } from '../server/database/postgres.ts';
import { createReference, type Pool } from './reference.ts';

/** What the bench asks for over IPC, and what it gets: CPU time so far in microseconds, and statements so far. */
export interface Meter {
  cpu: number;
  statements: number;
}

/** What the bench gets once both servers listen. */
export interface Addresses {
  shop: string;
  reference: string;
}

let statements = 0;
const countStatement = () => {
  statements += 1;
};
const config = { ...readConfig(process.env), logLevel: 'warn' as const };
const opened = openPostgres({
  url: config.databaseUrl ?? '',
  dataDir: config.dataDir,
  // On a machine with other work to do everything takes longer: its cost is what is asked for.
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

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, statements } satisfies Meter);
});
process.on('disconnect', () => process.exit(0));
process.send?.(addresses);
