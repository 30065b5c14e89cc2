import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getOrder } from '#contract/checkout/checkout.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listTransactions, type TransactionStatus } from '#contract/transactions/transactions.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Rows of a table on one page (specification 9: default 10 per page). */
export const ROWS_PER_PAGE = 10;

export type TransactionPage = AnswerOf<typeof listTransactions>;
export type Order = AnswerOf<typeof getOrder>;

export interface TransactionFilters {
  status: TransactionStatus | null;
  /** From 1. */
  page: number;
}

/** A page of the person's transactions; the page before stays on the screen until the next is here. */
export const transactionsQuery = ({ status, page }: TransactionFilters) =>
  queryOptions({
    queryKey: ['transactions', status, page],
    queryFn: ({ signal }) =>
      callEndpoint(listTransactions, {
        query: { page, page_size: ROWS_PER_PAGE, ...(status ? { status } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One order of the person with its lines and vouchers. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => callEndpoint(getOrder, { params: { id }, signal }),
  });
