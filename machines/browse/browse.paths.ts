import type { SnapshotFrom } from 'xstate';
import type { PathsDefinition, Sight } from '../testing/paths-definition.ts';
import { passes } from '../testing/transitions.ts';
import { browseMachine } from './browse.machine.ts';
import { plainFilters } from './filters.ts';

const shared = { ...plainFilters('special'), search: 'spa', location: 'Novi Sad' };

const events = {
  'chooses flexible': {
    event: { type: 'kind.choose', kind: 'flexible' },
    words: 'the person opens the flexible benefits',
  },
  'chooses special': { event: { type: 'kind.choose', kind: 'special' }, words: 'the person opens the special offers' },
  'chooses fixed': { event: { type: 'kind.choose', kind: 'fixed' }, words: 'the person opens the core benefits' },
  'chooses category': { event: { type: 'category.choose', category: 4 }, words: 'the person chooses a category' },
  'chooses position': {
    event: { type: 'position.choose', category: 105 },
    words: 'the person chooses a category by its position',
  },
  'chooses type': { event: { type: 'type.choose', filterType: 'voucher' }, words: 'the person chooses vouchers only' },
  'chooses providers': {
    event: { type: 'providers.choose', providers: [3, 9] },
    words: 'the person chooses two providers',
  },
  'chooses location': { event: { type: 'location.choose', location: 'Beograd' }, words: 'the person chooses a place' },
  'chooses what fits': {
    event: { type: 'fits.choose', fits: true },
    words: 'the person chooses only what fits the budget',
  },
  'chooses sort': { event: { type: 'sort.choose', sort: 'price' }, words: 'the person sorts by price' },
  'turns direction': { event: { type: 'direction.toggle' }, words: 'the person turns the order round' },
  'clears filters': { event: { type: 'filters.clear' }, words: 'the person clears the filters' },
  'comes by link': {
    event: { type: 'filters.restored', kind: 'special', layout: 'list', filters: shared },
    words: 'the person opens a shared address of special offers in a list',
  },
  'goes Back': {
    event: { type: 'filters.restored', kind: 'flexible', layout: 'grid', filters: plainFilters('flexible') },
    words: 'the person goes Back to the flexible benefits',
  },
  'comes to fixed': {
    event: { type: 'filters.restored', kind: 'fixed', layout: 'grid', filters: plainFilters('fixed') },
    words: 'the person opens an address of core benefits',
  },
  'chooses grid': { event: { type: 'layout.choose', layout: 'grid' }, words: 'the person chooses the grid' },
  'chooses list': { event: { type: 'layout.choose', layout: 'list' }, words: 'the person chooses the list' },
  'presses logo': { event: { type: 'home.open' }, words: 'the person presses the logo' },
  'types spa': { event: { type: 'search.type', text: 'spa' }, words: 'the person types spa in the search' },
  'types nothing': { event: { type: 'search.type', text: '' }, words: 'the person empties the search' },
  'pause passes': { event: passes('searchPause', 'browse.search.typing'), words: '0,4 seconds pass without typing' },
  'presses Enter': { event: { type: 'search.submit' }, words: 'the person presses Enter' },
  'clears search': { event: { type: 'search.clear' }, words: 'the person presses the cross of the search' },
} as const;

/** The leaf state of each region; for the search also the applied text and whether the typed one differs. */
function nameOf({ value, context: { filters, typed, home } }: SnapshotFrom<typeof browseMachine>): string {
  const notes = [filters.search && 'searched', typed.trim() !== filters.search && 'differs'].filter(Boolean).join(' ');
  const state = `kind.${value.kind} + layout.${value.layout} + search.${value.search}${notes && `(${notes})`}`;
  return home ? `${state}, home` : state;
}

const searchField: Sight = { role: 'searchbox', text: 'browse:search' };
const searched: Sight[] = [searchField, { role: 'button', text: 'browse:removeAll' }];

/** Paths of browsing: samples of its events, and what each state shows. The three regions are independent, so each has its own. */
export const browsePaths: PathsDefinition<typeof browseMachine> = {
  name: 'browse',
  machine: browseMachine,
  input: { kind: 'flexible', layout: 'grid', filters: plainFilters('flexible'), home: true },
  otherStarts: {
    'the person opens the address of special offers': {
      input: { kind: 'special', layout: 'grid', filters: plainFilters('special'), home: false },
      state: 'kind.special + layout.grid + search.resting',
    },
    'the person opens the address of core benefits': {
      input: { kind: 'fixed', layout: 'grid', filters: plainFilters('fixed'), home: false },
      state: 'kind.fixed + layout.grid + search.resting',
    },
    'the person opens the address of a list': {
      input: { kind: 'flexible', layout: 'list', filters: plainFilters('flexible'), home: false },
      state: 'kind.flexible + layout.list + search.resting',
    },
  },
  nameOf,
  events,
  states: {
    'kind.flexible': {
      words: 'flexible benefits are shown',
      sights: [{ role: 'heading', text: 'browse:flexible.title', opening: true }],
    },
    'kind.special': {
      words: 'special offers are shown',
      sights: [{ role: 'heading', text: 'browse:special.title', opening: true }],
    },
    'kind.fixed': { words: 'core benefits are shown', sights: [{ role: 'heading', text: 'browse:fixed.title' }] },
    'layout.grid': { words: 'as a grid', sights: [{ role: 'button', text: 'browse:grid', is: 'pressed' }] },
    'layout.list': { words: 'as a list', sights: [{ role: 'button', text: 'browse:list', is: 'pressed' }] },
    'search.resting': { words: 'the search stands still', sights: [searchField], noted: { searched } },
    // The pause itself has no face.
    'search.typing': { words: 'the search waits for the typing to end', sights: [searchField], noted: { searched } },
  },
};
