import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** Specification 9: default 10 per page. */
export const ENTRIES_PER_PAGE = 10;

export type BudgetEntries = AnswerOf<typeof listBudgetEntries>;

/** Which account, and which page of its changes. Category 0 is the flexible one, of year 0. */
export interface BudgetPlace {
  category: number;
  year: number;
  /** From 1. */
  page: number;
}

/** A page of the changes of one account, with all accounts beside. */
export const budgetEntriesQuery = ({ category, year, page }: BudgetPlace) =>
  queryOptions({
    queryKey: ['budget', category, year, page],
    queryFn: ({ signal }) =>
      callEndpoint(listBudgetEntries, {
        query: { category, ...(category > 0 && { year }), page, page_size: ENTRIES_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
