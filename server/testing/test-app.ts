import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Currency } from '#contract/money/money.rules.ts';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { BODY_TIMES, type BodyTimes } from '../endpoints/body-time.ts';
import type { Traces } from '../traces/traces.ts';
import type { WebFolders } from '../web/web.routes.ts';
import { makeDatabase, openAllConnections, type TestDatabase } from './databases.ts';
import { multipart, type Part } from './files.ts';
import { makeCompany, makePerson, type Person, type PersonSettings } from './people.ts';

export { openAllConnections };

export interface Answered {
  status: number;
  headers: Record<string, unknown>;
  /** The JSON of the answer; undefined if there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of an answer.
  body: any;
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  opened: TestDatabase;
  /** The server's clock: a test may set it. */
  clock: { now: Date };
  /** All lines of the log so far. */
  log: string[];
  /** Makes a call below /api as a person, or without signing in. */
  call(
    who: Person | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answered>;
  /** Makes a call with a file, as a browser's form does. */
  upload(who: Person | null, path: string, parts: readonly Part[]): Promise<Answered>;
  /** Sends a multipart form, by any method. */
  send(
    who: Person | null,
    method: string,
    path: string,
    parts: readonly Part[],
    headers?: Record<string, string>,
  ): Promise<Answered>;
  company(currency?: Currency): Promise<number>;
  person(settings?: PersonSettings): Promise<Person>;
  /** The SQL statements that the work made; on PostgreSQL including BEGIN and COMMIT. */
  statements(work: () => Promise<unknown>): Promise<string[]>;
}

interface Settings {
  on?: 'postgres' | 'pglite';
  settings?: Record<string, string>;
  config?: Partial<Config>;
  web?: WebFolders;
  bodyTimes?: BodyTimes;
  traces?: Traces;
  /** Additional routes for this test. */
  routes?: (app: FastifyInstance) => void;
}

/** Starts the server on a database for this test file: `const shop = await startTestApp()` at the top of the file. */
export async function startTestApp({
  on = 'postgres',
  settings = {},
  config = {},
  web = {},
  bodyTimes = BODY_TIMES,
  traces,
  routes = () => {},
}: Settings = {}): Promise<TestApp> {
  const statements: string[] = [];
  const opened = await makeDatabase({
    on,
    patient: true,
    onStatement: (statement) => statements.push(statement),
    aroundStatement: traces?.aroundStatement,
  });
  const { database } = opened;
  const clock = { now: new Date('2026-11-20T10:00:00Z') };
  const log: string[] = [];
  const app = createApp({
    database,
    config: { ...readConfig({ DATA_DIR: opened.dataDir, ...settings }), ...config },
    clock: () => clock.now,
    ping: opened.ping,
    isFull: () => opened.room?.isFull ?? false,
    // By default without the built client, which would add hundreds of files to look for.
    web: { client: join(opened.dataDir, 'no-client'), ...web },
    bodyTimes,
    traces,
    logTo: { write: (line) => void log.push(line) },
  });
  routes(app);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await opened.close();
  });
  return {
    app,
    database,
    opened,
    clock,
    log,
    call: (who, method, path, body, headers = {}) => call(app, who, { method, path, body, headers }),
    upload: (who, path, parts) => upload(app, who, { method: 'POST', path, parts }),
    send: (who, method, path, parts, headers) => upload(app, who, { method, path, parts, ...(headers && { headers }) }),
    company: (currency) => makeCompany(database, clock.now, currency),
    person: (person) => makePerson(database, clock.now, person),
    statements: async (work) => {
      statements.length = 0;
      await work();
      return [...statements];
    },
  };
}

function upload(
  app: FastifyInstance,
  who: Person | null,
  {
    method,
    path,
    parts,
    headers: more,
  }: { method: string; path: string; parts: readonly Part[]; headers?: Record<string, string> },
): Promise<Answered> {
  const { payload, headers } = multipart(parts);
  return call(app, who, { method, path, body: payload, headers: { ...headers, ...more } });
}

interface Sent {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

async function call(
  app: FastifyInstance,
  who: Person | null,
  { method, path, body, headers }: Sent,
): Promise<Answered> {
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    headers: { ...who?.headers, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && {
      payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    }),
  });
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json');
  return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : undefined };
}
