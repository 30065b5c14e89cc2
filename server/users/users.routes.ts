import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/users/users.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { serve } from '../endpoints/serve.ts';
import { meVersion, names, shapeOfMe } from './me-version.ts';
import { readMe } from './read-me.ts';
import { changeMe } from './users.service.ts';

export function usersRoutes(app: FastifyInstance): void {
  const { companyAdminUrl } = app.shop.config;
  const shape = shapeOfMe(companyAdminUrl);

  serve(app, calls.getMe, async ({ database, caller, now, request, reply }) => {
    const year = budgetYear(now);
    const version = meVersion(caller, year, shape);
    reply.header('etag', version).header('cache-control', 'private, no-cache');
    // The poll of every 7 seconds: nothing but the token was looked up.
    if (names(request.headers['if-none-match'], version)) return reply.code(304).send();
    return readMe(database, caller, { year, companyAdminUrl });
  });

  serve(app, calls.changeMe, async ({ database, caller, now, body }) => {
    await changeMe(database, caller, body, now);
    const reader = { ...caller, language: body.language ?? caller.language };
    return readMe(database, reader, { year: budgetYear(now), companyAdminUrl });
  });
}
