import * as z from 'zod/mini';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';
import { amount, currency } from '../money/money.contract.ts';

/** The most people that are named in one gift; everybody is one word. */
export const MOST_NAMED = 1000;

const gift = z.object({
  id: z.int(),
  date: z.string().check(z.describe('ISO 8601.')),
  category: z.nullable(z.int()).check(z.describe('A first-level category; null is the flexible budget.')),
  year: z.nullable(z.int()).check(z.describe('Whose category budget it is; null for the flexible budget.')),
  amount: amount.check(z.describe('To each person.')),
  currency,
  people: z.int().check(z.describe('How many were given it; while it runs, how many it is for.')),
  status: z
    .enum(['given', 'running', 'stopped'])
    .check(z.describe('More than 1,000 people are given it by a task; one that was stopped has given it to some.')),
  task: z.nullable(z.int()),
  with_invited: z.boolean().check(z.describe('Whether a gift to everybody was also for those without an account yet.')),
  note: z.string(),
  given_by: z.int(),
});

export type Gift = z.infer<typeof gift>;

const giftState = z.enum(['given', 'left_out', 'waiting']);

const giftPerson = z.object({
  id: z.int(),
  name: z.string(),
  state: giftState.check(z.describe('left_out: their account was closed when their turn came.')),
  given_at: z.nullable(z.string()).check(z.describe('ISO 8601.')),
});

export type GiftPerson = z.infer<typeof giftPerson>;

export const giveBudget = defineEndpoint({
  method: 'POST',
  path: '/company/budgets/',
  audience: 'company-admin',
  permission: 'company.budgets',
  summary:
    'Gives the same amount to one person of the company, to some, or to everybody: all or none, or more than 1,000 by a task. What somebody is given who has no account yet waits for them. Idempotency-Key: the same key gives once and answers the same. 403 budgets.own to oneself alone.',
  status: 201,
  body: z.strictObject({
    people: z.union([
      z.literal('all'),
      z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(MOST_NAMED)),
    ]),
    category: z.optional(
      z.int().check(z.gte(1), z.describe('Its budget of this year; without it the flexible budget.')),
    ),
    amount: amount.check(z.gt(0), z.lte(100_000_000)),
    with_invited: z.optional(
      z
        .boolean()
        .check(
          z.describe(
            'With `all`: those who were added or invited and have no account yet too. Who is named needs no word.',
          ),
        ),
    ),
    note: z.optional(z.string().check(z.trim(), z.maxLength(200), z.describe('The reason; people read it.'))),
  }),
  answer: gift,
});

export const listGifts = defineEndpoint({
  method: 'GET',
  path: '/company/budgets/',
  audience: 'company-admin',
  permission: 'company.budgets',
  summary: 'What the company gave, newest first.',
  query: z.strictObject({
    ...pageQuery,
  }),
  answer: pageOf(gift),
});

export const listGiftPeople = defineEndpoint({
  method: 'GET',
  path: '/company/budgets/{id}/people/',
  audience: 'company-admin',
  permission: 'company.budgets',
  summary: 'Whom a gift of the company is for, by their names, and who has it.',
  params: idParams,
  query: z.strictObject({
    state: z.optional(giftState),
    ...pageQuery,
  }),
  answer: pageOf(giftPerson),
});
