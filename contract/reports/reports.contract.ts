import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';

// What the budgets of a company are used for, without names: nothing is said of fewer than five people (reports.rules.ts).

const OWN = { audience: 'company-admin', permission: 'company.reports' } as const;

const year = z.optional(z.int().check(z.gte(2000), z.lte(9999), z.describe('This one unless said.')));

/** Months one after the other, of which each or all together have enough people. */
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
});

const budgetReport = z.object({
  year: z.int(),
  years: z.array(z.int()).check(z.describe('From the first in which something was spent to this one.')),
  currency,
  spent: amount.check(z.describe('In all months that are shown.')),
  runs: z.array(run).check(z.describe('Months that are over, oldest first, those with fewer than five people joined.')),
  held_back: z.boolean().check(z.describe('Whether the last months are not shown yet, for want of people.')),
  budgets: z
    .array(spentFrom)
    .check(z.describe('From which at least five people spent each month, or nobody; the most first.')),
  joined: z.nullable(amount).check(z.describe('Spent from all other budgets together; null where there are none.')),
  standing: z
    .nullable(
      z.object({
        people: z.int(),
        given: amount,
        spent: amount,
        held: amount,
        unspent: amount,
      }),
    )
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
    'What the budgets of the company were used for in a year, by months and by budgets, in groups of at least five people.',
  query: z.strictObject({ year }),
  answer: budgetReport,
});

export const exportBudgetReport = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/company/reports/budgets/export/',
  summary: 'The same as CSV.',
  status: 200,
  query: z.strictObject({ year }),
});
