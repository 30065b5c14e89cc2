import { FIRST_CATEGORY_ID, type FilterType, type Kind, type SortField } from '#contract/benefits/benefits.rules.ts';

/** What narrows and orders a list of benefits. */
export interface Filters {
  /** A category or sub-category; null is all. */
  category: number | null;
  search: string;
  type: FilterType;
  providers: readonly number[];
  /** A place of the reader's country; empty is the whole of it. */
  location: string;
  /** Only what the person's budgets would pay; of flexible benefits alone, as the others are not paid from them. */
  fits: boolean;
  sort: SortField;
  direction: '+' | '-';
}

export type Layout = 'grid' | 'list';

/** A list as its address says it, so that it can be shared and Back works. */
export interface BrowsePlace {
  kind: Kind;
  layout: Layout;
  filters: Filters;
}

/** Nothing narrowed, the most bought first (specification.md 4); special offers start in their default category (specification.md 2). */
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
