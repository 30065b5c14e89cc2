import * as z from 'zod/mini';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { amount } from '../money/money.contract.ts';

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

const category = z.optional(
  z.int().check(z.gte(0), z.lte(2_000_000_000), z.describe('0, the flexible one, unless said.')),
);
const year = z.optional(
  z.int().check(z.gte(0), z.lte(9999), z.describe('Of a category budget; this year unless said.')),
);

/** Reasons of a ledger entry. */
export const LEDGER_KINDS = [
  'allocation',
  'purchase',
  'subscription',
  'request',
  'enrolment',
  'refund',
  'correction',
] as const;

const account = z.object({
  category_id: z.int().check(z.describe('0 is the flexible account.')),
  year: z.int().check(z.describe('0 for the flexible account, which has no end.')),
  category: z.nullable(z.string()).check(z.describe('English/Serbian; null for the flexible account.')),
  allocated: amount,
  held: amount.check(z.describe('Reserved by open requests.')),
  spent: amount,
  available: amount.check(z.describe('allocated less held and spent; 0 once the year is over.')),
  until: z.nullable(z.string()).check(z.describe('The last day, YYYY-MM-DD; null when it has no end.')),
  ended: z.boolean().check(z.describe('Its year is over: what is left of it can no longer be spent.')),
});

export type BudgetAccount = z.infer<typeof account>;

/** A ledger entry, never changed itself. The three amounts are differences; a negative one took money away. */
const entry = z.object({
  id: z.int(),
  date: z.string().check(z.describe('ISO 8601.')),
  kind: z.enum(LEDGER_KINDS),
  allocated: z.number(),
  held: z.number(),
  spent: z.number(),
  available_after: z.number().check(z.describe('What could be spent right after it.')),
  note: z.string(),
  names: z.array(z.string()).check(z.describe("What it was for, in the reader's language; none for what was given.")),
  who: z.nullable(z.string()).check(z.describe('Who caused it; null for the shop itself.')),
  own: z.boolean().check(z.describe('The reader caused it.')),
  transaction: z.nullable(z.string()).check(z.describe('What it belongs to: order-12.')),
});

export type BudgetEntry = z.infer<typeof entry>;

export const listBudgetEntries = defineEndpoint({
  method: 'GET',
  path: '/v2/budget/entries/',
  audience: 'employee',
  summary: 'Why a balance is what it is: every change of one account, newest first, and all accounts beside.',
  query: z.strictObject({
    category,
    year,
    month: z.optional(month).check(z.describe('YYYY-MM of Belgrade; only what happened in it.')),
    ...pageQuery,
  }),
  answer: z.extend(pageOf(entry), { accounts: z.array(account) }),
});

/** Balance of an account at the end of a day on which it changed. */
const level = z.object({
  day: z.string().check(z.describe('YYYY-MM-DD of Belgrade.')),
  left: z.number().check(z.describe('allocated less held and spent.')),
  held: z.number(),
});

const monthFigures = z.object({
  month,
  came: amount.check(z.describe('What was given, and what came back of cancelled orders.')),
  given_back: amount.check(z.describe('The part of it that came back.')),
  went: amount.check(z.describe('What was spent, and what was given and taken back.')),
  taken_back: amount.check(z.describe('The part of it that was taken back.')),
  held: z.number().check(z.describe('Reserved by open requests when the month ended, or now.')),
  left: z.number().check(z.describe('The same of what can be spent: left before + came - went - held + held before.')),
});

export type BudgetMonth = z.infer<typeof monthFigures>;

const budgetYear = z.object({
  calendar_year: z.int(),
  years: z.array(z.int()).check(z.describe('Those in which something happened, and the one asked for; newest first.')),
  before: z
    .object({ left: z.number(), held: z.number() })
    .check(z.describe('When the year began; of a category budget of that year mostly nothing.')),
  months: z.array(monthFigures).check(z.describe('January to December; those to come repeat what is.')),
  days: z.array(level).check(z.describe('The days of the year that changed something, in their order.')),
});

export type BudgetYear = z.infer<typeof budgetYear>;

export const getBudgetYear = defineEndpoint({
  method: 'GET',
  path: '/v2/budget/year/',
  audience: 'employee',
  summary: 'What came, went and was held of one account, month by month and day by day of a calendar year.',
  query: z.strictObject({
    category,
    year,
    calendar_year: z
      .optional(z.int().check(z.gte(2000), z.lte(9999)))
      .check(z.describe("That of a category budget, or this year's, unless said.")),
  }),
  answer: budgetYear,
});
