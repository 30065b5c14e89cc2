import type { FastifyInstance } from 'fastify';
import { getCompanyRoles, getRoles, putCompanyRoles, putRoles } from '#contract/roles/roles.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readRoles, setRoles } from './roles.service.ts';

/** What roles people have: on the platform by its owners, in a company by the owners of that. */
export function roleRoutes(app: FastifyInstance): void {
  serve(app, getRoles, ({ database, params }) => readRoles(database, { companyId: params.company, userId: params.id }));

  serve(app, getCompanyRoles, async ({ database, caller: { companyId }, params: { id: userId } }) => {
    const { company_roles } = await readRoles(database, { companyId, userId });
    return { company_roles };
  });

  serve(app, putRoles, ({ database, caller, params, body, now }) =>
    setRoles(database, caller, { person: { companyId: params.company, userId: params.id }, roles: body, now }),
  );

  serve(app, putCompanyRoles, async ({ database, caller, params, body, now }) => {
    const person = { companyId: caller.companyId, userId: params.id };
    const { company_roles } = await setRoles(database, caller, { person, roles: body, now });
    return { company_roles };
  });
}
