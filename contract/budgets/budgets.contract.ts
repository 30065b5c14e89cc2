import * as z from 'zod/mini';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { amount } from '../money/money.contract.ts';

/** Why the money of an account moved. */
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

/** One change of an account, never changed itself. The three amounts are what it added; less than 0 took away. */
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
    category: z.optional(
      z.int().check(z.gte(0), z.lte(2_000_000_000), z.describe('0, the flexible one, unless said.')),
    ),
    year: z.optional(z.int().check(z.gte(0), z.lte(9999), z.describe('Of a category budget; this year unless said.'))),
    ...pageQuery,
  }),
  answer: z.extend(pageOf(entry), { accounts: z.array(account) }),
});
