import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ADMIN_ROLES, COMPANY_ROLES } from '../permissions/roles.ts';
import { listedColleague, listedUser } from './person.contract.ts';

/** The most people that the list names; each role has its total count. */
export const MOST_HOLDERS = 200;

const person = z.pick(listedColleague, {
  id: true,
  first_name: true,
  last_name: true,
  email: true,
  pending_email: true,
  state: true,
  ends_on: true,
  invitation: true,
  company_roles: true,
});

const lastOwner = z
  .boolean()
  .check(z.describe('Whether that role cannot be taken from them: nobody else is an owner who stays.'));

const roleHolder = z.extend(person, { is_last_owner: lastOwner });

export type RoleHolder = z.infer<typeof roleHolder>;

const platformHolder = z.extend(roleHolder, {
  company: listedUser.shape.company,
  admin_roles: listedUser.shape.admin_roles,
  has_code: listedUser.shape.has_code,
});

export type PlatformHolder = z.infer<typeof platformHolder>;

const counts = <Role extends string>(roles: readonly [Role, ...Role[]]) =>
  z
    .array(z.object({ role: z.enum(roles), people: z.int() }))
    .check(z.describe('Of each role, in the order of the table of permissions, how many people have it.'));

const WHO = `Owners first, then by last name; ${MOST_HOLDERS} at most.`;

export const listPlatformRoles = defineEndpoint({
  method: 'GET',
  path: '/admin/roles/',
  audience: 'admin',
  permission: 'platform.roles',
  summary: `Who has a role on the platform. ${WHO}`,
  answer: z.object({ roles: counts(ADMIN_ROLES), results: z.array(platformHolder) }),
});

export const listCompanyRoles = defineEndpoint({
  method: 'GET',
  path: '/company/roles/',
  audience: 'company-admin',
  permission: 'company.roles',
  summary: `Who has a role in the own company. ${WHO}`,
  answer: z.object({ roles: counts(COMPANY_ROLES), results: z.array(roleHolder) }),
});
