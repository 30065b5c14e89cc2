import type { FastifyInstance } from 'fastify';
import { putCompanyRoles, putRoles } from '#contract/roles/roles.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { setRoles } from './roles.service.ts';

/** What roles people have: on the platform by its owners, in a company by the owners of that. */
export function roleRoutes(app: FastifyInstance): void {
  serve(app, putRoles, ({ database, caller, params, body, now }) =>
    setRoles(database, caller, { person: { companyId: params.company, userId: params.id }, roles: body, now }),
  );

  serve(app, putCompanyRoles, async ({ database, caller, params, body, now }) => {
    const person = { companyId: caller.companyId, userId: params.id };
    const { company_roles } = await setRoles(database, caller, { person, roles: body, now });
    return { company_roles };
  });
}
