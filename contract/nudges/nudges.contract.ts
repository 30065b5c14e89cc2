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
