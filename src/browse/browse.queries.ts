import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBenefits } from '#contract/benefits/benefits.contract.ts';
import { listCategoryProviders } from '#contract/categories/categories.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { BrowsePlace } from '#machines/browse/filters.ts';
import { queryOfPage } from '../api/address.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

type ListQuery = QueryOf<typeof listBenefits>;

/** What the server is asked for; filters that say nothing are left out. */
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

/** A list that grows by following `next` (specification.md 3). What fits a budget is another list for other money: `money` names it. */
export function benefitsQuery(query: ListQuery, money: string) {
  return infiniteQueryOptions({
    queryKey: ['benefits', query, query?.fits ? money : ''],
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listBenefits, { query: pageParam > 1 ? { ...query, page: pageParam } : query, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ next }) => (next ? Number(queryOfPage(next).page) || null : null),
    // Another filter dims what is shown until its own list is here; another kind begins again.
    placeholderData: (previous, of) => {
      const [, shown] = (of?.queryKey ?? []) as [string?, ListQuery?];
      return shown?.benefit_type === query.benefit_type ? keepPreviousData(previous) : undefined;
    },
  });
}

/** Who offers benefits in a category (null: in any). */
export const providersQuery = (category: number | null, special: boolean) =>
  queryOptions({
    queryKey: ['providers', category ?? 0, special],
    queryFn: ({ signal }) =>
      callEndpoint(listCategoryProviders, { params: { id: category ?? 0 }, query: { special }, signal }),
    staleTime: 60_000,
  });
