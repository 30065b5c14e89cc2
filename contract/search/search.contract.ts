import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { learningInList } from '../courses/courses.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { transaction } from '../transactions/transactions.contract.ts';

const foundProvider = z.object({
  id: z.int(),
  name: z.string(),
  picture: z.nullable(z.string()),
  special: z.boolean().check(z.describe('Has special offers only.')),
  num_of_benefits: z.int().check(z.describe('Flexible ones, or special offers where there are only these.')),
});

const LEARNING = { pk: true, name: true, in_other_language: true, image: true, progress: true } as const;

const foundLearning = z.extend(z.pick(learningInList, LEARNING), {
  package: z.boolean().check(z.describe('A package of courses, not one course.')),
});

const foundTransaction = z.omit(transaction, { effect: true });

/** The most results of each kind. */
export const MOST_FOUND = { benefits: 6, providers: 3, learning: 4, transactions: 4 } as const;

export const searchShop = defineEndpoint({
  method: 'GET',
  path: '/v2/search/',
  audience: 'employee',
  summary:
    'A few of everything that answers to some letters: benefits, providers, learning and what moved one’s money.',
  query: z.strictObject({ search: z.string().check(z.maxLength(100), z.describe('No case, no diacritics.')) }),
  answer: z.object({
    benefits: z
      .array(benefitInList)
      .check(
        z.describe(
          'As in a list, for the page of one begins with it. Those whose name answers first, then the most bought.',
        ),
      ),
    num_of_flexible: z.int().check(z.describe('How many flexible benefits answer in all.')),
    providers: z.array(foundProvider),
    learning: z.array(foundLearning),
    transactions: z.array(foundTransaction).check(z.describe('The newest first; requests are among them.')),
  }),
});
