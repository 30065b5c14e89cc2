import type { FastifyInstance } from 'fastify';
import * as security from '#contract/staff/person-security.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { personAt } from '../people/person-key.ts';
import { erasePerson } from './erase-person.ts';
import { secure } from './secure-person.ts';

/** The calls of the platform on how people sign in, and on erasing their data. */
export function securityRoutes(app: FastifyInstance): void {
  serve(app, security.sendPasswordLink, ({ database, caller: by, params, body: { reason }, now }) =>
    secure(database, 'password_link', { by, person: personAt(params), reason, now }),
  );

  serve(app, security.endSessions, ({ database, caller: by, params, body: { reason }, now }) =>
    secure(database, 'signed_out', { by, person: personAt(params), reason, now }),
  );

  serve(app, security.resetOneTimeCode, ({ database, caller: by, params, body: { reason }, now }) =>
    secure(database, 'code_turned_off', { by, person: personAt(params), reason, now }),
  );

  serve(app, security.erasePerson, ({ database, caller: by, params, body: { reason }, now }) =>
    erasePerson(database, { by, person: personAt(params), reason, now }),
  );
}
