import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { amount, currency } from '../money/money.contract.ts';

/** A yearly budget that ends soon, with money left in it (product.md 7.4). */
export const nudge = z.object({
  category: z.string().check(z.describe('English/Serbian.')),
  category_id: z.int(),
  left: amount.check(z.describe('Available in the budget of the category.')),
  currency,
  until: z.string().check(z.describe('The last day, YYYY-MM-DD.')),
  days_left: z.int(),
  benefits: z.array(benefitInList).check(z.describe('At most three of the category that fit what is left.')),
});

export type Nudge = z.infer<typeof nudge>;

/** What is open and waits for the reader. */
export const open = z.object({
  requests: z
    .array(z.object({ id: z.int(), provider: z.string() }))
    .check(z.describe('In review and asking for information, the oldest first; at most three.')),
  charge: z
    .nullable(
      z.object({
        name: z.string().check(z.describe('Of the benefit.')),
        day: z.string().check(z.describe('YYYY-MM-DD.')),
        short: amount.check(z.describe('In the currency of the reader.')),
      }),
    )
    .check(z.describe('The next charge of a subscription that the budgets of today will not cover.')),
  course: z
    .nullable(z.object({ pk: z.int(), name: z.string() }))
    .check(z.describe('Begun and not submitted, the last touched.')),
  ask: z
    .nullable(z.object({ name: z.string(), email: z.string() }))
    .check(z.describe('Who gives budgets in the company, for somebody who was never given any.')),
});

export type Open = z.infer<typeof open>;
