import { useQuery } from '@tanstack/react-query';
import { listAdminCategories, orderCategories } from '#contract/admin-benefits/admin-categories.contract.ts';
import type { CategoryRow } from '#contract/admin-benefits/category-rows.rules.ts';
import { listCategories } from '#contract/categories/categories.contract.ts';
import { listWithRows } from '../admin/list/list-with-rows.ts';
import type { List } from '../admin/list/use-list.ts';
import type { Reordering } from '../admin/reordering/reordering.ts';
import { useOrder } from '../admin/reordering/use-order.ts';
import { useReordering } from '../admin/reordering/use-reordering.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import type { CategoriesPlace } from './categories-address.ts';
import { inTreeOrder, landingIn } from './category-order.ts';

type Categories = List<CategoriesPlace, CategoryRow>;

/** How categories are moved; `landing` is where one that is dragged over another comes to. */
export interface CategoryMoving extends Reordering {
  landing: ReturnType<typeof landingIn>;
}

/** The tree with unsaved moves applied, and how its categories are moved, each within its level. */
export function useCategoryOrder(list: Categories, writes: boolean): { list: Categories; moving: CategoryMoving } {
  const { data } = useQuery(query(listAdminCategories));
  const roots = data?.results ?? [];
  const order = useOrder<number | null>({
    known: (level) =>
      (level === null ? roots : (roots.find(({ id }) => id === level)?.children ?? [])).map(({ id }) => id),
    put: async (parent_id, ids, seen) =>
      (await callEndpoint(orderCategories, { body: { parent_id, ids: [...ids], seen: [...seen] } })).ids,
    changes: [listAdminCategories, listCategories],
  });
  const read = list.found.data?.results ?? [];
  const rows = order.isWanted ? inTreeOrder(read, order.idsOf) : read;
  const moving = useReordering({ order, levelOf: ({ parent_id }: CategoryRow) => parent_id, rows, canMove: writes });
  return {
    list: order.isWanted ? listWithRows(list, rows) : list,
    moving: Object.assign(moving, { landing: landingIn(rows) }),
  };
}
