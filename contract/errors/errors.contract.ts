import * as z from 'zod/mini';

/** The one shape of every error answer (product.md 2), in the reader's language. */
export const errorAnswer = z.object({
  message: z.string().check(z.describe('For people, in their language.')),
  code: z.string().check(z.describe('For programs: feature.reason.')),
  fields: z.optional(z.record(z.string(), z.string()).check(z.describe('What is wrong with each named field.'))),
});
