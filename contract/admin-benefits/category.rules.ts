import { searchKey } from '../search/search.rules.ts';

/** Length of a category's name in each language, in characters. */
export const CATEGORY_NAME = { least: 2, most: 60 } as const;
/** The most categories of both levels together: all of them are read in one call. */
export const MOST_CATEGORIES = 300;
/** The most benefits that are moved in one step when their category is moved or ended; above that they are moved in bulk first. */
export const MOST_MOVED_ALONG = 1000;

/**
 * What is wrong with the name of a category in one language; null for nothing. Blanks around it do not count. A slash stands
 * between both languages on the wire (specification.md 3), so it can be in neither.
 */
export function categoryNameProblem(name: string): 'required' | 'short' | 'long' | 'slash' | null {
  const letters = [...name.trim()].length;
  if (letters === 0 || searchKey(name) === '') return 'required';
  if (letters < CATEGORY_NAME.least) return 'short';
  if (letters > CATEGORY_NAME.most) return 'long';
  return name.includes('/') ? 'slash' : null;
}
