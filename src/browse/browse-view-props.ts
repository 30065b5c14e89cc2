import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { FilterType, Kind, SortField } from '#contract/benefits/benefits.rules.ts';
import type { Category, Provider } from '#contract/categories/categories.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { Filters, Layout } from '#machines/browse/filters.ts';
import type { Found } from '../ground/found.ts';

/** A list of benefits as far as it is here. */
export interface BenefitListProps {
  found: Found<readonly BenefitInList[]>;
  /** On all pages; null while it is not known. */
  total: number | null;
  /** What is shown belongs to an older choice: its own list is on the way. */
  stale: boolean;
  more: 'none' | 'ready' | 'loading' | 'failed';
}

export interface BrowseActions {
  onSearch: (text: string) => void;
  /** Enter: without the pause. */
  onSearchNow: () => void;
  onType: (type: FilterType) => void;
  onCategory: (category: number | null) => void;
  onProviders: (providers: readonly number[]) => void;
  onLocation: (location: string) => void;
  onFits: (fits: boolean) => void;
  onSort: (sort: SortField) => void;
  onDirection: () => void;
  onLayout: (layout: Layout) => void;
  /** Removes all filters; order and layout stay. */
  onReset: () => void;
  /** The picker is about to be opened. */
  onWantProviders: () => void;
  onMore: () => void;
}

export interface BrowseViewProps extends BrowseActions {
  kind: Kind;
  filters: Filters;
  layout: Layout;
  /** What stands in the search field; it reaches the filters 400 ms after the last key. */
  typed: string;
  categories: readonly Category[];
  currency: Currency;
  providers: Found<readonly Provider[]>;
  list: BenefitListProps;
}

/** What narrows the list and orders it, without the list: it is not drawn anew for what comes into that. */
export type BrowseControlsProps = Omit<BrowseViewProps, 'list' | 'onMore'>;
