import { assign, setup } from 'xstate';
import type { FilterType, Kind, SortField } from '#contract/benefits/benefits.rules.ts';
import { type BrowsePlace, type Filters, type Layout, plainFilters } from './filters.ts';

export interface BrowseInput extends BrowsePlace {
  /** Whether the person is on the home screen. */
  home: boolean;
}

interface BrowseContext {
  /** Where browsing started. */
  start: BrowseInput;
  filters: Filters;
  /** Text in the search field. */
  typed: string;
  home: boolean;
}

export type BrowseEvent =
  /** Without a category it is the default one of the kind. */
  | { type: 'kind.choose'; kind: Kind; category?: number | null }
  | { type: 'category.choose'; category: number | null }
  /** Chooses a category by its position in a list, like the quick buttons (specification.md 4). */
  | { type: 'position.choose'; category: number }
  | { type: 'type.choose'; filterType: FilterType }
  | { type: 'providers.choose'; providers: readonly number[] }
  | { type: 'location.choose'; location: string }
  | { type: 'fits.choose'; fits: boolean }
  | { type: 'sort.choose'; sort: SortField }
  | { type: 'direction.toggle' }
  | { type: 'filters.clear' }
  /** The address changed: Back, a link, or a shared view. */
  | ({ type: 'filters.restored' } & BrowsePlace)
  | { type: 'layout.choose'; layout: Layout }
  /** The logo was pressed. */
  | { type: 'home.open' }
  | { type: 'search.type'; text: string }
  /** Enter was pressed: searches without the pause. */
  | { type: 'search.submit' }
  | { type: 'search.clear' };

type Chosen = { kind: Kind; category?: number | null };

/** Setup of the browse machine; its states are in browse.machine.ts. */
export const browseSetup = setup({
  types: {
    input: {} as BrowseInput,
    context: {} as BrowseContext,
    events: {} as BrowseEvent,
  },
  actions: {
    // Provided by BrowseScreen. specification.md 4: any filter change reloads the benefits and scrolls to the top.
    reloadBenefits: (_, _place: { filters: Filters }) => {},
    scrollToTop: () => {},

    // specification.md 4: choosing a kind resets the filters first, then selects the category.
    startKind: assign({
      filters: (_, { kind, category }: Chosen) => ({
        ...plainFilters(kind),
        ...(category === undefined ? {} : { category }),
      }),
      home: false,
    }),
    change: assign({
      filters: ({ context }, { part }: { part: Partial<Filters> }) => ({ ...context.filters, ...part }),
    }),
    leaveHome: assign({ home: false }),
    openHome: assign({ home: true }),
    turnDirection: assign({
      filters: ({ context: { filters } }) => ({
        ...filters,
        direction: filters.direction === '+' ? ('-' as const) : ('+' as const),
      }),
    }),
    // What narrows goes, the order stays; special offers are always in a category.
    clear: assign({
      filters: ({ context: { filters } }, { kind }: { kind: Kind }) => ({
        ...plainFilters(kind),
        sort: filters.sort,
        direction: filters.direction,
        ...(kind === 'special' ? { category: filters.category } : {}),
      }),
    }),
    restore: assign({ filters: (_, { filters }: { filters: Filters }) => filters, home: false }),
    keepTyped: assign({ typed: (_, { text }: { text: string }) => text }),
    showSearch: assign({ typed: ({ context }) => context.filters.search }),
    emptySearch: assign({ typed: '' }),
    applySearch: assign({
      filters: ({ context: { filters, typed } }) => ({ ...filters, search: typed.trim() }),
    }),
  },
  guards: {
    isKind: (_, { kind, wanted }: { kind: Kind; wanted: Kind }) => kind === wanted,
    isLayout: (_, { layout, wanted }: { layout: Layout; wanted: Layout }) => layout === wanted,
    isAnotherSearch: ({ context: { filters, typed } }) => typed.trim() !== filters.search,
    isSearched: ({ context: { filters } }) => filters.search !== '',
    startsSpecial: ({ context }) => context.start.kind === 'special',
    startsFixed: ({ context }) => context.start.kind === 'fixed',
    startsAsList: ({ context }) => context.start.layout === 'list',
  },
  delays: { searchPause: 400 }, // specification.md 9: search input debounce
});
