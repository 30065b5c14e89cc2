import { expect, test } from 'vitest';

type Imports = Map<string, Set<string>>;
type Chosen = Record<'unit' | 'server' | 'stories' | 'specs', string[]> & { leftOut: number };

const { chosenBy } = (await import(new URL('changed-choice.mjs', import.meta.url).href)) as {
  chosenBy: (changed: string[], imports: Imports) => Chosen;
};
const { namedIn } = (await import(new URL('changed-files.mjs', import.meta.url).href)) as {
  namedIn: (file: string, text: string, known: Set<string>) => Set<string>;
};

// Enough files for one that imports them all to count as joining all features.
const others = Array.from({ length: 30 }, (_, at) => `server/other-${at}/other.ts`);
const house: Record<string, string[]> = {
  'contract/vouchers/vouchers.rules.ts': [],
  'contract/vouchers/vouchers.rules.test.ts': ['contract/vouchers/vouchers.rules.ts'],
  'contract/features.test.ts': [],
  'locales/vouchers/sr.ts': [],
  'locales/help/sr.ts': [],
  'design-system/button/button.tsx': [],
  'src/vouchers/vouchers-view.tsx': ['locales/vouchers/sr.ts', 'design-system/button/button.tsx'],
  'src/help/help-view.tsx': ['locales/help/sr.ts', 'design-system/button/button.tsx'],
  'src/help/help-view.test.tsx': ['src/help/help-view.tsx'],
  'stories/vouchers/vouchers-view.stories.tsx': ['src/vouchers/vouchers-view.tsx'],
  'stories/help/help-view.stories.tsx': ['src/help/help-view.tsx'],
  'server/vouchers/vouchers.service.ts': ['contract/vouchers/vouchers.rules.ts'],
  'server/vouchers/vouchers.routes.ts': ['server/vouchers/vouchers.service.ts'],
  'server/vouchers/vouchers.routes.test.ts': ['server/testing/test-app.ts'],
  'server/help/help.routes.test.ts': ['server/testing/test-app.ts'],
  'server/routes.ts': ['server/vouchers/vouchers.routes.ts', ...others],
  'server/main.ts': ['server/routes.ts'],
  'server/main.test.ts': [],
  'server/testing/test-app.ts': ['server/routes.ts'],
  'e2e/testing/shop.ts': ['e2e/testing/toast.ts'],
  'e2e/testing/toast.ts': [],
  'e2e/testing/codes.ts': ['locales/vouchers/sr.ts'],
  'e2e/transactions/transactions.spec.ts': ['e2e/testing/shop.ts', 'e2e/testing/codes.ts'],
  'e2e/help/help.spec.ts': ['e2e/testing/shop.ts'],
  'e2e/book/plays.spec.ts': [],
};
const imports: Imports = new Map(Object.entries(house).map(([file, named]) => [file, new Set(named)]));
const NONE = { server: [], stories: [], specs: [], leftOut: 0 };

test('a rule touches its tests, the calls of its feature and what speaks of it end to end, but no other feature', () => {
  expect(chosenBy(['contract/vouchers/vouchers.rules.ts'], imports)).toEqual({
    unit: ['contract/vouchers/vouchers.rules.test.ts', 'contract/features.test.ts'],
    server: ['server/vouchers/vouchers.routes.test.ts'],
    stories: [],
    specs: ['e2e/transactions/transactions.spec.ts'],
    leftOut: 0,
  });
});

test('a component touches each story and test that draws it, however far away', () => {
  expect(chosenBy(['design-system/button/button.tsx'], imports)).toEqual({
    unit: ['contract/features.test.ts', 'src/help/help-view.test.tsx'],
    server: [],
    stories: ['stories/vouchers/vouchers-view.stories.tsx', 'stories/help/help-view.stories.tsx'],
    specs: [],
    leftOut: 0,
  });
});

test('a test, a story and an end-to-end test that were changed touch themselves, and a helper those that it helps', () => {
  expect(chosenBy(['server/help/help.routes.test.ts'], imports)).toMatchObject({
    server: ['server/help/help.routes.test.ts'],
    stories: [],
  });
  expect(chosenBy(['e2e/testing/codes.ts'], imports).specs).toEqual(['e2e/transactions/transactions.spec.ts']);
  expect(chosenBy(['e2e/testing/toast.ts'], imports).specs).toHaveLength(2);
});

test('of many end-to-end tests those are taken that have changed, then those that speak of little else', () => {
  const walks = Array.from({ length: 14 }, (_, at) => `e2e/walks/walk-${at}.spec.ts`);
  const busy = 'e2e/journeys/busy.spec.ts';
  const wide = new Map(imports);
  for (const walk of [...walks, busy]) wide.set(walk, new Set(['locales/vouchers/sr.ts']));
  wide.set(busy, new Set(['locales/vouchers/sr.ts', 'locales/help/sr.ts']));
  const { specs, leftOut } = chosenBy(['locales/vouchers/sr.ts'], wide);
  expect(specs).toHaveLength(12);
  expect(specs).not.toContain(busy);
  expect(leftOut).toBe(4);
  expect(chosenBy(['locales/vouchers/sr.ts', busy], wide).specs).toContain(busy);
});

test('what is of no feature touches what reads all files, and nothing else', () => {
  expect(chosenBy(['docs/quality.md'], imports)).toEqual({ unit: ['contract/features.test.ts'], ...NONE });
});

test('what everything rests on touches everything', () => {
  const { unit, server, stories, specs } = chosenBy(['package-lock.json'], imports);
  expect([unit.length, server.length, stories.length, specs.length]).toEqual([3, 3, 2, 2]);
});

test('a file names others by import, by alias and as an address beside it, of those that are there', () => {
  const text = `import { a } from './a.ts'; const b = await import('#src/b/b.tsx'); new URL('c.mjs', import.meta.url); 'gone.ts'`;
  const known = new Set(['e2e/a.ts', 'src/b/b.tsx', 'e2e/c.mjs']);
  expect(namedIn('e2e/x.mjs', text, known)).toEqual(known);
});
