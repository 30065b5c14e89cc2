import type { State } from '../records/record-list.contract.ts';
import { holdsWords, searchWords } from '../search/search.rules.ts';
import type { ListedCategory } from './admin-categories.contract.ts';

/** A category of either level as a row of the table; one of the second level has a parent. */
export type CategoryRow = Omit<ListedCategory, 'children'>;

type Lets = (row: CategoryRow) => boolean;

/** Filter: the two names of a category together contain all words of the search. */
export function hasWords(search: string): Lets {
  const words = searchWords(search);
  return ({ name_sr, name_en }) => holdsWords(`${name_sr} ${name_en}`, words);
}

/** Filter by state; without a state every category passes. */
export const standsAs =
  (state: State | ''): Lets =>
  ({ active }) =>
    state === '' || active === (state === 'active');

/** Rows of the tree that pass the filter, children below their category. A category whose child passes is shown too. */
export function rowsOfTree(tree: readonly ListedCategory[], lets: Lets): CategoryRow[] {
  return tree.flatMap(({ children, ...root }) => {
    const parts = children.filter(lets);
    return parts.length > 0 || lets(root) ? [root, ...parts] : [];
  });
}
