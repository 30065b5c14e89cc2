import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import type { FilterType, Kind, SortField } from '#contract/benefits/benefits.rules.ts';
import type { Category, Provider } from '#contract/categories/categories.contract.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import type { Filters, Layout } from '#machines/browse/filters.ts';
import type { Found } from '../ground/found.ts';

/** A list of benefits as far as it is loaded. */
export interface BenefitListProps {
  found: Found<readonly BenefitInList[]>;
  /** On all pages; null while it is not known. */
  total: number | null;
  /** The benefits shown are of the previous filters; those of the current ones are loading. */
  stale: boolean;
  more: 'none' | 'ready' | 'loading' | 'failed';
}

export interface BrowseActions {
  onSearch: (text: string) => void;
  /** Called on Enter: searches without the debounce. */
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
  /** Called when the picker is about to be opened, to load the providers. */
  onWantProviders: () => void;
  onMore: () => void;
}

export interface BrowseViewProps extends BrowseActions {
  kind: Kind;
  filters: Filters;
  layout: Layout;
  /** Text of the search field; it becomes a filter 400 ms after the last key. */
  typed: string;
  categories: readonly Category[];
  currency: Currency;
  providers: Found<readonly Provider[]>;
  list: BenefitListProps;
}

/** Props of the filters and the order, without the list, so that these do not rerender when benefits are loaded. */
export type BrowseControlsProps = Omit<BrowseViewProps, 'list' | 'onMore'>;
