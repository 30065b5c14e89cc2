import { useQuery } from '@tanstack/react-query';
import { listBenefits } from '#contract/benefits/benefits.contract.ts';
import {
  getCoreOrder,
  type ListedCoreBenefit,
  listCoreBenefits,
  orderCoreBenefits,
} from '#contract/core-benefits/core-benefits.contract.ts';
import type { List } from '../admin/list/use-list.ts';
import { useReorderableList } from '../admin/reordering/use-reorderable-list.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { query } from '../api/query.ts';
import type { CorePlace } from './core-address.ts';

/** The list of core benefits with unsaved moves applied, and how they are moved. */
export function useCoreOrder(list: List<CorePlace, ListedCoreBenefit>, writes: boolean) {
  const { data } = useQuery(query(getCoreOrder));
  return useReorderableList(list, {
    writes,
    known: data?.ids ?? [],
    put: async (ids, seen) => (await callEndpoint(orderCoreBenefits, { body: { ids: [...ids], seen: [...seen] } })).ids,
    changes: [listCoreBenefits, getCoreOrder, listBenefits],
  });
}
