import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Config, TracesSettings } from './config/config.ts';
import { openCopyDesk } from './copies/copy-desk.ts';
import type { OpenedDatabase } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { type Demo, type DemoAccount, demoIfWanted } from './demo-data.ts';
import { MovedClock } from './faults/moved-clock.ts';
import { startJobs } from './jobs/jobs.ts';
import { serverJobs } from './server-jobs.ts';

/** A shop that serves. */
export interface Running {
  app: FastifyInstance;
  kind: OpenedDatabase['kind'];
  /** The accounts that demo data brought. */
  demoAccounts: readonly DemoAccount[];
  /** Waits for work under way, then releases all resources. */
  stop(): Promise<void>;
}

/** Parts that are still being built while the server starts. */
export interface Building {
  /** Settles when the app is built; the server answers other calls meanwhile. */
  client?: Promise<unknown>;
  /** Settles when the app is compressed once for all; the server serves before. */
  compressed?: Promise<unknown>;
}

/** Arguments for starting a server. */
export interface Start extends Building {
  /** Loads the demo, which is in a separate file. */
  loadDemo: () => Promise<Demo>;
  /** Tells the operator what the start waits for, before logging begins. */
  say?: (sentence: string) => void;
}

/** Opens the database, brings it up to date, and serves. What was opened is closed again when the start fails. */
export async function startServer(
  config: Config,
  { client, compressed, loadDemo, say = () => {} }: Start,
): Promise<Running> {
  const traces = config.traces && (await openTraces(config.traces, config.trustProxy > 0));
  const opened = await openDatabase({
    aroundStatement: traces?.aroundStatement,
    url: config.databaseUrl,
    dataDir: config.dataDir,
    connections: config.databaseConnections,
    pooled: config.databasePooled,
    directUrl: config.databaseDirectUrl,
    onRecovery: () => say('The database was not closed the last time: what its log holds is put in place first.'),
    onWait: () => say('Another server is bringing the tables up to date. Waiting for it to be done.'),
  });
  let closeDesk = async () => {};
  try {
    await opened.migrate();
    const demo = await demoIfWanted(config, opened, { load: loadDemo, say });
    await client;
    const movedClock = config.faults ? new MovedClock(config.clock) : undefined;
    const { database, ping, room, kind, pool } = opened;
    const isFull = () => room?.isFull ?? false;
    const web = compressed ? { compressed } : {};
    const app = createApp({
      database,
      config,
      ping,
      isFull,
      kind,
      pool,
      web,
      traces,
      ...(movedClock && { movedClock }),
    });
    await app.listen({ port: config.port, host: config.host });
    room?.followedBy((full) => tellOfRoom(app.log, config.dataDir, full));
    if (config.production && !config.smtpUrl) {
      const facts = { folder: join(config.dataDir, 'outbox') };
      app.log.warn(facts, 'SMTP_URL is not set: nobody gets a mail, each is written to this folder');
    }
    const { clock } = app.shop;
    if (opened.kind === 'embedded') closeDesk = await openCopyDesk(database, config.dataDir, app.log);
    const all = serverJobs({ database, config, clock, log: app.log }).map((job) => app.figures.watchJob(job));
    const jobs = startJobs(traces ? all.map((job) => traces.watchJob(job)) : all, app.log);
    movedClock?.followedBy(jobs);
    return {
      app,
      kind: opened.kind,
      demoAccounts: demo?.accounts ?? [],
      stop: async () => {
        await Promise.all([drain(app), jobs.stop(), closeDesk()]);
        await opened.close();
        await traces?.stop();
      },
    };
  } catch (error) {
    await closeDesk();
    await opened.close();
    throw error;
  }
}

// OpenTelemetry is read by those alone who have a collector.
async function openTraces(settings: TracesSettings, believed: boolean) {
  const { Traces } = await import('./traces/traces.ts');
  return new Traces(settings, { believed });
}

function tellOfRoom(log: FastifyBaseLogger, dataDir: string, isFull: boolean): void {
  const facts = { folder: dataDir };
  if (!isFull) log.info(facts, 'there is room on the disk again: everything is written as before');
  else
    log.error(
      facts,
      'the disk of DATA_DIR is full: nothing is written, what is there is shown. Make room on it, 64 MB at least; the shop goes on by itself',
    );
}

// Closes idle keep-alive connections repeatedly, which would otherwise delay the closing.
async function drain(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
  }
}
