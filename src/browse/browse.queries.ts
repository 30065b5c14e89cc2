import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBenefits } from '#contract/benefits/benefits.contract.ts';
import { listCategoryProviders } from '#contract/categories/categories.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { BrowsePlace } from '#machines/browse/filters.ts';
import { growingQuery, query } from '../api/query.ts';

type ListQuery = QueryOf<typeof listBenefits>;

/** Query parameters of the list; empty filters are left out. */
export function listQueryOf({ kind, filters }: Pick<BrowsePlace, 'kind' | 'filters'>): ListQuery {
  const { category, search, type, providers, location, fits, sort, direction } = filters;
  return {
    ordering: `${direction}${sort}`,
    benefit_type: kind,
    ...(category !== null && kind !== 'fixed' ? { category } : {}),
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(type ? { benefit_filter: type } : {}),
    ...(providers.length > 0 ? { providers: providers.join(',') } : {}),
    ...(location ? { location } : {}),
    ...(fits ? { fits } : {}),
  };
}

/** Query for the list. The filter "fits my budget" depends on the available money, so `money` is part of the cache key. */
export function benefitsQuery(wanted: ListQuery, money: string) {
  const list = growingQuery(listBenefits, { query: wanted });
  return infiniteQueryOptions({
    ...list,
    queryKey: [...list.queryKey, wanted?.fits ? money : ''],
    // With another filter the previous list stays, dimmed, until the new one is loaded; another kind starts empty.
    placeholderData: (previous, of) => {
      const [, shown] = (of?.queryKey ?? []) as [string?, { query?: ListQuery }?];
      return shown?.query?.benefit_type === wanted?.benefit_type ? keepPreviousData(previous) : undefined;
    },
  });
}

/** Providers of benefits in a category (null: in any). */
export const providersQuery = (category: number | null, special: boolean) =>
  queryOptions({
    ...query(listCategoryProviders, { params: { id: category ?? 0 }, query: { special } }),
    staleTime: 60_000,
  });
