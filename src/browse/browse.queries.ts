import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listBenefits } from '#contract/benefits/benefits.contract.ts';
import { listCategoryProviders } from '#contract/categories/categories.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { BrowsePlace } from '#machines/browse/filters.ts';
import { growingQuery, query } from '../api/query.ts';

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

/** What is listed. What fits a budget is another list for other money: `money` names it. */
export function benefitsQuery(wanted: ListQuery, money: string) {
  const list = growingQuery(listBenefits, { query: wanted });
  return infiniteQueryOptions({
    ...list,
    queryKey: [...list.queryKey, wanted?.fits ? money : ''],
    // Another filter dims what is shown until its own list is here; another kind begins again.
    placeholderData: (previous, of) => {
      const [, shown] = (of?.queryKey ?? []) as [string?, { query?: ListQuery }?];
      return shown?.query?.benefit_type === wanted?.benefit_type ? keepPreviousData(previous) : undefined;
    },
  });
}

/** Who offers benefits in a category (null: in any). */
export const providersQuery = (category: number | null, special: boolean) =>
  queryOptions({
    ...query(listCategoryProviders, { params: { id: category ?? 0 }, query: { special } }),
    staleTime: 60_000,
  });
