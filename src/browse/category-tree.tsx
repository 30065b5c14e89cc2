import { matchPath, useLocation } from 'react-router-dom';
import type { Kind } from '#contract/benefits/benefits.rules.ts';
import { type BrowsePlace, plainFilters } from '#machines/browse/filters.ts';
import { categoriesQuery } from '../benefits/benefits.queries.ts';
import { paths } from '../ground/paths.ts';
import { useRead } from '../ground/use-read.ts';
import { readAddress, writeAddress } from './browse-address.ts';
import { CategoryTreeView } from './category-tree-view.tsx';

interface CategoryTreeProps {
  open: boolean;
  onToggle: () => void;
}

/** The categories of the sidebar; loaded when it appears (specification.md 7). */
export function CategoryTree({ open, onToggle }: CategoryTreeProps) {
  const categories = useRead(categoriesQuery);
  const place = useShownPlace();
  // specification.md 4: choosing a category sets flexible unless already special, and resets the providers.
  const kind = place?.kind === 'special' ? 'special' : 'flexible';
  const filters = place?.kind === kind ? place.filters : plainFilters(kind);
  const addressOf = (category: number | null) =>
    writeAddress({ kind, layout: place?.layout ?? 'grid', filters: { ...filters, providers: [], category } });
  return (
    <CategoryTreeView
      categories={categories}
      current={place && place.kind !== 'fixed' ? place.filters.category : undefined}
      counts={kind === 'flexible'}
      addressOf={addressOf}
      open={open}
      onToggle={onToggle}
    />
  );
}

const routes: [string, Kind][] = [
  [`${paths.flexible()}/:catId?`, 'flexible'],
  [`${paths.special()}/:catId?`, 'special'],
  [paths.fixed, 'fixed'],
];

/** The list in the current address; null on other pages. */
function useShownPlace(): BrowsePlace | null {
  const { pathname, search } = useLocation();
  for (const [route, kind] of routes) {
    const match = matchPath(route, pathname);
    if (match) return readAddress(kind, (match.params as { catId?: string }).catId, new URLSearchParams(search));
  }
  return null;
}
