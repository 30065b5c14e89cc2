import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageCount } from '#contract/pager/pager.rules.ts';

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

/**
 * A page of a list. Whoever asks for one beyond the last (an old link, a list that has become shorter) is led to the
 * last; until that is here nothing is `found`, as while any page is loaded, for a list that has rows is not empty.
 */
export function usePagedQuery<Page extends PageOfList, Key extends QueryKey>(
  options: UseQueryOptions<Page, Error, Page, Key>,
  { page, perPage, onPage }: Place,
) {
  const query = useQuery(options);
  const { data } = query;
  const pages = data && pageCount(data.count, perPage);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (pages !== undefined && page > pages) goTo(pages);
  }, [page, pages]);
  const beyond = data && data.count > 0 && data.results.length === 0;
  return { query, found: data && !beyond ? data : null };
}
