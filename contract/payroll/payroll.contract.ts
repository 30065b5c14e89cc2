import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';
import { recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { MONTH_STATES } from './payroll.rules.ts';

// Figures of the payroll of a company for each month: what was spent from its budgets according to the ledger.

const OWN = { audience: 'company-admin', permission: 'company.budgets' } as const;

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/), z.describe('YYYY-MM, a month in Belgrade.'));

const sums = {
  bought: amount.check(z.describe('Orders, months of subscriptions, courses and packages.')),
  given_back: amount.check(z.describe('Of orders that were cancelled in this month, whenever they were bought.')),
  paid_back: amount.check(z.describe('Accepted requests to be paid back.')),
  invoices: amount.check(z.describe('Accepted requests to pay an invoice.')),
  tax: amount.check(z.describe('The additional payroll tax of what was bought.')),
  tax_back: amount.check(z.describe('The same tax of what was given back.')),
};

const payrollMonth = z.object({
  month,
  state: z.enum(MONTH_STATES).check(z.describe('running: it goes on; open: it is over; closed: it never changes.')),
  currency,
  people: z.int().check(z.describe('Whose budgets were spent from, or given back to.')),
  ...sums,
  closed_at: z.nullable(z.string()).check(z.describe('ISO 8601.')),
  closed_by: z.nullable(z.string()).check(z.describe('Their name as it was then.')),
});

export type PayrollMonth = z.infer<typeof payrollMonth>;

/** Sum of purchases from one budget. */
const fromBudget = z.object({
  category: z.nullable(z.int()).check(z.describe('Null is the flexible budget.')),
  name_sr: z.nullable(z.string()),
  name_en: z.nullable(z.string()),
  bought: amount,
});

const payrollDetail = z.extend(payrollMonth, {
  budgets: z.array(fromBudget).check(z.describe('What was bought by the budgets that paid, the flexible one first.')),
  sha256: z.nullable(z.string()).check(z.describe('Of the file; null while it is not closed.')),
});

export type PayrollDetail = z.infer<typeof payrollDetail>;

export const listPayrollMonths = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/payroll/',
  summary: 'The months of a year with what they come to for the payroll, newest first.',
  query: z.strictObject({
    year: z.optional(z.int().check(z.gte(2000), z.lte(9999), z.describe('This one unless said.'))),
  }),
  answer: z.object({
    year: z.int(),
    years: z.array(z.int()).check(z.describe('From the first in which something was bought to this one.')),
    results: z.array(payrollMonth),
  }),
});

const monthParams = z.strictObject({ month });

const ONE = '/company/payroll/{month}/';

export const getPayrollMonth = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: ONE,
  summary: 'One month for the payroll: as it stands so far, or as it was closed.',
  params: monthParams,
  answer: payrollDetail,
});

const payrollPerson = z.object({
  id: z.int(),
  name: z.string(),
  external_id: z.nullable(z.string()).check(z.describe('The number that the employer knows them by.')),
  unit: z.string(),
  ...sums,
  budgets: z.array(z.object({ category: z.nullable(z.int()), bought: amount })),
});

export type PayrollPerson = z.infer<typeof payrollPerson>;

/** Fields by which the rows of a month can be ordered. */
export const PAYROLL_ORDERINGS = ['name', 'bought', 'paid_back', 'tax'] as const;

export const listPayrollPeople = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: `${ONE}people/`,
  summary:
    'The people of a month with what of it is theirs, by their last names. The search looks for names and numbers.',
  params: monthParams,
  query: z.strictObject({ ...recordsQuery(PAYROLL_ORDERINGS), ...recordsPage }),
  answer: recordsOf(payrollPerson),
});

export const closePayrollMonth = defineEndpoint({
  ...OWN,
  method: 'POST',
  path: `${ONE}close/`,
  summary:
    'Closes a month that is over: its figures and its file stay as they are for ever. Closed already, it answers the month. 409 payroll.running before ten minutes after its end.',
  status: 200,
  params: monthParams,
  answer: payrollDetail,
});

export const getPayrollFile = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: `${ONE}file/`,
  summary: 'The file of a closed month as CSV, the same bytes each time. 409 payroll.open while it is not closed.',
  status: 200,
  params: monthParams,
});
