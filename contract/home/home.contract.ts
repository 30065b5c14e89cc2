import * as z from 'zod/mini';
import { benefitInList } from '../benefits/benefits.contract.ts';
import { defineEndpoint } from '../endpoint.ts';

export const getHome = defineEndpoint({
  method: 'GET',
  path: '/v2/home/',
  audience: 'employee',
  summary: 'Most popular (12), recently added (12) and recommended (at most 6) benefits.',
  answer: z.object({
    popular: z.array(benefitInList),
    last: z.array(benefitInList),
    recommended: z.array(benefitInList),
  }),
});
