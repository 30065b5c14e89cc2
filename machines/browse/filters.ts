import { FIRST_CATEGORY_ID, type FilterType, type Kind, type SortField } from '#contract/benefits/benefits.rules.ts';

/** Filters and order of a list of benefits. */
export interface Filters {
  /** A category or sub-category; null for all. */
  category: number | null;
  search: string;
  type: FilterType;
  providers: readonly number[];
  /** A location in the reader's country; empty for the whole country. */
  location: string;
  /** Only benefits that the person's budgets can pay; for flexible benefits only, since budgets do not pay for others. */
  fits: boolean;
  sort: SortField;
  direction: '+' | '-';
}

export type Layout = 'grid' | 'list';

/** A list as its address describes it, so that it can be shared and Back works. */
export interface BrowsePlace {
  kind: Kind;
  layout: Layout;
  filters: Filters;
}

/** No filters, most bought first (specification.md 4); special offers start in their default category (specification.md 2). */
export const plainFilters = (kind: Kind): Filters => ({
  category: kind === 'special' ? FIRST_CATEGORY_ID : null,
  search: '',
  type: '',
  providers: [],
  location: '',
  fits: false,
  sort: 'bought',
  direction: '-',
});
