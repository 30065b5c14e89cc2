import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type ListedChange, listChanges } from '#contract/changes/changes.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { queryOfPage } from '../api/address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { type Found, foundOf } from '../ground/found.ts';
import { useOffline } from '../ground/use-offline.ts';

/** What there is further back; null when all is here. */
export type Older = { busy: boolean; failed: boolean; onMore: () => void } | null;

export interface FoundChanges {
  of: Found<ListedChange[]>;
  older: Older;
}

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
export function useChanges(meant: NonNullable<QueryOf<typeof listChanges>>): FoundChanges {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(changesQuery(meant));
  const changes = data?.pages.flatMap(({ results }) => results);
  return {
    of: foundOf({ data: changes, error, isFetching, refetch }, useOffline()),
    older: hasNextPage
      ? { busy: isFetchingNextPage, failed: isFetchNextPageError, onMore: () => void fetchNextPage() }
      : null,
  };
}
