import type { ListedCategory } from '#contract/admin-benefits/admin-categories.contract.ts';
import { type CategoryRow, hasWords, rowsOfTree, standsAs } from '#contract/admin-benefits/category-rows.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import type { ListPage } from '../admin/list/use-list.ts';
import { listAddress } from '../admin/parts/list-address.ts';
import { choiceField } from '../ground/address.ts';

/** The parts of the address of the categories; they are always in the order of the shop. */
export const categoriesAddress = listAddress({
  sorts: ['position'],
  columns: ['name', 'benefits', 'budgets', 'private', 'state', 'changed'],
  filters: { state: choiceField(STATES) },
});

export type CategoriesPlace = ReturnType<typeof categoriesAddress.read>;

/** The filters of the address as the file of the list takes them. */
export const categoriesFilter = ({ q, state }: CategoriesPlace) => ({
  search: q || undefined,
  state: state || undefined,
});

/** The rows of the tree that match the address, each child below its category; a child that matches brings its category with it. */
export function categoryRows(
  tree: readonly ListedCategory[],
  { q, state }: Pick<CategoriesPlace, 'q' | 'state'>,
): ListPage<CategoryRow> {
  const found = hasWords(q);
  const stands = standsAs(state);
  const results = rowsOfTree(tree, (row) => found(row) && stands(row));
  const without = [
    ...(q === '' ? [] : [{ filter: 'search', count: rowsOfTree(tree, stands).length }]),
    ...(state === '' ? [] : [{ filter: 'state', count: rowsOfTree(tree, found).length }]),
  ];
  return { count: results.length, results, without: results.length > 0 ? [] : without };
}
