import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type Found, foundOf } from '../ground/found.ts';
import { useOffline } from '../ground/use-offline.ts';
import { type HistorySource, historyQuery } from './history-source.ts';

/** What there is further back; null when all is here. */
export type Older = { busy: boolean; failed: boolean; onMore: () => void } | null;

/** Changes as far as they were read, and what there is further back. */
export interface FoundChanges<Change> {
  of: Found<Change[]>;
  older: Older;
}

/** What was read of changes that grow by what is older than the last one. */
export function useFoundChanges<Change>({
  data,
  error,
  isFetching,
  isFetchingNextPage,
  isFetchNextPageError,
  hasNextPage,
  refetch,
  fetchNextPage,
}: UseInfiniteQueryResult<InfiniteData<{ results: Change[] }>>): FoundChanges<Change> {
  const changes = data?.pages.flatMap(({ results }) => results);
  return {
    of: foundOf({ data: changes, error, isFetching, refetch }, useOffline()),
    older: hasNextPage
      ? { busy: isFetchingNextPage, failed: isFetchNextPageError, onMore: () => void fetchNextPage() }
      : null,
  };
}

/** The history of a record as `HistoryView` draws it: what was read of it, and what there is further back. */
export const useHistory = (source: Pick<HistorySource, 'call' | 'params'>) =>
  useFoundChanges(useInfiniteQuery(historyQuery(source)));
