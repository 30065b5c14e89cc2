import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageCount } from '#contract/pager/pager.rules.ts';
import { type Found, foundOf } from './found.ts';
import { useOffline } from './use-offline.ts';

/** Reads something, and says how far that is. */
export function useRead<Kept, Data, Key extends QueryKey>(
  options: UseQueryOptions<Kept, Error, Data, Key>,
): Found<Data> {
  return foundOf(useQuery(options), useOffline());
}

interface PageOfList {
  /** Of all pages. */
  count: number;
  results: readonly unknown[];
}

interface Place {
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** A page of a list; the page before stays until it is here, unless it had no rows: this one may have some. See useLastPage. */
export function usePage<Page extends PageOfList, Key extends QueryKey>(
  options: UseQueryOptions<Page, Error, Page, Key>,
  place: Place,
): Found<Page> {
  return useLastPage(useRead({ ...options, placeholderData: rowsOf as never }), place);
}

const rowsOf = (before: PageOfList | undefined) => (before?.count ? before : undefined);

/** All rows of a list that is searched; what was found before stays until they are here, unless that was nothing. */
export const useAllRows = <Row, Key extends QueryKey>(
  options: UseQueryOptions<Row[], Error, Row[], Key>,
): Found<Row[]> =>
  useRead({ ...options, placeholderData: ((before?: Row[]) => (before?.length ? before : undefined)) as never });

/** Reads a page of a list; the page before stays until it is here. */
export const useTurnedPage = <Page, Key extends QueryKey>(
  options: UseQueryOptions<Page, Error, Page, Key>,
): Found<Page> => useRead({ ...options, placeholderData: keepPreviousData as never });

/**
 * Whoever asks for a page beyond the last (an old link, a list that has become shorter) is led to the last; until that is here it
 * is loading, for a list that has rows is not empty.
 */
export function useLastPage<Page extends PageOfList>(
  found: Found<Page>,
  { page, perPage, onPage }: Place,
): Found<Page> {
  // While it is asked, what is shown may be of another list, which may be shorter.
  const pages = found.busy ? null : found.data && pageCount(found.data.count, perPage);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (pages !== null && page > pages) goTo(pages);
  }, [page, pages]);
  const { busy, onRetry, data } = found;
  const isBeyond = data !== null && data.results.length === 0 && (data.count > 0 || page > 1);
  return isBeyond ? { busy, onRetry, state: 'loading', data: null } : found;
}
