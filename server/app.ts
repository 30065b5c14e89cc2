import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Caller } from './caller/caller.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import { registerBodyParsers } from './endpoints/body-parsers.ts';
import { BODY_TIMES, type BodyTimes, limitBodyTime, serverFor } from './endpoints/body-time.ts';
import { docsRoutes } from './endpoints/docs.routes.ts';
import { answerUnread } from './errors/answer-unread.ts';
import { CutAnswers } from './errors/cut-answers.ts';
import { registerErrorHandler } from './errors/error-handler.ts';
import { registerNotFound } from './errors/not-found.ts';
import { faultsRoutes } from './faults/faults.routes.ts';
import type { MovedClock } from './faults/moved-clock.ts';
import { createStorage } from './files/create-storage.ts';
import type { Storage } from './files/storage.ts';
import type { PoolFigures } from './metrics/figures.ts';
import { healthRoutes } from './metrics/health.routes.ts';
import { LateLog } from './metrics/late-log.ts';
import { loggerOptions, registerRequestLog } from './metrics/request-log.ts';
import type { PersonKey } from './people/person-key.ts';
import { routes } from './routes.ts';
import type { Traces } from './traces/traces.ts';
import { answerUndecoded } from './web/answer-undecoded.ts';
import { type WebFolders, webRoutes } from './web/web.routes.ts';

/** The context that all routes of the shop share. */
export interface Shop {
  database: Database;
  config: Config;
  storage: Storage;
  clock: () => Date;
  /** The server's clock if tests may move it; null when the server is not under test. */
  movedClock: MovedClock | null;
  /** Whether the disk is full, so that nothing can be written. */
  isFull: () => boolean;
  /** Every call of the contract that is served, in the order of registration. */
  endpoints: Endpoint[];
  /** Every route there is, `GET /api/v2/me/`. */
  registered: string[];
}

declare module 'fastify' {
  interface FastifyInstance {
    shop: Shop;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** The account that a call without a session tries to sign in to; for the log only. */
    signingIn: PersonKey | null;
  }
}

export interface AppParts {
  database: Database;
  config: Config;
  clock?: () => Date;
  /** A clock that tests may move, instead of `clock`. */
  movedClock?: MovedClock;
  /** Where log lines go; standard output when absent. */
  logTo?: { write(line: string): void };
  /** Fails when the database does not answer. */
  ping?: () => Promise<void>;
  isFull?: () => boolean;
  /** Which database it is, and the connections to it: for the figures. */
  kind?: 'embedded' | 'postgres';
  pool?: (() => PoolFigures) | undefined;
  web?: WebFolders;
  bodyTimes?: BodyTimes;
  /** Exports a trace of each call to a collector. */
  traces?: Traces | undefined;
}

const MOST_BYTES = 256 * 1024;

/** The content security policy of answers opened directly in a browser; pages and files set their own. */
const RUNS_NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** The shop's server, not yet listening. */
export function createApp(parts: AppParts): FastifyInstance {
  const { database, config, movedClock = null, logTo, ping = always, isFull = never, web } = parts;
  const bodyTimes = parts.bodyTimes ?? BODY_TIMES;
  const clock = movedClock?.read ?? parts.clock ?? now;
  const isSecure = config.publicUrl.startsWith('https:');
  const beginAnswer = (reply: FastifyReply): void => {
    reply.header('x-content-type-options', 'nosniff').header('content-security-policy', RUNS_NOTHING);
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
  const app = fastify({
    logger: loggerOptions(config, logTo),
    logController: new CutAnswers(),
    childLoggerFactory: (log, of) => new LateLog(log, of),
    genReqId: () => randomUUID(),
    bodyLimit: MOST_BYTES,
    http: serverFor(bodyTimes),
    trustProxy: (_address, hop) => hop < config.trustProxy,
    // Existing connections are served until they are closed: the framework's own 503 would not have our format.
    return503OnClosing: false,
    clientErrorHandler: answerUnread,
    // An address that cannot be decoded reaches no route, and no hook.
    frameworkErrors: (_error, request, reply) => {
      beginAnswer(reply);
      void answerUndecoded(request, reply, sendPage);
    },
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
  });
  const storage = createStorage(config);
  const lists = { endpoints: [], registered: [] };
  app.decorate('shop', { database, config, storage, clock, movedClock, isFull, ...lists });
  app.addHook('onRoute', ({ method, url }) => {
    app.shop.registered.push(`${method} ${url}`);
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('signingIn', null);
  app.decorateRequest('span', null);
  parts.traces?.followRequests(app);
  registerErrorHandler(app);
  registerNotFound(app);
  registerRequestLog(app);
  registerBodyParsers(app);
  limitBodyTime(app, bodyTimes);
  // Hooks of every request use callbacks, because a promise for each would cost more than their work.
  app.addHook('onRequest', (_request, reply, done) => {
    beginAnswer(reply);
    done();
  });
  healthRoutes(app, { ping, kind: parts.kind ?? 'postgres', pool: parts.pool });
  faultsRoutes(app);
  for (const register of routes) register(app);
  docsRoutes(app);
  const sendPage = webRoutes(app, web);
  return app;
}

const now = () => new Date();
const always = async () => {};
const never = () => false;
