import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const toggleFavourite = defineEndpoint({
  method: 'POST',
  path: '/v2/toggle-favorite/',
  audience: 'employee',
  summary: 'Keeps a benefit as a favourite, or lets it go.',
  body: z.strictObject({ id: z.int().check(z.gte(1), z.describe('Of the benefit.')) }),
  answer: z.object({ id: z.int(), favorite: z.boolean() }),
});
