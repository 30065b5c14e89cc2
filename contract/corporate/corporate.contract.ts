import * as z from 'zod/mini';
import { day } from '../calendar/calendar.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { amount, askedAmount, currency } from '../money/money.contract.ts';
import { ORDER_STATUSES } from '../orders/orders.rules.ts';
import { anyNumber, anyOf, onlyIds, recordsOf, recordsPage, recordsQuery } from '../records/record-list.contract.ts';
import { byBudgets, period, reportedPeriod, standing } from '../reports/reports.contract.ts';
import { REQUEST_KINDS, REQUEST_STATUSES } from '../requests/requests.rules.ts';

// Figures of one's own company with names, for people with a corporate account. All calls only read.

const OWN = { audience: 'corporate', permission: 'corporate.overview' } as const;

const summaryMonth = z.object({
  month: z.string().check(z.describe('YYYY-MM.')),
  spent: amount.check(z.describe('What was bought, paid back and paid as invoices, less what was given back.')),
  purchases: z.int().check(z.describe('Orders, months of subscriptions, enrolments and accepted requests.')),
  people: z.int(),
  last_year: z
    .nullable(amount)
    .check(z.describe('Spent in the same month a year before; null before the company began.')),
  running: z.boolean().check(z.describe('It is not over yet.')),
});

export type SummaryMonth = z.infer<typeof summaryMonth>;

const summary = z.object({
  ...reportedPeriod,
  today: day.check(z.describe('In Belgrade.')),
  spent: amount.check(z.describe('In all of these months.')),
  people: z.int().check(z.describe('Who spent something in them.')),
  months: z.array(summaryMonth).check(z.describe('From the first month of the company to the one that goes on.')),
  ...byBudgets,
  standing: z.nullable(standing).check(z.describe('Of the flexible budgets and those of this year, now; else null.')),
  ending: z
    .nullable(amount)
    .check(z.describe('What of the budgets of this year will be left at its end, if it goes on as until today.')),
});

export type CorporateSummary = z.infer<typeof summary>;

export const getCorporateSummary = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/summary/',
  summary:
    'What the budgets of the company were given and used for, in a year or between two months. By budgets it says nothing of fewer than five people. 400 reports.period.',
  query: z.strictObject(period),
  answer: summary,
});

export const exportCorporateSummary = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/summary/export/',
  summary: 'The same as CSV.',
  status: 200,
  query: z.strictObject(period),
});

const person = z.object({ id: z.int(), name: z.string() });

const category = z.object({ id: z.int(), name_sr: z.string(), name_en: z.string() });

const corporatePerson = z.extend(person, {
  email: z.string().check(z.describe('It tells two of one name apart.')),
  unit: z.string(),
  given: amount,
  spent: amount,
  held: amount,
  left: amount,
});

export type CorporatePerson = z.infer<typeof corporatePerson>;

/** Fields by which the list of people can be ordered. */
export const CORPORATE_PEOPLE_ORDERINGS = ['name', 'given', 'spent', 'held', 'left'] as const;

const peopleFilters = {
  search: recordsQuery([]).search,
  unit: z
    .optional(z.string().check(z.maxLength(4000)))
    .check(z.describe('Any of these, with commas; a comma within one is %2C, and a percent sign %25.')),
  left_from: askedAmount,
  left_to: askedAmount,
};

const people = Object.assign(
  { ordering: recordsQuery(CORPORATE_PEOPLE_ORDERINGS).ordering, ids: onlyIds },
  peopleFilters,
);

export const listCorporatePeople = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/people/',
  summary:
    'The people of the company with how their flexible budget and those of this year stand. Who has left is there while their budgets have something in them.',
  query: z.strictObject({ ...people, ...recordsPage }),
  answer: recordsOf(corporatePerson),
});

export const sumCorporatePeople = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/people/sums/',
  summary: 'What the filtered people come to.',
  query: z.strictObject(peopleFilters),
  answer: z.object({ people: z.int(), given: amount, spent: amount, held: amount, left: amount }),
});

export const listCorporateUnits = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/people/units/',
  summary: 'The units in which people of the company work, by name, the first 500.',
  answer: z.object({ results: z.array(z.string()) }),
});

export const exportCorporatePeople = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/people/export/',
  summary: 'The filtered people as CSV.',
  status: 200,
  query: z.strictObject(people),
});

/** Filters that the lists of orders and of requests share. */
const spendingFilters = {
  search: recordsQuery([]).search,
  category: anyNumber,
  person: anyNumber,
  date_from: z.optional(day).check(z.describe('Only those of that day of Belgrade or later.')),
  date_to: z.optional(day).check(z.describe('Only those of that day of Belgrade or before.')),
  sum_from: askedAmount,
  sum_to: askedAmount,
};

const { ordering: byDateOrSum } = recordsQuery(['date', 'sum']);

const corporateOrder = z.object({
  id: z.int().check(z.describe('Of the line.')),
  number: z.int().check(z.describe('Of the order, which may have several lines.')),
  date: z.string().check(z.describe('ISO 8601: when it was bought.')),
  person,
  category,
  benefit: z
    .nullable(z.string())
    .check(
      z.describe('In the language of the reader; null where the category is private: nobody but the buyer knows.'),
    ),
  count: z.int(),
  total: amount,
  currency,
  status: z.enum(ORDER_STATUSES),
});

export type CorporateOrder = z.infer<typeof corporateOrder>;

const orders = Object.assign({ ordering: byDateOrSum, status: anyOf(ORDER_STATUSES) }, spendingFilters);

export const listCorporateOrders = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/orders/',
  summary:
    'What people of the company ordered, one line of an order after the other, the newest first. The search looks for the number, the buyer, and the benefit where it is named.',
  query: z.strictObject({ ...orders, ...recordsPage }),
  answer: recordsOf(corporateOrder),
});

export const exportCorporateOrders = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/orders/export/',
  summary: 'The filtered orders as CSV.',
  status: 200,
  query: z.strictObject(orders),
});

const corporateRequest = z.object({
  id: z.int(),
  date: z.string().check(z.describe('ISO 8601: when it was filed.')),
  person,
  kind: z.enum(REQUEST_KINDS),
  category,
  amount,
  currency,
  status: z.enum(REQUEST_STATUSES),
});

export type CorporateRequest = z.infer<typeof corporateRequest>;

const requests = Object.assign(
  { ordering: byDateOrSum, kind: anyOf(REQUEST_KINDS), status: anyOf(REQUEST_STATUSES) },
  spendingFilters,
);

export const listCorporateRequests = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/requests/',
  summary:
    'What people of the company asked for, the newest first: whose, of which category and how much, never for what. The search looks for the number and the person.',
  query: z.strictObject({ ...requests, ...recordsPage }),
  answer: recordsOf(corporateRequest),
});

export const exportCorporateRequests = defineEndpoint({
  ...OWN,
  method: 'GET',
  path: '/v2/corporate/requests/export/',
  summary: 'The filtered requests as CSV.',
  status: 200,
  query: z.strictObject(requests),
});
