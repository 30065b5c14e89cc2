import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Kind } from '#contract/benefits/benefits.rules.ts';
import { categoriesQuery, useReaderCurrency } from '../benefit/benefit.queries.ts';
import { benefitsQuery, listQueryOf, providersQuery } from './browse.queries.ts';
import { BrowseView } from './browse-view.tsx';
import type { BrowseActions, ProvidersProps } from './browse-view-props.ts';
import { listProps } from './list-props.ts';
import { useBrowse } from './use-browse.ts';

/** `/flexible-benefits/:catId?` */
export const FlexibleScreen = () => <BrowseScreen kind="flexible" />;

/** `/special-offers/:catId?` */
export const SpecialScreen = () => <BrowseScreen kind="special" />;

/** `/fixed-benefits` */
export const FixedScreen = () => <BrowseScreen kind="fixed" />;

function BrowseScreen({ kind: routeKind }: { kind: Kind }) {
  const { send, ...place } = useBrowse(routeKind);
  const { kind, filters } = place;
  const currency = useReaderCurrency();
  const list = useInfiniteQuery(benefitsQuery(useMemo(() => listQueryOf({ kind, filters }), [kind, filters])));
  const categories = useQuery(categoriesQuery).data ?? [];
  const providers = useProviders(filters.category, kind === 'special');
  const { fetchNextPage, refetch } = list;
  const onMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return (
    <BrowseView
      {...place}
      {...actionsOf(send)}
      list={listProps(list)}
      providers={providers.props}
      categories={categories}
      currency={currency}
      onWantProviders={providers.want}
      onMore={onMore}
      onRetry={() => void refetch()}
    />
  );
}

type Sent = ReturnType<typeof useBrowse>['send'];

const actionsOf = (send: Sent): Omit<BrowseActions, 'onWantProviders' | 'onMore' | 'onRetry'> => ({
  onSearch: (text) => send(text === '' ? { type: 'search.clear' } : { type: 'search.type', text }),
  onSearchNow: () => send({ type: 'search.submit' }),
  onType: (filterType) => send({ type: 'type.choose', filterType }),
  onCategory: (category) => send({ type: 'category.choose', category }),
  onProviders: (providers) => send({ type: 'providers.choose', providers }),
  onLocation: (location) => send({ type: 'location.choose', location }),
  onSort: (sort) => send({ type: 'sort.choose', sort }),
  onDirection: () => send({ type: 'direction.toggle' }),
  onLayout: (layout) => send({ type: 'layout.choose', layout }),
  onReset: () => send({ type: 'filters.clear' }),
});

/** The providers of the category; asked for when their picker is wanted. */
function useProviders(category: number | null, special: boolean) {
  const [wanted, setWanted] = useState(false);
  const { data, isError, refetch } = useQuery({ ...providersQuery(category, special), enabled: wanted });
  const want = () => {
    setWanted(true);
    if (isError) void refetch();
  };
  const props: ProvidersProps = { state: data ? 'ready' : isError ? 'failed' : 'loading', items: data ?? [] };
  return { props, want };
}
