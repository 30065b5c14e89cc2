import { listWithRows } from '../list/list-with-rows.ts';
import type { List } from '../list/use-list.ts';
import type { ListPlace } from '../parts/list-address.ts';
import type { Reordering } from './reordering.ts';
import { type OrderParts, useOrder } from './use-order.ts';
import { useReordering } from './use-reordering.ts';

interface ReorderableList {
  writes: boolean;
  /** The ids of all records in the server's order; empty while unknown. */
  known: readonly number[];
  put: (ids: readonly number[], seen: readonly number[]) => Promise<readonly number[]>;
  changes: OrderParts<null>['changes'];
}

/** The one level of the order: all records. */
const all = () => null;

/**
 * A list of records with one order: its rows in the wanted order while that is being saved, and how to move them if the list is sorted by
 * position.
 */
export function useReorderableList<Values extends ListPlace, Row extends { id: number }>(
  list: List<Values, Row>,
  { writes, known, put, changes }: ReorderableList,
): { list: List<Values, Row>; moving: Reordering } {
  const { found, values } = list;
  const order = useOrder({ known: () => known, put: (_: null, ids, seen) => put(ids, seen), changes });
  const rows = found.data?.results ?? [];
  const places = new Map(order.idsOf(null).map((id, at) => [id, at]));
  const placeOf = ({ id }: Row) => places.get(id) ?? 0;
  const isInOrder = values.sort === 'position';
  const isMoved = order.isWanted && isInOrder;
  const shown = isMoved ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows;
  const moving = useReordering({ order, levelOf: all, rows: shown, canMove: writes && isInOrder });
  return { list: isMoved ? listWithRows(list, shown) : list, moving };
}
