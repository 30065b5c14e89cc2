import type { ListedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { listAddress } from '../admin/list-address.ts';
import type { ListPage } from '../admin/use-list.ts';
import { choiceField } from '../ground/address.ts';

/** What the address of the categories says. Their order is that of the shop. */
export const categoriesAddress = listAddress({
  sorts: ['position'],
  columns: ['name', 'benefits', 'budgets', 'private', 'state', 'changed'],
  filters: { state: choiceField(STATES) },
});

export type CategoriesPlace = ReturnType<typeof categoriesAddress.read>;

/** A category of either level as a row; a part has a parent. */
export type CategoryRow = Omit<ListedCategory, 'children'>;

type Lets = (row: CategoryRow) => boolean;

/** The rows of the tree that the address asks for, each part below its category: one that answers has its category above it. */
export function categoryRows(
  tree: readonly ListedCategory[],
  { q, state }: Pick<CategoriesPlace, 'q' | 'state'>,
): ListPage<CategoryRow> {
  const words = searchKey(q).split(' ').filter(Boolean);
  const found: Lets = ({ name_sr, name_en }) => {
    const key = searchKey(`${name_sr} ${name_en}`);
    return words.every((word) => key.includes(word));
  };
  const stands: Lets = ({ active }) => state === '' || active === (state === 'active');
  const results = rowsOf(tree, (row) => found(row) && stands(row));
  const without = [
    ...(q === '' ? [] : [{ filter: 'search', count: rowsOf(tree, stands).length }]),
    ...(state === '' ? [] : [{ filter: 'state', count: rowsOf(tree, found).length }]),
  ];
  return { count: results.length, results, without: results.length > 0 ? [] : without };
}

function rowsOf(tree: readonly ListedCategory[], lets: Lets): CategoryRow[] {
  return tree.flatMap(({ children, ...root }) => {
    const parts = children.filter(lets);
    return parts.length > 0 || lets(root) ? [root, ...parts] : [];
  });
}
