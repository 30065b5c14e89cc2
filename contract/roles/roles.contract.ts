import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { ADMIN_ROLES, COMPANY_ROLES } from '../permissions/roles.ts';
import { revision } from '../records/records.contract.ts';

const adminRoles = z.array(z.enum(ADMIN_ROLES)).check(z.maxLength(ADMIN_ROLES.length));
const companyRoles = z.array(z.enum(COMPANY_ROLES)).check(z.maxLength(COMPANY_ROLES.length));

const answer = z.object({
  admin_roles: adminRoles,
  company_roles: companyRoles,
  corporate_account: z.boolean(),
  revision: revision.check(z.describe('Of the person.')),
});

const companyAnswer = z.object({ company_roles: companyRoles, revision });

const HOW =
  'They are signed out everywhere and told, unless nothing changes. 403 roles.own, 409 roles.last_owner, roles.auditor, roles.closed.';

export const getRoles = defineEndpoint({
  method: 'GET',
  path: '/admin/users/{company}/{id}/roles/',
  audience: 'admin',
  permission: 'platform.roles',
  summary: 'The roles that a person of any company has now, on the platform and in the company.',
  params: z.extend(idParams, { company: z.int().check(z.gte(1)) }),
  answer,
});

export const getCompanyRoles = defineEndpoint({
  method: 'GET',
  path: '/company/people/{id}/roles/',
  audience: 'company-admin',
  permission: 'company.roles',
  summary: 'The roles that one of its people has in the own company now.',
  params: idParams,
  answer: companyAnswer,
});

export const putRoles = defineEndpoint({
  method: 'PUT',
  path: '/admin/users/{company}/{id}/roles/',
  audience: 'admin',
  permission: 'platform.roles',
  revision: 'required',
  summary: `Replaces all roles of a person of any company. ${HOW}`,
  params: z.extend(idParams, { company: z.int().check(z.gte(1)) }),
  body: z.strictObject({
    admin_roles: adminRoles,
    company_roles: companyRoles,
    corporate_account: z.boolean(),
  }),
  answer,
});

export const putCompanyRoles = defineEndpoint({
  method: 'PUT',
  path: '/company/people/{id}/roles/',
  audience: 'company-admin',
  permission: 'company.roles',
  revision: 'required',
  summary: `Replaces the roles in the company of one of its people. ${HOW}`,
  params: idParams,
  body: z.strictObject({
    company_roles: companyRoles,
  }),
  answer: companyAnswer,
});
