import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDocuments } from '#contract/documents/documents.contract.ts';
import type { Language } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The documents that a search finds; what was found before stays until the next is here. */
export const documentsQuery = (search: string, language: Language) =>
  queryOptions({
    queryKey: ['documents', language, search],
    queryFn: ({ signal }) =>
      callEndpoint(listDocuments, { query: { page_size: 100, ...(search ? { search } : {}) }, signal }),
    placeholderData: keepPreviousData,
  });
