import { useQuery } from '@tanstack/react-query';
import {
  getQuestionOrder,
  type ListedQuestion,
  listAdminQuestions,
  orderQuestions,
} from '#contract/help/admin-questions.contract.ts';
import type { Moving } from '../admin/moving.ts';
import type { List } from '../admin/use-list.ts';
import { useMoving } from '../admin/use-moving.ts';
import { useOrder } from '../admin/use-order.ts';
import { withRows } from '../admin/with-rows.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import { type FaqPlace, isInOrder } from './faq-address.ts';

type Questions = List<FaqPlace, ListedQuestion>;

/** All questions are in one order. */
const all = () => null;

/** The list as it is wanted while it is being put in order, and how its questions are moved. */
export function useQuestionOrder(list: Questions, writes: boolean): { list: Questions; moving: Moving } {
  const { found, values } = list;
  const { data } = useQuery(query(getQuestionOrder));
  const order = useOrder({
    known: () => data?.ids ?? [],
    put: async (_: null, ids, seen) =>
      (await callEndpoint(orderQuestions, { body: { ids: [...ids], seen: [...seen] } })).ids,
    changes: [listAdminQuestions, getQuestionOrder],
  });
  const rows = found.data?.results ?? [];
  const places = new Map(order.idsOf(null).map((id, at) => [id, at]));
  const placeOf = ({ id }: ListedQuestion) => places.get(id) ?? 0;
  const isMoved = order.isWanted && isInOrder(values);
  const shown = isMoved ? rows.toSorted((one, other) => placeOf(one) - placeOf(other)) : rows;
  const moving = useMoving({ order, levelOf: all, rows: shown, canMove: writes && isInOrder(values) });
  return { list: isMoved ? withRows(list, shown) : list, moving };
}
