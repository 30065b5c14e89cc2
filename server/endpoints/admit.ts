import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Audience } from '#contract/endpoint.ts';
import { roleMissing, signInFirst } from '../caller/caller.errors.ts';
import { belongsTo, findCaller } from '../caller/caller.ts';

const AUTHORIZATION = 'authorization';

/** Lets in whom the audience names, before anything of the body is read. */
export function admit(app: FastifyInstance, audience: Audience): onRequestAsyncHookHandler[] {
  if (audience === 'anyone') return [];
  const { database, clock } = app.shop;
  return [
    async (request) => {
      const caller = sendsOneToken(request) ? await findCaller(database, request.headers.authorization, clock()) : null;
      if (!caller) throw signInFirst();
      request.caller = caller;
      if (!belongsTo(audience, caller)) throw roleMissing();
    },
  ];
}

// Node keeps the first of two Authorization headers; something in front may have looked at the second.
function sendsOneToken({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let tokens = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === AUTHORIZATION.length && name.toLowerCase() === AUTHORIZATION) tokens += 1;
  }
  return tokens === 1;
}
