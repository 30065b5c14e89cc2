import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { RowKey } from '#design-system/data-table/table-column.ts';
import type { Found } from '../../ground/found.ts';
import { type ListNews, newsOf, type Rows, withValues } from './list-news.ts';

interface Held<Page> {
  /** Hash of the query key that the page answers. */
  name: string;
  page: Page;
}

export interface SteadyPage<Page> {
  found: Found<Page>;
  /** Changes held back until the person asks for them. */
  news: ListNews | null;
  showNews: () => void;
}

/**
 * A page of a list whose rows do not jump. A background read with other rows is held back, and only the values of the shown rows are
 * updated. Shown immediately is what the person asked for: another page or filter, a list just opened, their own change (which invalidates
 * the call), and a retry.
 */
export function useSteadyPage<Page extends Rows>(
  found: Found<Page>,
  queryKey: QueryKey,
  keyOf: (row: never) => RowKey,
): SteadyPage<Page> {
  const client = useQueryClient();
  const isBack = useNavigationType() === 'POP';
  const name = hashKey(queryKey);
  const [held, hold] = useState<Held<Page> | null>(null);
  const shown = useRef<Page | undefined>(undefined);
  const isAsked = useRef(false);
  const isNews = useEffectEvent(
    (latest: Page) => shown.current !== undefined && newsOf(shown.current, latest, keyOf) !== null,
  );
  const isAskedFirst = useEffectEvent(() => {
    const state = client.getQueryState<Page>(queryKey);
    return state?.fetchStatus === 'fetching' && (!isBack || state.isInvalidated || state.data === undefined);
  });
  useEffect(() => {
    const cache = client.getQueryCache();
    shown.current = cache.get(name)?.state.data as Page | undefined;
    isAsked.current = isAskedFirst();
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== name) return;
      if (event.action.type === 'invalidate') isAsked.current = true;
      if (event.action.type !== 'success') return;
      const latest = event.query.state.data as Page;
      const isHeld = !isAsked.current && !event.action.manual && isNews(latest);
      if (!isHeld) shown.current = latest;
      hold(isHeld && shown.current ? { name, page: shown.current } : null);
      isAsked.current = false;
    });
  }, [client, name]);
  const onRetry = () => {
    isAsked.current = true;
    found.onRetry();
  };
  const read = Object.assign({}, found, { onRetry });
  const page = held?.name === name ? held.page : null;
  const latest = found.data;
  const news = page && latest && newsOf(page, latest, keyOf);
  if (!page || !latest || !news) return { found: read, news: null, showNews: () => {} };
  const data = withValues(page, latest, keyOf);
  const showNews = () => {
    shown.current = latest;
    hold(null);
  };
  return { found: Object.assign({}, read, { data }) as Found<Page>, news, showNews };
}
