import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Caller } from '../session/caller.ts';
import { admit } from './admit.ts';
import { isNothing, jsonSchema } from './json-schema.ts';
import { readRequest } from './read-request.ts';

type Schema = z.core.$ZodType;

/** What a handler is given. `now` is the moment of the call by the server's clock. */
export interface Call<Params extends Schema, Query extends Schema, Body extends Schema> {
  request: FastifyRequest;
  reply: FastifyReply;
  database: Database;
  config: Config;
  now: Date;
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
}

/** A call by somebody signed in: every query on their company's rows names `caller.companyId`. */
export interface SignedInCall<Params extends Schema, Query extends Schema, Body extends Schema>
  extends Call<Params, Query, Body> {
  caller: Caller;
}

type NoAnswer = ReturnType<() => void>;

/** A call without an answer may return nothing; a handler that answered by itself returns its reply. */
type Answer<Given extends Schema> = FastifyReply | (undefined extends z.output<Given> ? NoAnswer : z.output<Given>);

/** Serves a call of the contract to those signed in whom its audience names; others get 401 or 403. */
export function serve<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (call: SignedInCall<P, Q, B>) => Promise<Answer<A>>,
): void {
  if (endpoint.audience === 'anyone') throw new Error(`${endpoint.path} is for anyone: use serveAnyone`);
  register(app, endpoint, (call) => {
    const { caller } = call.request;
    if (!caller) throw new Error('A signed-in call without its caller');
    return handler({ ...call, caller });
  });
}

/** Serves a call of the contract whose audience is anyone. */
export function serveAnyone<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (call: Call<P, Q, B>) => Promise<Answer<A>>,
): void {
  if (endpoint.audience !== 'anyone') throw new Error(`${endpoint.path} needs a caller: use serve`);
  register(app, endpoint, handler);
}

function register<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, A>,
  handler: (call: Call<P, Q, B>) => Promise<Answer<A>>,
): void {
  const { method, path, status, answer, audience } = endpoint;
  const read = readRequest(endpoint);
  const { database, config, clock } = app.shop;
  app.shop.endpoints.push(endpoint);
  app.route({
    method,
    url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: isNothing(answer) ? {} : { response: { [status]: jsonSchema(answer, 'output') } },
    onRequest: admit(app, audience),
    handler: async (request, reply) => {
      // What a person sees is nobody else's; a handler that knows better says so.
      reply.header('cache-control', 'no-store');
      const given = await handler({ request, reply, database, config, now: clock(), ...read(request) });
      return reply.sent || given === reply ? reply : reply.code(status).send(given);
    },
  });
}
