import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getRequest, getRequestFile, listComments, listRequests } from '#contract/requests/requests.contract.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';

/** Rows of a table on one page (specification.md 9: default 10 per page). */
export const ROWS_PER_PAGE = 10;

export type RequestPage = AnswerOf<typeof listRequests>;

export interface RequestFilters {
  status: RequestStatus | null;
  search: string;
  /** From 1. */
  page: number;
}

/** The first part of the key of all that is known of requests. */
export const REQUESTS_KEY = 'requests';

/** A page of the person's requests; the page before stays on the screen until the next is here. */
export const requestsQuery = ({ status, search, page }: RequestFilters) =>
  queryOptions({
    queryKey: [REQUESTS_KEY, 'list', status, search, page],
    queryFn: ({ signal }) =>
      callEndpoint(listRequests, {
        query: { page, page_size: ROWS_PER_PAGE, ...(status ? { status } : {}), ...(search ? { search } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: [REQUESTS_KEY, 'one', id],
    queryFn: ({ signal }) => callEndpoint(getRequest, { params: { id }, signal }),
  });

export const commentsQuery = (id: number) =>
  queryOptions({
    queryKey: [REQUESTS_KEY, 'comments', id],
    queryFn: ({ signal }) => callEndpoint(listComments, { params: { id }, signal }),
  });

/** The file of a request, for whoever may see it. It never changes. */
export const requestFileQuery = (id: number) =>
  queryOptions({
    queryKey: ['request-file', id],
    queryFn: ({ signal }) => callForFile(getRequestFile, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
