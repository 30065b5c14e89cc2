import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Category } from '#contract/categories/categories.contract.ts';
import type { RootOf } from '../budgets/budget-shares.ts';
import { categoriesQuery } from './benefits.queries.ts';

/** Which first-level category a category belongs to; itself when it is one, or is not known. */
export function rootsOf(tree: readonly Category[]): RootOf {
  const roots = new Map(tree.flatMap(({ id, children }) => children.map((child) => [child.id, id])));
  return (category) => roots.get(category) ?? category;
}

const itself: RootOf = (category) => category;

/**
 * Finds the first-level category of any category; null until the shop's categories are here. Without them a budget still knows
 * its own category.
 */
export function useRootOf(): RootOf | null {
  const { data, isError } = useQuery({ ...categoriesQuery, select: rootsOf });
  return data ?? (isError ? itself : null);
}

/** The same, as far as the categories are known by now. */
export function knownRootOf(client: QueryClient): RootOf {
  const tree = client.getQueryData(categoriesQuery.queryKey);
  return tree ? rootsOf(tree) : itself;
}
