import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';

// Reports on how a company's budgets are used, without names: nothing is shown about fewer than five people (reports.rules.ts).

const OWN = { audience: 'company-admin', permission: 'company.reports' } as const;

const month = z.optional(z.string().check(z.regex(/^[2-9]\d{3}-(0[1-9]|1[0-2])$/)));

/** Period in the query of a report (period.rules.ts). */
export const period = {
  year: z.optional(z.int().check(z.gte(2000), z.lte(9999), z.describe('This one unless said. Not beside months.'))),
  from: month.check(z.describe('YYYY-MM, the first month; January of the last one unless said.')),
  to: month.check(z.describe('YYYY-MM, the last month; the one that goes on unless said. 36 months at most.')),
};

/** Period in the answer of a report. */
export const reportedPeriod = {
  year: z.nullable(z.int()).check(z.describe('Null for other months than those of a year.')),
  from: z.string().check(z.describe('YYYY-MM.')),
  until: z.string().check(z.describe('YYYY-MM, the last month, which may not have begun.')),
  years: z.array(z.int()).check(z.describe('From the first in which something was spent to this one.')),
  currency,
};

/** Consecutive months whose spending is shown as one sum, so that enough people are in it. */
const run = z.object({
  from: z.string().check(z.describe('YYYY-MM, its first month.')),
  until: z.string().check(z.describe('YYYY-MM, its last month; the same where it is one alone.')),
  spent: amount.check(z.describe('What was bought, paid back and paid as invoices, less what was given back.')),
  purchases: z.int().check(z.describe('Orders, months of subscriptions, enrolments and accepted requests.')),
  last_year: z
    .nullable(amount)
    .check(z.describe('Spent in the same months a year before; null where that is not known.')),
});

export type ReportedRun = z.infer<typeof run>;

const spentFrom = z.object({
  category: z.nullable(z.int()).check(z.describe('Null is the flexible budget.')),
  name_sr: z.nullable(z.string()),
  name_en: z.nullable(z.string()),
  spent: amount,
  people: z
    .nullable(z.int())
    .check(z.describe('Who spent from it; null where some of the months are not among those that are shown.')),
});

export type SpentFrom = z.infer<typeof spentFrom>;

/** Spending by budget, over runs of months that are shown. */
export const byBudgets = {
  held_back: z.boolean().check(z.describe('Whether months that are over are left out, for want of people.')),
  budgets: z
    .array(spentFrom)
    .check(z.describe('From which at least five people spent each month, or nobody; the most first.')),
  joined: z.nullable(amount).check(z.describe('Spent from all other budgets together; null where there are none.')),
};

/** Totals of the budgets. */
export const standing = z.object({
  people: z.int(),
  given: amount,
  spent: amount,
  held: amount,
  unspent: amount,
});

export type Standing = z.infer<typeof standing>;

const budgetReport = z.object({
  ...reportedPeriod,
  spent: amount.check(z.describe('In all months that are shown as over.')),
  runs: z.array(run).check(z.describe('Months that are over, oldest first, those with fewer than five people joined.')),
  running: z
    .nullable(z.object({ month: z.string(), spent: amount, purchases: z.int() }))
    .check(z.describe('The month that goes on, where it is meant; for those who see names in the payroll, else null.')),
  ...byBudgets,
  standing: z
    .nullable(standing)
    .check(
      z.describe('Of the flexible budgets and those of this year, now; for those who look after budgets, else null.'),
    ),
});

export type BudgetReport = z.infer<typeof budgetReport>;

export const getBudgetReport = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/reports/budgets/',
  summary:
    'What the budgets of the company were used for in a year or between two months, by months and by budgets, in groups of at least five people. 400 reports.period.',
  query: z.strictObject(period),
  answer: budgetReport,
});

export const exportBudgetReport = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/reports/budgets/export/',
  summary: 'The same as CSV.',
  status: 200,
  query: z.strictObject(period),
});
