import * as z from 'zod/mini';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { typedText } from '../language/typed-text.ts';
import { SUGGESTION_LIMITS, SUGGESTION_STATUSES } from './suggestions.rules.ts';

const suggestion = z.object({
  id: z.int(),
  name: z.string(),
  provider: z.string(),
  category: z.int().check(z.describe('Of the first level.')),
  category_name: z.string().check(z.describe('English/Serbian.')),
  why: z.string(),
  date: z.string().check(z.describe('ISO 8601.')),
  answer: z.nullable(z.string()).check(z.describe('Null until somebody has answered.')),
  answered_at: z.nullable(z.string()).check(z.describe('ISO 8601.')),
  status: z.enum(SUGGESTION_STATUSES).check(z.describe('What became of it: `live` is a benefit by now.')),
  benefit: z
    .nullable(z.int())
    .check(z.describe('The benefit that came of it, where the person is offered it on a page; else null.')),
});

export type Suggestion = z.infer<typeof suggestion>;

const line = (most: number) => z.string().check(typedText(), z.minLength(1), z.maxLength(most));

export const listSuggestions = defineEndpoint({
  method: 'GET',
  path: '/v2/suggestions/',
  audience: 'employee',
  summary: 'What the person has suggested, newest first, with the answers.',
  query: z.strictObject({
    ...pageQuery,
  }),
  answer: pageOf(suggestion),
});

export const suggestBenefit = defineEndpoint({
  method: 'POST',
  path: '/v2/suggestions/',
  audience: 'employee',
  summary: 'Suggests a benefit. The same Idempotency-Key suggests it once and gives the first answer again.',
  status: 201,
  body: z.strictObject({
    name: line(SUGGESTION_LIMITS.name),
    provider: line(SUGGESTION_LIMITS.provider),
    category: z.int().check(z.gte(1), z.lte(2_147_483_647), z.describe('Of the first level.')),
    why: line(SUGGESTION_LIMITS.why),
  }),
  answer: suggestion,
});
