import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/session/session.contract.ts';
import { serve, serveAnyone } from '../endpoints/serve.ts';
import type { PersonKey } from '../people/person-key.ts';
import { sendCode } from './one-time-code.service.ts';
import * as session from './session.service.ts';

export function sessionRoutes(app: FastifyInstance): void {
  serveAnyone(app, calls.signIn, ({ database, body, request, now }) =>
    session.signIn(database, body, originOf(request, now)),
  );

  serveAnyone(app, calls.sendCode, async ({ database, body, request, now }) => ({
    token: await sendCode(database, body, originOf(request, now)),
  }));

  serve(app, calls.signOut, async ({ database, caller }) => {
    await session.signOut(database, caller.tokenHash);
  });
}

function originOf(request: FastifyRequest, now: Date): session.Origin {
  const tries = (person: PersonKey) => {
    request.signingIn = person;
  };
  return { address: request.ip, userAgent: request.headers['user-agent'] ?? '', now, tries };
}
