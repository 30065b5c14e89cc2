import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Category, listCategories } from '#contract/categories/categories.contract.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import type { RootOf } from './budget-shares.ts';

const HOUR = 3_600_000;

const rootsQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => callEndpoint(listCategories, { signal }),
  staleTime: HOUR,
  select: rootsOf,
});

/** Which first-level category a category belongs to; itself when it is one, or is not known. */
export function rootsOf(tree: readonly Category[]): RootOf {
  const roots = new Map(tree.flatMap(({ id, children }) => children.map((child) => [child.id, id])));
  return (category) => roots.get(category) ?? category;
}

const itself: RootOf = (category) => category;

/** The same for the categories of the shop; null until they are here. Without them a budget still knows its own category. */
export function useRootOf(): RootOf | null {
  const { data, isError } = useQuery(rootsQuery);
  return data ?? (isError ? itself : null);
}
