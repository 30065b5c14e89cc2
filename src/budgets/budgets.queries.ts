import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getBudgetYear, listBudgetEntries } from '#contract/budgets/budgets.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { BudgetPlace } from './budget-place.ts';

/** specification.md 9: default 10 per page. */
export const ENTRIES_PER_PAGE = 10;

export type BudgetEntries = AnswerOf<typeof listBudgetEntries>;

/** A page of the changes of one account, with all accounts beside. */
export const budgetEntriesQuery = ({ category, year, month, page }: BudgetPlace) =>
  queryOptions({
    queryKey: ['budget', category, year, month, page],
    queryFn: ({ signal }) =>
      callEndpoint(listBudgetEntries, {
        query: { category, ...(category > 0 && { year }), ...(month && { month }), page, page_size: ENTRIES_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** One account through a calendar year. */
export const budgetYearQuery = ({ category, year, calendarYear }: BudgetPlace) =>
  queryOptions({
    queryKey: ['budget', 'year', category, year, calendarYear],
    queryFn: ({ signal }) =>
      callEndpoint(getBudgetYear, {
        query: { category, ...(category > 0 && { year }), calendar_year: calendarYear },
        signal,
      }),
  });
