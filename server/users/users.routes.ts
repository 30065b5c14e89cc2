import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/users/users.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { names } from '../endpoints/entity-tag.ts';
import { serve } from '../endpoints/serve.ts';
import { readKeptRevision, rememberKeptRevision } from './kept-revision.ts';
import { maybeNames, meVersion, shapeOfMe, versionWithoutKept } from './me-version.ts';
import { readMe, readMeWithRevision } from './read-me.ts';
import { changeMe } from './users.service.ts';

export function usersRoutes(app: FastifyInstance): void {
  const { companyAdminUrl } = app.shop.config;
  const shape = shapeOfMe(companyAdminUrl);

  serve(app, calls.getMe, async ({ database, caller, now, request, reply }) => {
    const year = budgetYear(now);
    const withoutKept = versionWithoutKept(caller, year, shape);
    const asked = request.headers['if-none-match'];
    reply.header('cache-control', 'private, no-cache');
    if (maybeNames(asked, withoutKept)) {
      const version = meVersion(withoutKept, await readKeptRevision(database, caller));
      // The poll of every 7 seconds: until the catalogue changes, nothing but the token was looked up.
      if (names(asked, version)) return reply.code(304).header('etag', version).send();
    }
    const { me, keptRevision } = await readMeWithRevision(database, caller, { year, companyAdminUrl });
    rememberKeptRevision(database, caller, keptRevision);
    reply.header('etag', meVersion(withoutKept, keptRevision));
    return me;
  });

  serve(app, calls.changeMe, async ({ database, caller, now, body }) => {
    await changeMe(database, caller, body, now);
    const reader = { ...caller, language: body.language ?? caller.language };
    return readMe(database, reader, { year: budgetYear(now), companyAdminUrl });
  });
}
