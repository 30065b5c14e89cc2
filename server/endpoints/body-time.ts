import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Timeouts of a request, in milliseconds. */
export interface BodyTimes {
  /** For the body of a call: a client that sends it byte by byte must not hold a connection forever. */
  call: number;
  /** For a body with files of a signed-in caller: 2 MB at 64 kbit/s, twice over. */
  upload: number;
  /** For a connection without any traffic during a call: the client has gone, or does not read the answer. */
  idle: number;
}

export const BODY_TIMES: BodyTimes = { call: 30_000, upload: 10 * 60 * 1000, idle: 2 * 60 * 1000 };

// The longest interval at which Node checks for slow headers.
const LOOK_EVERY = 10_000;

/** Options of a server that ends slow headers soon: by default Node checks for them every half minute. */
export const serverFor = ({ call }: BodyTimes) => ({ connectionsCheckingInterval: Math.min(LOOK_EVERY, call) });

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends connections whose body does not arrive in time; Node itself does so for headers and for the whole request. */
export function limitBodyTime(app: FastifyInstance, { call, upload, idle }: BodyTimes): void {
  app.server.headersTimeout = Math.min(app.server.headersTimeout, call);
  app.server.requestTimeout = upload;
  app.server.timeout = idle;
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasBody(raw)) limit(raw, call);
    done();
  });
}

/** Gives the body of a call with files more time, up to what any request may take. */
export function awaitUpload(raw: IncomingMessage): void {
  clearTimeout(timers.get(raw));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function limit(raw: IncomingMessage, time: number): void {
  const timer = setTimeout(() => raw.complete || raw.destroy(), time).unref();
  timers.set(raw, timer);
  raw.once('close', () => clearTimeout(timer));
}
