import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const subCategory = z.object({
  id: z.int(),
  name: z.string().check(z.describe('English/Serbian.')),
  icon: z.string().check(z.describe('The name of a drawing.')),
  num_of_benefits: z.int(),
});

const category = z.extend(subCategory, { children: z.array(subCategory) });

export type SubCategory = z.infer<typeof subCategory>;
export type Category = z.infer<typeof category>;

export const listCategories = defineEndpoint({
  method: 'GET',
  path: '/v2/category/',
  audience: 'employee',
  summary: 'The tree of categories, two levels, with how many benefits each has.',
  answer: z.array(category),
});

const provider = z.object({
  id: z.int(),
  name: z.string(),
  picture: z.nullable(z.string()),
  num_of_benefits: z.int(),
});

export type Provider = z.infer<typeof provider>;

export const listCategoryProviders = defineEndpoint({
  method: 'GET',
  path: '/v2/category-providers/{id}/',
  audience: 'employee',
  summary: 'Who offers benefits in a category (0: in any), flexible ones or special offers.',
  params: z.strictObject({ id: z.int().check(z.gte(0)) }),
  query: z.strictObject({ special: z.optional(z.boolean()) }),
  answer: z.array(provider),
});
