import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Category } from '#contract/categories/categories.contract.ts';
import type { RootOf } from '../budgets/budget-shares.ts';
import { categoriesQuery } from './benefits.queries.ts';

/** Maps a category to its first-level category; to itself when it is one, or is unknown. */
export function rootsOf(tree: readonly Category[]): RootOf {
  const roots = new Map(tree.flatMap(({ id, children }) => children.map((child) => [child.id, id])));
  return (category) => roots.get(category) ?? category;
}

const itself: RootOf = (category) => category;

/**
 * Maps any category to its first-level category; null until the categories are loaded. After a failed load each category maps
 * to itself, which still matches a budget of that very category.
 */
export function useRootOf(): RootOf | null {
  const { data, isError } = useQuery({ ...categoriesQuery, select: rootsOf });
  return data ?? (isError ? itself : null);
}

/** The mapping of the cached categories; each category to itself without them. */
export function knownRootOf(client: QueryClient): RootOf {
  const tree = client.getQueryData(categoriesQuery.queryKey);
  return tree ? rootsOf(tree) : itself;
}
