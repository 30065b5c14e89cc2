import { useInfiniteQuery } from '@tanstack/react-query';
import { foundOf } from '../ground/found.ts';
import { useOffline } from '../ground/use-offline.ts';
import { type HistorySource, historyQuery } from './history-source.ts';
import type { HistoryViewProps } from './history-view.tsx';

/** The history of a record as `HistoryView` draws it: what was read of it, and what there is further back. */
export function useHistory(source: Pick<HistorySource, 'call' | 'params'>): Pick<HistoryViewProps, 'of' | 'older'> {
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(historyQuery(source));
  const changes = data?.pages.flatMap(({ results }) => results);
  return {
    of: foundOf({ data: changes, error, isFetching, refetch }, useOffline()),
    older: hasNextPage
      ? { busy: isFetchingNextPage, failed: isFetchNextPageError, onMore: () => void fetchNextPage() }
      : null,
  };
}
