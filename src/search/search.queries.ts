import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { searchShop } from '#contract/search/search.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export type Found = AnswerOf<typeof searchShop>;

/** What answers in the shop; what answered before stays until it is here. */
export const foundQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => callEndpoint(searchShop, { query: { search: text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
