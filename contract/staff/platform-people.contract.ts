import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { ADMIN_ROLES, COMPANY_ROLES } from '../permissions/roles.ts';
import { anyNumber, anyOf, onlyIds, recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { inTask } from '../tasks/tasks.contract.ts';
import { changedPerson, listedUser, newPerson, PERSON_STATES, staffUser } from './person.contract.ts';

const PLATFORM = { audience: 'admin', permission: 'platform.people' } as const;

/** The path carries the company of the person; the server checks it against the row and answers 404 for another company. */
export const personParams = z.extend(idParams, { company: z.int().check(z.gte(1)) });

/** Fields by which the list can be ordered; `created` is when a person was added. */
export const USER_ORDERINGS = ['name', 'created'] as const;

/** Roles of either site as values of a filter: `admin.content`, `company.owner`, `corporate`. */
export const ROLE_FILTERS = [
  ...ADMIN_ROLES.map((role) => `admin.${role}` as const),
  ...COMPANY_ROLES.map((role) => `company.${role}` as const),
  'corporate',
] as const;
export type RoleFilter = (typeof ROLE_FILTERS)[number];

const { search, ordering } = recordsQuery(USER_ORDERINGS);

/** Filters of the list; a bulk action on everything that the list finds sends them too. */
export const userFilters = {
  search,
  company: anyNumber,
  role: anyOf(ROLE_FILTERS),
  state: anyOf(PERSON_STATES),
  without_code: z
    .optional(z.boolean())
    .check(z.describe('Only those who sign in without a one-time code, or only those with one.')),
  ids: onlyIds,
};

const query = { ...userFilters, ordering };

export const listUsers = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/users/',
  summary: 'People of all companies, by last name. The search looks in names, e-mails and employee numbers.',
  query: z.strictObject({ ...query, ...recordsPage }),
  answer: recordsOf(listedUser),
});

export const exportUsers = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/users/export/',
  summary: 'The filtered people as CSV.',
  status: 200,
  query: z.strictObject(query),
});

export const exportUsersInTask = inTask(exportUsers);

export const addUser = defineEndpoint({
  ...PLATFORM,
  method: 'POST',
  path: '/admin/users/',
  summary:
    'Adds somebody to a company, and invites them if that is said. 400 `email` when they are there already, or `company`.',
  status: 201,
  body: z.strictObject({ company: z.int().check(z.gte(1)), ...newPerson }),
  answer: staffUser,
});

export const getUser = defineEndpoint({
  ...PLATFORM,
  method: 'GET',
  path: '/admin/users/{company}/{id}/',
  summary: 'A person of any company.',
  params: personParams,
  answer: staffUser,
});

export const changeUser = defineEndpoint({
  ...PLATFORM,
  method: 'PATCH',
  path: '/admin/users/{company}/{id}/',
  summary:
    'Changes a person of any company. The e-mail is only changed before they have an account (400 `email` after), and of who has roles by who may give them: 403 session.permission.',
  revision: 'required',
  params: personParams,
  body: z.strictObject(changedPerson),
  answer: staffUser,
});
