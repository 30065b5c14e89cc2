import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type ListedChange, listChanges } from '#contract/changes/changes.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { type FoundChanges, useFoundChanges } from '../admin/use-history.ts';
import { queryOfPage } from '../api/address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

const changesQuery = (meant: NonNullable<QueryOf<typeof listChanges>>) =>
  infiniteQueryOptions({
    queryKey: [listChanges.path, { query: meant }, 'growing'],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listChanges, {
        query: pageParam === null ? meant : Object.assign({}, meant, { before: pageParam }),
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => (next ? Number(queryOfPage(next).before) || null : null),
    // Whoever opens it wants to see what was done just now.
    staleTime: 0,
  });

/** Changes of any record, the newest first; they grow by what is older than the last one. */
export const useChanges = (meant: NonNullable<QueryOf<typeof listChanges>>): FoundChanges<ListedChange> =>
  useFoundChanges(useInfiniteQuery(changesQuery(meant)));
