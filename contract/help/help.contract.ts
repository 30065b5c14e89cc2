import * as z from 'zod/mini';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { inOtherLanguage } from '../money/money.contract.ts';

const question = z.object({
  id: z.int(),
  topic: z.string(),
  question: z.string(),
  answer: z.string().check(z.describe('Sanitised html.')),
  in_other_language: inOtherLanguage,
});

export type Question = z.infer<typeof question>;

export const listQuestions = defineEndpoint({
  method: 'GET',
  path: '/v2/faq/',
  audience: 'employee',
  summary: 'What people ask, by topic, in the language of the reader. A search looks into both languages.',
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(100))),
    ...pageQuery,
  }),
  answer: pageOf(question),
});
