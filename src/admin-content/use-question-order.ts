import { useQuery } from '@tanstack/react-query';
import {
  getQuestionOrder,
  type ListedQuestion,
  listAdminQuestions,
  orderQuestions,
} from '#contract/help/admin-questions.contract.ts';
import { listQuestions } from '#contract/help/help.contract.ts';
import type { List } from '../admin/list/use-list.ts';
import { useReorderableList } from '../admin/reordering/use-reorderable-list.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import type { FaqPlace } from './faq-address.ts';

/** The list of questions with unsaved moves applied, and how its questions are moved. */
export function useQuestionOrder(list: List<FaqPlace, ListedQuestion>, writes: boolean) {
  const { data } = useQuery(query(getQuestionOrder));
  return useReorderableList(list, {
    writes,
    known: data?.ids ?? [],
    put: async (ids, seen) => (await callEndpoint(orderQuestions, { body: { ids: [...ids], seen: [...seen] } })).ids,
    changes: [listAdminQuestions, getQuestionOrder, listQuestions],
  });
}
