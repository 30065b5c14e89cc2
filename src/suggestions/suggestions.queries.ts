import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listSuggestions } from '#contract/suggestions/suggestions.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

export const SUGGESTIONS_PER_PAGE = 10;

export type SuggestionPage = AnswerOf<typeof listSuggestions>;

/** A page of what the person has suggested; the page before stays on the screen until the next is here. */
export const suggestionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['suggestions', page],
    queryFn: ({ signal }) =>
      callEndpoint(listSuggestions, { query: { page, page_size: SUGGESTIONS_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
