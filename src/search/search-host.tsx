import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchShop } from '#contract/search/search.contract.ts';
import { failureOf } from '../api/failure-of.ts';
import { query } from '../api/query.ts';
import { categoriesQuery, useKeepCard, useReaderCurrency } from '../benefits/benefits.queries.ts';
import { paths } from '../ground/paths.ts';
import { useOffline } from '../ground/use-offline.ts';
import { useWhenRested } from '../ground/use-when-rested.ts';
import { withPlace } from '../notifications/notification-place.ts';
import { useRecentSearches } from './recent-searches.ts';
import { useTypedAhead } from './search-place.ts';
import { placeOf } from './search-places.ts';
import { SearchView, type SearchViewProps } from './search-view.tsx';

/** Debounce of the call after the last letter; pages and categories are found immediately. Milliseconds. */
const PAUSE = 200;

interface SearchHostProps {
  onCard: () => void;
  onClose: () => void;
}

/** The search dialog over the current page. An opened result replaces it in the history. */
export function SearchHost({ onCard, onClose }: SearchHostProps) {
  const [text, setText] = useTypedAhead();
  const [asked, setAsked] = useState('');
  // An emptied field applies immediately.
  useWhenRested(text.trim(), text.trim() === '' ? 0 : PAUSE, setAsked);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...query(searchShop, { query: { search: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const { data: categories = [] } = useQuery(categoriesQuery);
  const currency = useReaderCurrency();
  const failure = failureOf(error, useOffline());
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const keepCard = useKeepCard();
  const { searches, add, clear } = useRecentSearches();
  const go = (to: string | null) => {
    add(text);
    if (to === null) {
      onClose();
      onCard();
    } else {
      const benefit = data?.benefits.find(({ id }) => paths.benefit(id) === to);
      if (benefit) keepCard(benefit);
      // The notifications open over the current page, which keeps its own query.
      const overPage = { pathname, search: withPlace(new URLSearchParams(search), 'list'), hash };
      void navigate(to === placeOf('notifications').to ? overPage : to, { replace: true });
    }
  };
  const isCurrent = data !== undefined && !isPlaceholderData && asked === text.trim();
  const state: SearchViewProps['state'] =
    text.trim() === ''
      ? 'resting'
      : isCurrent
        ? 'ready'
        : failure === 'offline'
          ? 'offline'
          : failure && asked === text.trim()
            ? 'failed'
            : 'loading';
  return (
    <SearchView
      text={text}
      categories={categories}
      state={state}
      currency={currency}
      onClose={onClose}
      recent={searches}
      onForget={clear}
      onType={setText}
      found={data ?? null}
      onRetry={() => void refetch()}
      onGo={go}
    />
  );
}
