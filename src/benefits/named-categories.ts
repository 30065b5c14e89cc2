import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { Category } from '#contract/categories/categories.contract.ts';
import type { Language } from '#contract/language/language.ts';
import { categoriesQuery } from './benefits.queries.ts';

/** The categories of the first level, with their names for the reader. */
export type NamedCategories = readonly { id: number; name: string }[];

/** Query for the named categories in a language. */
export const namedCategories = (language: Language) => ({
  ...categoriesQuery,
  select: (categories: readonly Category[]): NamedCategories =>
    categories.map(({ id, name }) => ({ id, name: categoryName(name, language) })),
});
