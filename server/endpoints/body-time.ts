import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a body may take to come, in milliseconds. */
export interface BodyTimes {
  /** How long the body of a call may take: a sender who gives it byte by byte keeps no connection for ever. */
  call: number;
  /** With files, of somebody who was let in: 2 MB on a line of 64 kbit/s, and as long again. */
  upload: number;
  /** How long a connection may stand still while a call is on it: a sender who is gone, or who reads no answer. */
  idle: number;
}

export const BODY_TIMES: BodyTimes = { call: 30_000, upload: 10 * 60 * 1000, idle: 2 * 60 * 1000 };

// As often it is looked at how long heads have been coming.
const LOOK_EVERY = 10_000;

/** How a server is made that ends slow heads soon: Node looks for them every half minute. */
export const serverFor = ({ call }: BodyTimes) => ({ connectionsCheckingInterval: Math.min(LOOK_EVERY, call) });

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends connections whose body does not come in time; Node itself does so with heads, and with all that takes longer still. */
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
