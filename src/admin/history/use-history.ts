import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type Found, foundOf } from '../../ground/found.ts';
import { useOffline } from '../../ground/use-offline.ts';
import { type HistorySource, historyQuery } from './history-source.ts';

/** Earlier changes that have not been read; null if all have been. */
export type Older = { busy: boolean; failed: boolean; onMore: () => void } | null;

/** The changes read so far, and the earlier ones. */
export interface FoundChanges<Change> {
  of: Found<Change[]>;
  older: Older;
}

/** State of a query for changes that is extended with earlier ones. */
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

/** The history of a record as `HistoryView` takes it: the changes read so far, and the earlier ones. */
export const useHistory = (source: Pick<HistorySource, 'call' | 'params'>) =>
  useFoundChanges(useInfiniteQuery(historyQuery(source)));
