import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQuestions } from '#contract/help/help.contract.ts';
import type { Language } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The questions that a search finds; what was found before stays until the next is here. */
export const questionsQuery = (search: string, language: Language) =>
  queryOptions({
    queryKey: ['questions', language, search],
    queryFn: ({ signal }) =>
      callEndpoint(listQuestions, { query: { page_size: 100, ...(search ? { search } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
