import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Audience } from '#contract/endpoint.ts';
import { belongsTo } from '../session/caller.ts';
import { roleMissing, signInFirst } from '../session/session.errors.ts';

/** Lets in whom the audience names, before anything of the body is read. */
export function admit(app: FastifyInstance, audience: Audience): onRequestAsyncHookHandler[] {
  if (audience === 'anyone') return [];
  const { findCaller, clock } = app.shop;
  return [
    async (request) => {
      const caller = sendsOneToken(request) ? await findCaller(request.headers.authorization, clock()) : null;
      if (!caller) throw signInFirst();
      request.caller = caller;
      if (!belongsTo(audience, caller)) throw roleMissing();
    },
  ];
}

// Node keeps the first of two Authorization headers; something in front may have looked at the second.
function sendsOneToken({ raw }: FastifyRequest): boolean {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization').length === 1;
}
