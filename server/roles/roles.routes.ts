import type { FastifyInstance } from 'fastify';
import { getCompanyRoles, getRoles, putCompanyRoles, putRoles } from '#contract/roles/roles.contract.ts';
import { askInCompany, askOnPlatform } from '#contract/roles/whom-to-ask.contract.ts';
import { readPermissionHolders } from '../caller/permission-holders.ts';
import { serve } from '../endpoints/serve.ts';
import { personAt } from '../people/person-key.ts';
import { type RevisedRoles, readRoles, setRoles } from './roles.service.ts';

/** Calls for people's roles: owners of the platform change those on it, owners of a company those in it. */
export function roleRoutes(app: FastifyInstance): void {
  serve(app, getRoles, ({ database, params }) => readRoles(database, personAt(params)));

  serve(app, getCompanyRoles, async ({ database, caller: { companyId }, params: { id: userId } }) =>
    inCompany(await readRoles(database, { companyId, userId })),
  );

  serve(app, askOnPlatform, async ({ database, caller: { companyId }, query: { permission } }) => ({
    ask: await readPermissionHolders(database, companyId, permission),
  }));

  serve(app, askInCompany, async ({ database, caller: { companyId }, query: { permission } }) => ({
    ask: await readPermissionHolders(database, companyId, permission),
  }));

  serve(app, putRoles, ({ database, caller, params, body: roles, seen, now }) => {
    const person = personAt(params);
    return setRoles(database, caller, { person, seen, roles, shown: (all) => all, now });
  });

  serve(app, putCompanyRoles, ({ database, caller, params, body: roles, seen, now }) => {
    const person = { companyId: caller.companyId, userId: params.id };
    return setRoles(database, caller, { person, seen, roles, shown: inCompany, now });
  });
}

/** The part of a person's roles that a company sees: those in it. */
const inCompany = ({ company_roles, revision }: RevisedRoles) => ({ company_roles, revision });
