import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getTransaction, listTransactions } from '#contract/transactions/transactions.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { TransactionFilters } from './transactions-address.ts';

/** Rows of a table on one page (specification.md 9: default 10 per page). */
export const ROWS_PER_PAGE = 10;

export type TransactionPage = AnswerOf<typeof listTransactions>;

/** The filters as the calls take them; what is empty is left out. */
export function queryOf({ kind, status, from, to, search }: TransactionFilters) {
  return {
    ...(kind && { kind }),
    ...(status && { status }),
    ...(from && { date_from: from }),
    ...(to && { date_to: to }),
    ...(search && { search }),
  };
}

/** A page of the person's transactions; the page before stays on the screen until the next is here. */
export const transactionsQuery = (filters: TransactionFilters) =>
  queryOptions({
    queryKey: ['transactions', 'list', filters],
    queryFn: ({ signal }) =>
      callEndpoint(listTransactions, {
        query: { ...queryOf(filters), page: filters.page, page_size: ROWS_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One transaction of the person: order-12. */
export const transactionQuery = (id: string) =>
  queryOptions({
    queryKey: ['transactions', 'one', id],
    queryFn: ({ signal }) => callEndpoint(getTransaction, { params: { id }, signal }),
  });
