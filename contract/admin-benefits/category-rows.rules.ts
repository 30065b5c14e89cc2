import type { State } from '../records/record-list.contract.ts';
import { holdsWords, searchWords } from '../search/search.rules.ts';
import type { ListedCategory } from './admin-categories.contract.ts';

/** A category of either level as a row; a part has a parent. */
export type CategoryRow = Omit<ListedCategory, 'children'>;

type Lets = (row: CategoryRow) => boolean;

/** Whether both names of a category together have these words. */
export function hasWords(search: string): Lets {
  const words = searchWords(search);
  return ({ name_sr, name_en }) => holdsWords(`${name_sr} ${name_en}`, words);
}

/** Whether a category stands so; without a state each does. */
export const standsAs =
  (state: State | ''): Lets =>
  ({ active }) =>
    state === '' || active === (state === 'active');

/** The rows of the tree that are let through, each part below its category: one that is has its category above it. */
export function rowsOfTree(tree: readonly ListedCategory[], lets: Lets): CategoryRow[] {
  return tree.flatMap(({ children, ...root }) => {
    const parts = children.filter(lets);
    return parts.length > 0 || lets(root) ? [root, ...parts] : [];
  });
}
