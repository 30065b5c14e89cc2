import { browseSetup } from './browse.setup.ts';
import type { Filters } from './filters.ts';

export type { BrowseEvent, BrowseInput } from './browse.setup.ts';

// specification.md 4: any filter change reloads the benefits and scrolls to the top.
const reload = [
  {
    type: 'reloadBenefits' as const,
    params: ({ context }: { context: { filters: Filters } }) => ({ filters: context.filters }),
  },
  'scrollToTop' as const,
] as const;

const kind = browseSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'kind.choose': [
      {
        guard: { type: 'isKind', params: ({ event }) => ({ kind: event.kind, wanted: 'special' }) },
        target: '.special',
        actions: [{ type: 'startKind', params: ({ event }) => event }, ...reload],
      },
      {
        guard: { type: 'isKind', params: ({ event }) => ({ kind: event.kind, wanted: 'fixed' }) },
        target: '.fixed',
        actions: [{ type: 'startKind', params: ({ event }) => event }, ...reload],
      },
      { target: '.flexible', actions: [{ type: 'startKind', params: ({ event }) => event }, ...reload] },
    ],
    // specification.md 4: choosing a category sets flexible unless already special.
    'category.choose': {
      target: '.flexible',
      actions: [
        { type: 'change', params: ({ event: { category } }) => ({ part: { category } }) },
        'leaveHome',
        ...reload,
      ],
    },
    // specification.md 4: choosing a category by position resets the provider selection and sets flexible.
    'position.choose': {
      target: '.flexible',
      actions: [
        { type: 'change', params: ({ event: { category } }) => ({ part: { category, providers: [] } }) },
        'leaveHome',
        ...reload,
      ],
    },
    'providers.choose': {
      actions: [{ type: 'change', params: ({ event: { providers } }) => ({ part: { providers } }) }, ...reload],
    },
    'location.choose': {
      actions: [{ type: 'change', params: ({ event: { location } }) => ({ part: { location } }) }, ...reload],
    },
    'sort.choose': {
      actions: [{ type: 'change', params: ({ event: { sort } }) => ({ part: { sort } }) }, ...reload],
    },
    'direction.toggle': { actions: ['turnDirection', ...reload] },
    // Back shows a list where it was left: nothing scrolls.
    'filters.restored': [
      {
        guard: { type: 'isKind', params: ({ event }) => ({ kind: event.kind, wanted: 'special' }) },
        target: '.special',
        actions: { type: 'restore', params: ({ event }) => event },
      },
      {
        guard: { type: 'isKind', params: ({ event }) => ({ kind: event.kind, wanted: 'fixed' }) },
        target: '.fixed',
        actions: { type: 'restore', params: ({ event }) => event },
      },
      { target: '.flexible', actions: { type: 'restore', params: ({ event }) => event } },
    ],
    'home.open': { actions: 'openHome' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'startsSpecial', target: 'special' },
        { guard: 'startsFixed', target: 'fixed' },
        { target: 'flexible' },
      ],
    },
    flexible: {
      on: {
        // specification.md 2: the type switch is on the flexible benefits only.
        'type.choose': {
          actions: [
            { type: 'change', params: ({ event: { filterType } }) => ({ part: { type: filterType } }) },
            ...reload,
          ],
        },
        // Nothing else is paid from a budget.
        'fits.choose': {
          actions: [{ type: 'change', params: ({ event: { fits } }) => ({ part: { fits } }) }, ...reload],
        },
        'filters.clear': { actions: [{ type: 'clear', params: { kind: 'flexible' } }, ...reload] },
      },
    },
    special: {
      on: {
        'category.choose': {
          actions: [
            { type: 'change', params: ({ event: { category } }) => ({ part: { category } }) },
            'leaveHome',
            ...reload,
          ],
        },
        'filters.clear': { actions: [{ type: 'clear', params: { kind: 'special' } }, ...reload] },
      },
    },
    fixed: { on: { 'filters.clear': { actions: [{ type: 'clear', params: { kind: 'fixed' } }, ...reload] } } },
  },
});

const layout = browseSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'filters.restored': [
      {
        guard: { type: 'isLayout', params: ({ event }) => ({ layout: event.layout, wanted: 'list' }) },
        target: '.list',
      },
      { target: '.grid' },
    ],
    'layout.choose': [
      {
        guard: { type: 'isLayout', params: ({ event }) => ({ layout: event.layout, wanted: 'list' }) },
        target: '.list',
      },
      { target: '.grid' },
    ],
    // specification.md 4: the logo sets the home flag and the grid.
    'home.open': { target: '.grid' },
  },
  states: {
    deciding: { always: [{ guard: 'startsAsList', target: 'list' }, { target: 'grid' }] },
    grid: {},
    list: {},
  },
});

const search = browseSetup.createStateConfig({
  initial: 'resting',
  on: {
    'search.clear': [
      { guard: 'isSearched', target: '.resting', actions: ['emptySearch', 'applySearch', ...reload] },
      { target: '.resting', actions: 'emptySearch' },
    ],
    // Another list has its own search: what was being typed belonged to the one before.
    'kind.choose': { target: '.resting', actions: 'showSearch' },
    'filters.restored': { target: '.resting', actions: 'showSearch' },
    'filters.clear': { target: '.resting', actions: 'showSearch' },
  },
  states: {
    resting: {
      on: { 'search.type': { target: 'typing', actions: { type: 'keepTyped', params: ({ event }) => event } } },
    },
    typing: {
      after: {
        searchPause: [
          { guard: 'isAnotherSearch', target: 'resting', actions: ['applySearch', ...reload] },
          { target: 'resting' },
        ],
      },
      on: {
        'search.type': {
          target: 'typing',
          reenter: true, // the pause starts again
          actions: { type: 'keepTyped', params: ({ event }) => event },
        },
        'search.submit': [
          { guard: 'isAnotherSearch', target: 'resting', actions: ['applySearch', ...reload] },
          { target: 'resting' },
        ],
      },
    },
  },
});

/** Filters and layout of the list of benefits (specification.md 4). The query cache loads and pages the lists. */
export const browseMachine = browseSetup.createMachine({
  id: 'browse',
  context: ({ input }) => ({
    start: input,
    filters: input.filters,
    typed: input.filters.search,
    home: input.home,
  }),
  type: 'parallel',
  states: { kind, layout, search },
});
