import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { nudge, open } from '../nudges/nudges.contract.ts';

/** A link of the home page to a store (specification.md 2). */
const store = (name: string) =>
  z.nullable(z.string()).check(z.describe(`The page of the app in ${name}; null when it is not there.`));

export const getHome = defineEndpoint({
  method: 'GET',
  path: '/v2/home/',
  audience: 'employee',
  summary: 'Most popular (12), recently added (12) and recommended (at most 6) benefits.',
  answer: z.object({
    popular: z.array(benefitInList),
    last: z.array(benefitInList),
    recommended: z
      .array(benefitInList)
      .check(z.describe('Only what the budgets would pay, unless the reader was never given any.')),
    nudges: z.array(nudge).check(z.describe('Yearly budgets that end within 60 days with money left, the most first.')),
    open: open.check(z.describe('What waits for the reader.')),
    stores: z.object({ app_store: store('the App Store'), google_play: store('Google Play') }),
  }),
});
