import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { categoryName, type Kind } from '#contract/benefits/benefits.rules.ts';
import type { Category } from '#contract/categories/categories.contract.ts';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { categoriesQuery, useMoney, useReaderCurrency } from '../benefits/benefits.queries.ts';
import { usePageTitle } from '../ground/page-title.ts';
import { useOffline } from '../ground/use-offline.ts';
import { benefitsQuery, listQueryOf } from './browse.queries.ts';
import { BrowseView } from './browse-view.tsx';
import type { BrowseActions } from './browse-view-props.ts';
import { chosenCategory } from './chosen-category.ts';
import { listProps } from './list-props.ts';
import { useBrowse } from './use-browse.ts';
import { useProviders } from './use-providers.ts';

const NONE: readonly Category[] = [];

/** `/flexible-benefits/:catId?` */
export const FlexibleScreen = () => <BrowseScreen kind="flexible" />;

/** `/special-offers/:catId?` */
export const SpecialScreen = () => <BrowseScreen kind="special" />;

/** `/fixed-benefits` */
export const FixedScreen = () => <BrowseScreen kind="fixed" />;

function BrowseScreen({ kind: routeKind }: { kind: Kind }) {
  const currency = useReaderCurrency();
  const { send, ...place } = useBrowse(routeKind, currency);
  const { kind, filters } = place;
  const query = useMemo(() => listQueryOf({ kind, filters }), [kind, filters]);
  const list = useInfiniteQuery(benefitsQuery(query, useMoney()));
  const categories = useQuery(categoriesQuery).data ?? NONE;
  const providers = useProviders(filters.category, kind === 'special');
  const { fetchNextPage, isFetchingNextPage } = list;
  usePageTitle(useListTitle(place, categories));
  // A refetch of the list is cancelled for its next page, which would not be requested otherwise.
  const onMore = useCallback(
    () => void fetchNextPage({ cancelRefetch: !isFetchingNextPage }),
    [fetchNextPage, isFetchingNextPage],
  );
  const actions = useMemo(() => actionsOf(send), [send]);
  return (
    <BrowseView
      {...place}
      {...actions}
      list={listProps(list, useOffline())}
      providers={providers.found}
      categories={categories}
      currency={currency}
      onWantProviders={providers.want}
      onMore={onMore}
    />
  );
}

/** Title of the page: the search and the category. */
function useListTitle(
  { kind, filters }: Pick<Place, 'kind' | 'filters'>,
  categories: readonly Category[],
): string | null {
  const t = useTexts(browseTexts);
  const language = useLanguage();
  const chosen = kind === 'fixed' ? null : chosenCategory(categories, filters.category);
  const parts = [
    filters.search && t('quoted', { text: filters.search }),
    chosen && categoryName(chosen.category.name, language),
  ].filter(Boolean);
  return parts.length > 0 ? [...parts, t(`${kind}.title`)].join(', ') : null;
}

type Place = ReturnType<typeof useBrowse>;
type Sent = ReturnType<typeof useBrowse>['send'];

const actionsOf = (send: Sent): Omit<BrowseActions, 'onWantProviders' | 'onMore'> => ({
  onSearch: (text) => send(text === '' ? { type: 'search.clear' } : { type: 'search.type', text }),
  onSearchNow: () => send({ type: 'search.submit' }),
  onType: (filterType) => send({ type: 'type.choose', filterType }),
  onCategory: (category) => send({ type: 'category.choose', category }),
  onProviders: (providers) => send({ type: 'providers.choose', providers }),
  onLocation: (location) => send({ type: 'location.choose', location }),
  onFits: (fits) => send({ type: 'fits.choose', fits }),
  onSort: (sort) => send({ type: 'sort.choose', sort }),
  onDirection: () => send({ type: 'direction.toggle' }),
  onLayout: (layout) => send({ type: 'layout.choose', layout }),
  onReset: () => send({ type: 'filters.clear' }),
});
