import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageCount } from '#contract/pager/pager.rules.ts';
import { type Found, foundOf } from './found.ts';
import { useOffline } from './use-offline.ts';

/** Runs a query and returns its state for the views. */
export function useRead<Kept, Data, Key extends QueryKey>(
  options: UseQueryOptions<Kept, Error, Data, Key>,
): Found<Data> {
  return foundOf(useQuery(options), useOffline());
}

interface PageOfList {
  /** Rows on all pages. */
  count: number;
  results: readonly unknown[];
}

interface Place {
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** A page of a list; the previous page stays until it is loaded, unless that had no rows. Corrects a page beyond the last (useLastPage). */
export function usePage<Page extends PageOfList, Key extends QueryKey>(
  options: UseQueryOptions<Page, Error, Page, Key>,
  place: Place,
): Found<Page> {
  return useLastPage(useRead({ ...options, placeholderData: rowsOf as never }), place);
}

const rowsOf = (before: PageOfList | undefined) => (before?.count ? before : undefined);

/** All rows of a list that is searched; the previous results stay until they are loaded, unless there were none. */
export const useAllRows = <Row, Key extends QueryKey>(
  options: UseQueryOptions<Row[], Error, Row[], Key>,
): Found<Row[]> =>
  useRead({ ...options, placeholderData: ((before?: Row[]) => (before?.length ? before : undefined)) as never });

/** Reads a page of a list; the previous page stays until it is loaded. */
export const useTurnedPage = <Page, Key extends QueryKey>(
  options: UseQueryOptions<Page, Error, Page, Key>,
): Found<Page> => useRead({ ...options, placeholderData: keepPreviousData as never });

/**
 * Goes to the last page when the address names one beyond it (an old link, a list that became shorter); until that is loaded
 * the state is loading, for a list that has rows must not look empty.
 */
export function useLastPage<Page extends PageOfList>(
  found: Found<Page>,
  { page, perPage, onPage }: Place,
): Found<Page> {
  // While it is loading, the rows shown may be of another list, which may be shorter.
  const pages = found.busy ? null : found.data && pageCount(found.data.count, perPage);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (pages !== null && page > pages) goTo(pages);
  }, [page, pages]);
  const { busy, onRetry, data } = found;
  const isBeyond = data !== null && data.results.length === 0 && (data.count > 0 || page > 1);
  return isBeyond ? { busy, onRetry, state: 'loading', data: null } : found;
}
