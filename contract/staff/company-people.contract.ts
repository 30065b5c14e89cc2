import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount, askedAmount } from '../money/money.contract.ts';
import { COMPANY_ROLES } from '../permissions/roles.ts';
import { anyOf, exceptIds, onlyIds, recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { inTask } from '../tasks/tasks.contract.ts';
import { changedPerson, colleague, listedColleague, newPerson, PERSON_STATES } from './person.contract.ts';

const OWN = { audience: 'company-admin', permission: 'company.people' } as const;

/** Fields by which the list can be ordered; `created` is when a person was added. */
export const COLLEAGUE_ORDERINGS = ['name', 'created'] as const;

/** Maximum length of the filter by units, in characters. */
const UNITS_LONGEST = 4000;

const { search, ordering } = recordsQuery(COLLEAGUE_ORDERINGS);

/** Filters of the list; a bulk change of everything that the list finds sends them too. */
export const colleagueFilters = {
  search,
  state: anyOf(PERSON_STATES),
  unit: z
    .optional(z.string().check(z.maxLength(UNITS_LONGEST)))
    .check(z.describe('Any of these, with commas; a comma within one is %2C, and a percent sign %25.')),
  role: z.optional(z.enum(COMPANY_ROLES)),
  without_budget: z
    .optional(z.boolean())
    .check(z.describe('Only those with nothing left in any budget of this year, or only those with something.')),
  left_from: askedAmount.check(z.describe('Only those with so much left in their flexible budget, or more.')),
  left_to: askedAmount.check(z.describe('Only those with so much left in it, or less; nothing is 0.')),
  unopened: z
    .optional(z.boolean())
    .check(z.describe('Only those whose invitation was sent and never opened, or only all others.')),
  ids: onlyIds,
};

const query = { ...colleagueFilters, ordering };

export const listColleagues = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/people/',
  summary: 'The people of the own company, by last name. The search looks in names, e-mails and employee numbers.',
  query: z.strictObject({ ...query, ...recordsPage }),
  answer: recordsOf(listedColleague),
});

export const sumColleagues = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/people/sums/',
  summary:
    'Of all people of the own company that the filters let through, but `except`: how many, and what is left to them.',
  query: z.strictObject({ ...colleagueFilters, except: exceptIds }),
  answer: z.object({
    people: z.int(),
    left: amount.check(z.describe('Of their flexible budgets together, neither spent nor held.')),
  }),
});

export const exportColleagues = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/people/export/',
  summary: 'The filtered people as CSV, with the columns that an import takes.',
  status: 200,
  query: z.strictObject({ ...query, except: exceptIds }),
});

export const exportColleaguesInTask = inTask(exportColleagues);

export const listUnits = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/people/units/',
  summary: 'The units in which people of the own company work, by name, the first 500.',
  answer: z.object({ results: z.array(z.string()) }),
});

export const addColleague = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: '/company/people/',
  summary:
    'Adds somebody to the own company, and invites them if that is said. 400 `email` when they are there already.',
  status: 201,
  body: z.strictObject(newPerson),
  answer: colleague,
});

export const getColleague = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/people/{id}/',
  summary: 'One of the people of the own company.',
  params: idParams,
  answer: colleague,
});

export const changeColleague = defineEndpoint({
  ...OWN,
  method: 'PATCH',
  path: '/company/people/{id}/',
  summary:
    'Changes one of the people of the own company. Who has an account keeps e-mail and birth data: 400 at the field. Of who has roles only an owner changes the e-mail: 403 session.permission.',
  revision: 'required',
  params: idParams,
  body: z.strictObject(changedPerson),
  answer: colleague,
});
