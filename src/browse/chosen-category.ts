import { categoryName } from '#contract/benefits/benefits.rules.ts';
import type { Category, SubCategory } from '#contract/categories/categories.contract.ts';
import type { Language } from '#contract/language/language.ts';

/** A chosen category with its parent; a first-level one is its own parent. Null when none is chosen, or it is unknown. */
export interface ChosenCategory {
  category: SubCategory;
  parent: Category;
}

export function chosenCategory(categories: readonly Category[], id: number | null): ChosenCategory | null {
  if (id === null) return null;
  for (const parent of categories) {
    const category = parent.id === id ? parent : parent.children.find((child) => child.id === id);
    if (category) return { category, parent };
  }
  return null;
}

/** Categories as the options of a select, in the reader's language. */
export const categoryOptions = (categories: readonly SubCategory[], language: Language) =>
  categories.map(({ id, name }) => ({ value: String(id), label: categoryName(name, language) }));
