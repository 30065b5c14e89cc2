import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { amount, currency, language } from '../money/money.contract.ts';
import { endingBody, impactOf } from '../records/ending.contract.ts';
import { lastChanged, recordsOf, recordsPage, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { PROMISE_DAYS } from '../requests/review.rules.ts';
import { CARD_COLORS, COUNTRIES } from './company.rules.ts';

const country = z.enum(COUNTRIES);

const company = z.object({
  id: z.int(),
  name: z.string(),
  country,
  currency,
  card_color: z.string(),
  promise_days: z.int().check(z.describe('Business days within which it promises to decide on a request.')),
  code: z.string().check(z.describe('What its people register with.')),
  active: z.boolean(),
  revision,
  changed_at: z.string(),
});

/** A company as the server answers it after saving. */
export type AdminCompany = z.infer<typeof company>;

const editedCompany = z.extend(company, {
  changed: lastChanged,
  currency_fixed: z
    .boolean()
    .check(z.describe('Its people were given money, or are about to be, so the currency stays.')),
  people: z.int().check(z.describe('Those whose account is open.')),
  admins: z
    .int()
    .check(z.describe('Of them those who own the company’s administration and have confirmed their e-mail.')),
  invited_admins: z
    .array(z.string())
    .check(z.describe('E-mails of owners who have no account yet, the first five by when they were added.')),
});

/** A company as its form in administration reads it. */
export type EditedCompany = z.infer<typeof editedCompany>;

const listedCompany = z.extend(z.omit(company, { code: true, changed_at: true }), {
  people: z.int().check(z.describe('Those whose account is open.')),
  admins: z.int().check(z.describe('Owners of its administration who have an account.')),
  held: amount.check(z.describe('By open requests.')),
  spent: amount.check(z.describe('This year, in Belgrade; what came back is taken off.')),
  changed: lastChanged,
});

export type ListedCompany = z.infer<typeof listedCompany>;

const ADMIN = { audience: 'admin', permission: 'platform.companies' } as const;

/** Fields by which the list can be ordered. */
export const COMPANY_ORDERINGS = ['name', 'people', 'changed'] as const;

const filters = {
  ...recordsQuery(COMPANY_ORDERINGS),
  state,
  country: z.optional(country),
  currency: z.optional(currency),
  without_admin: z
    .optional(z.boolean())
    .check(z.describe('Only those whose administration nobody with an account owns, or only the others.')),
};

export const listCompanies = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/companies/',
  summary: 'Companies, by name. The search looks in names.',
  query: z.strictObject({ ...filters, ...recordsPage }),
  answer: recordsOf(listedCompany),
});

export const exportCompanies = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/companies/export/',
  summary: 'The filtered companies as CSV.',
  status: 200,
  query: z.strictObject(filters),
});

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));
const promiseDays = z.int().check(z.gte(PROMISE_DAYS.least), z.lte(PROMISE_DAYS.most));
const cardColor = z.enum(CARD_COLORS);

export const addCompany = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/companies/',
  summary:
    'A new company. Whose e-mail is sent with it is invited, and owns its administration once they have an account. 409 companies.twin when one of that country has that name already.',
  status: 201,
  body: z.strictObject({
    name,
    country,
    currency,
    card_color: z.optional(cardColor),
    promise_days: z.optional(promiseDays),
    admin_email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    admin_language: z.optional(language).check(z.describe('Of the invitation; SR unless said.')),
  }),
  answer: company,
});

export const getCompany = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/companies/{id}/',
  summary: 'A company, with who changed it last and who owns its administration.',
  params: idParams,
  answer: editedCompany,
});

export const listCompanyChanges = listOfChanges({
  path: '/admin/companies/{id}/changes/',
  permission: 'platform.companies',
  params: idParams,
});

export const changeCompany = defineEndpoint({
  ...ADMIN,
  method: 'PATCH',
  path: '/admin/companies/{id}/',
  summary:
    'Changes a company. 409 companies.currency_fixed once its people were given money or a file of budgets was looked at, companies.twin as when it is added.',
  revision: 'required',
  params: idParams,
  body: z.strictObject({
    name: z.optional(name),
    country: z.optional(country),
    currency: z.optional(currency),
    card_color: z.optional(cardColor),
    promise_days: z.optional(promiseDays),
  }),
  answer: company,
});

export const renewCompanyCode = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/companies/{id}/code/',
  summary: 'Gives a company a new code; nobody registers with the former one any more.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: company,
});

const companyImpact = impactOf(
  z.object({
    people: z.int().check(z.describe('Those whose account is open: they are signed out, and cannot sign in.')),
    invitations: z.int().check(z.describe('Open ones: they open nothing while the company is inactive.')),
    open_requests: z.int().check(z.describe('Not decided yet, and nobody there can decide them.')),
    held: amount.check(z.describe('By these requests, in the currency of the company.')),
    subscriptions: z.int().check(z.describe('Running: none is charged, each ends with the month that is paid.')),
    open_orders: z.int().check(z.describe('Bought and not completed yet: they stay as they are.')),
    left: amount.check(z.describe('Of all budgets of this year, neither spent nor held. It stays as it is.')),
    own: z.boolean().check(z.describe('Whether it is the company of whoever asks: `blocked`.')),
    last_owner: z.boolean().check(z.describe('Whether the platform would have no owner: `blocked`.')),
  }),
);

export type CompanyImpact = z.infer<typeof companyImpact>;

export const getCompanyImpact = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/companies/{id}/impact/',
  summary:
    'What it would mean to deactivate a company. Blocked for one’s own, and where all owners of the platform are.',
  params: idParams,
  answer: companyImpact,
});

export const deactivateCompany = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/companies/{id}/deactivate/',
  summary:
    'Shuts the shop to a company: its people are signed out. 403 companies.own, 409 impact.changed, or roles.last_owner.',
  status: 200,
  revision: 'required',
  params: idParams,
  body: endingBody,
  answer: company,
});

export const reactivateCompany = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/companies/{id}/reactivate/',
  summary: 'Opens the shop to a company again, with its people and their budgets as they were.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: company,
});
