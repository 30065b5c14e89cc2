import type { Kind } from '#contract/benefits/benefits.rules.ts';
import type { Layout } from './filters.ts';

// Written by hand from specification.md 4 and 9, region by region: all regions are active together, and no event of one changes another.

/** specification.md 4: choosing a category sets flexible unless already special; by position always. */
const kinds: Record<Kind, Record<string, Kind>> = {
  flexible: {
    'chooses special': 'special',
    'chooses fixed': 'fixed',
    'comes by link': 'special',
    'comes to fixed': 'fixed',
  },
  special: {
    'chooses flexible': 'flexible',
    'chooses fixed': 'fixed',
    'chooses position': 'flexible',
    'goes Back': 'flexible',
    'comes to fixed': 'fixed',
  },
  fixed: {
    'chooses flexible': 'flexible',
    'chooses special': 'special',
    'chooses category': 'flexible',
    'chooses position': 'flexible',
    'comes by link': 'special',
    'goes Back': 'flexible',
  },
};

/** specification.md 4: the logo sets the grid. The link of the samples is to a list, the other two addresses to a grid. */
const layouts: Record<Layout, Record<string, Layout>> = {
  grid: { 'chooses list': 'list', 'comes by link': 'list' },
  list: { 'chooses grid': 'grid', 'presses logo': 'grid', 'goes Back': 'grid', 'comes to fixed': 'grid' },
};

/** Events that reset the filters together with the search; the link carries a search of its own. */
const newSearch: Record<string, string> = {
  'chooses flexible': 'resting',
  'chooses special': 'resting',
  'chooses fixed': 'resting',
  'clears filters': 'resting',
  'clears search': 'resting',
  'goes Back': 'resting',
  'comes to fixed': 'resting',
  'comes by link': 'resting, searched',
};

const searches: Record<string, Record<string, string>> = {
  resting: { ...newSearch, 'types spa': 'typing, differs', 'types nothing': 'typing' },
  'resting, searched': { ...newSearch, 'types spa': 'typing, searched', 'types nothing': 'typing, searched, differs' },
  typing: {
    ...newSearch,
    'types spa': 'typing, differs',
    'types nothing': 'typing',
    'pause passes': 'resting',
    'presses Enter': 'resting',
  },
  'typing, differs': {
    ...newSearch,
    'types spa': 'typing, differs',
    'types nothing': 'typing',
    'pause passes': 'resting, searched',
    'presses Enter': 'resting, searched',
  },
  'typing, searched': {
    ...newSearch,
    'types spa': 'typing, searched',
    'types nothing': 'typing, searched, differs',
    'pause passes': 'resting, searched',
    'presses Enter': 'resting, searched',
  },
  'typing, searched, differs': {
    ...newSearch,
    'types spa': 'typing, searched',
    'types nothing': 'typing, searched, differs',
    'pause passes': 'resting',
    'presses Enter': 'resting',
  },
};

/** specification.md 4: the home flag is cleared when browsing a list, and the logo sets it. */
const leavesHome = [
  'chooses flexible',
  'chooses special',
  'chooses fixed',
  'chooses category',
  'chooses position',
  'comes by link',
  'goes Back',
  'comes to fixed',
];

/** Events that are possible in each state and change none. */
const anywhere = ['chooses providers', 'chooses location', 'chooses sort', 'turns direction'];

/** Events that are possible in a state. */
function possible(kind: Kind, search: string): string[] {
  return [
    ...anywhere,
    ...leavesHome,
    ...[
      'chooses grid',
      'chooses list',
      'presses logo',
      'clears filters',
      'clears search',
      'types spa',
      'types nothing',
    ],
    // specification.md 2: the type switch is on the flexible benefits only; so is what fits the budget, for nothing else is paid from it.
    ...(kind === 'flexible' ? ['chooses type', 'chooses what fits'] : []),
    ...(search.startsWith('typing') ? ['pause passes', 'presses Enter'] : []),
  ];
}

const nameOf = (kind: string, layout: string, search: string, home: boolean) => {
  const [leaf, ...notes] = search.split(', ');
  const state = `kind.${kind} + layout.${layout} + search.${leaf}${notes.length > 0 ? `(${notes.join(' ')})` : ''}`;
  return home ? `${state}, home` : state;
};

function stepsFrom(kind: Kind, layout: Layout, search: string, home: boolean): string[] {
  return possible(kind, search).map((event) => {
    const to = nameOf(
      kinds[kind][event] ?? kind,
      layouts[layout][event] ?? layout,
      searches[search]?.[event] ?? search,
      event === 'presses logo' || (home && !leavesHome.includes(event)),
    );
    return `${nameOf(kind, layout, search, home)} | ${event} | ${to}`;
  });
}

export const steps: readonly string[] = (['flexible', 'special', 'fixed'] as const).flatMap((kind) =>
  (['grid', 'list'] as const).flatMap((layout) =>
    Object.keys(searches).flatMap((search) => [true, false].flatMap((home) => stepsFrom(kind, layout, search, home))),
  ),
);
