import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf, SMALLEST_GROUP, shownBetween } from './reports.rules.ts';

/** The people who spent in a month, by budget: `{ 1: [11, 12], 2: [11] }`. */
type Month = Record<number, readonly number[]>;

const nameOf = (place: number) => `2026-${String(place + 1).padStart(2, '0')}`;
const spenders = (ids: readonly number[]) => {
  const people = new Set(ids);
  return { people: people.size, ids: people.size < SMALLEST_GROUP ? [...people] : [] };
};
const monthsOf = (year: readonly Month[]) =>
  year.map((month, place) => ({ month: nameOf(place), ...spenders(Object.values(month).flat()) }));
const partsOf = (year: readonly Month[]) =>
  year.flatMap((month, place) =>
    Object.entries(month).map(([category, ids]) => ({
      month: nameOf(place),
      category: Number(category),
      ...spenders(ids),
    })),
  );
const runsIn = (year: readonly Month[]) => runsOf(monthsOf(year)).map((run) => run.map(({ month }) => month));
const ALL = { from: '2026-01', until: '2026-12' };
const shownOf = (year: readonly Month[], between = ALL) =>
  shownBetween([{ runs: runsOf(monthsOf(year)), parts: partsOf(year) }], between);
const shownIn = (year: readonly Month[]) => [...new Set(shownOf(year).alone.map(({ category }) => category))].sort();

const FIVE = [1, 2, 3, 4, 5];

describe('months', () => {
  it.each<[string, Month[], string[][]]>([
    ['stand alone with five people', [{ 0: FIVE }, { 0: FIVE }], [['2026-01'], ['2026-02']]],
    ['are joined with the next ones with four', [{ 0: [1, 2, 3, 4] }, { 0: [5] }], [['2026-01', '2026-02']]],
    ['are not shown while they are the same four', [{ 0: [1, 2, 3, 4] }, { 0: [1, 2, 3, 4] }], []],
    ['in which nobody spent come with the next', [{}, { 0: FIVE }, {}], [['2026-01', '2026-02']]],
  ])('%s', (_name, year, runs) => {
    expect(runsIn(year)).toEqual(runs);
  });
});

describe('budgets', () => {
  it.each<[string, Month[], number[]]>([
    ['are shown with five people each', [{ 0: FIVE, 1: FIVE }], [0, 1]],
    [
      'with four are joined, and with them the one that would give them away',
      [{ 0: FIVE, 1: [1, 2, 3, 4], 2: FIVE }],
      [2],
    ],
    ['with two and three are joined as five', [{ 0: FIVE, 1: [1, 2], 2: [3, 4, 5] }], [0]],
    ['with two and three of the same people take one more', [{ 0: FIVE, 1: [1, 2], 2: [1, 2, 3] }], []],
    [
      'of which nobody spent are joined with none',
      [
        { 0: [], 1: [1, 2, 3, 4], 2: FIVE },
        { 0: FIVE, 1: FIVE, 2: FIVE },
      ],
      [0],
    ],
    [
      'stay joined when more people come',
      [
        { 0: FIVE, 1: [1] },
        { 0: FIVE, 1: FIVE, 2: FIVE },
      ],
      [2],
    ],
  ])('%s', (_name, year, shown) => {
    expect(shownIn(year)).toEqual(shown);
  });
});

it('are joined alike in whatever order they are read', () => {
  const year = [{ 0: FIVE, 1: [1, 2, 3, 4], 2: FIVE }];
  const [runs, parts] = [runsOf(monthsOf(year)), partsOf(year).reverse()];
  const { alone, joined } = shownBetween([{ runs, parts }], ALL);
  expect(alone.map(({ category }) => category)).toEqual([2]);
  expect(joined.map(({ category }) => category)).toEqual([1, 0]);
});

describe('of the months that are asked for', () => {
  // January and February are reported together as one run, March and April each alone.
  const year = [{ 0: [1, 2, 3, 4] }, { 0: [5], 1: [5] }, { 0: FIVE, 1: FIVE }, { 0: FIVE, 1: FIVE }];

  it.each<[string, string, string[][]]>([
    ['2026-01', '2026-04', [['2026-01', '2026-02'], ['2026-03'], ['2026-04']]],
    ['2026-01', '2026-02', [['2026-01', '2026-02']]],
    ['2026-01', '2026-01', []],
    ['2026-02', '2026-02', []],
    ['2026-02', '2026-03', [['2026-03']]],
    ['2026-04', '2026-04', [['2026-04']]],
    ['2026-05', '2026-12', []],
  ])('%s to %s those are shown whose run is whole', (from, until, months) => {
    const { runs, alone, joined } = shownOf(year, { from, until });
    expect(runs.map((run) => run.map(({ month }) => month))).toEqual(months);
    expect([...new Set([...alone, ...joined].map(({ month }) => month))].sort()).toEqual(months.flat());
  });

  it('each budget is either alone or joined with others', () => {
    const { alone, joined } = shownOf([{ 0: FIVE, 1: [1, 2], 2: [3, 4, 5] }]);
    expect([alone, joined].map((parts) => parts.map(({ category }) => category))).toEqual([[0], [1, 2]]);
  });
});

const people = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 });
const years = fc.array(fc.record({ 0: people, 1: people, 2: people, 3: people }), { maxLength: 8 });

/** For each figure that is shown, the spending it contains as `month/budget/person`. Figures without any are left out. */
function figuresOf(year: readonly Month[]): Map<string, Set<string>> {
  const runs = runsIn(year);
  const shown = new Set(shownIn(year));
  const figures = new Map<string, Set<string>>();
  for (const [place, month] of year.entries()) {
    const run = runs.find((months) => months.includes(nameOf(place)));
    for (const [category, ids] of Object.entries(month)) {
      for (const id of run ? ids : []) {
        const names = [`run ${run?.[0]}`, 'all', shown.has(Number(category)) ? `budget ${category}` : 'joined'];
        for (const name of names) figures.set(name, (figures.get(name) ?? new Set()).add(`${place}/${category}/${id}`));
      }
    }
  }
  return figures;
}

const peopleIn = (spent: Iterable<string>) => new Set([...spent].map((each) => each.split('/')[2])).size;

it('says nothing of fewer than five people, and neither does what was shown before beside what is shown now', () => {
  fc.assert(
    fc.property(years, (year) => {
      let before = new Map<string, Set<string>>();
      for (let months = 0; months <= year.length; months += 1) {
        const now = figuresOf(year.slice(0, months));
        for (const figure of now.values()) expect(peopleIn(figure)).toBeGreaterThanOrEqual(SMALLEST_GROUP);
        // A budget that was shown before and is joined now: its old figure is known, and can be subtracted from the joined one.
        const known = [...before].filter(([name]) => !now.has(name)).flatMap(([, spent]) => [...spent]);
        for (const [name, figure] of now) {
          const old = new Set([...(before.get(name) ?? []), ...(name === 'joined' ? known : [])]);
          const added = [...figure].filter((each) => !old.has(each));
          if (added.length > 0) expect(peopleIn(added)).toBeGreaterThanOrEqual(SMALLEST_GROUP);
        }
        before = now;
      }
    }),
    { numRuns: 400 },
  );
});

// A reader can add and subtract figures. As a row of a matrix a figure has a 1 for each month and budget that it contains.
const PRIME = 32_749;
const mod = (value: number) => ((value % PRIME) + PRIME) % PRIME;

function inverse(value: number): number {
  let [power, base, left] = [1, mod(value), PRIME - 2];
  for (; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = mod(power * base);
    base = mod(base * base);
  }
  return power;
}

/** The remainder of a row after elimination by the other rows, in their order. */
function without(others: readonly number[][], row: readonly number[]): number[] {
  let rest = [...row];
  for (const other of others) {
    const at = other.findIndex((value) => value !== 0);
    const times = rest[at] ?? 0;
    rest = rest.map((value, place) => mod(value - times * (other[place] ?? 0)));
  }
  return rest;
}

/** A basis of the rows: the fewest from which all others follow. */
function saying(rows: readonly number[][]): number[][] {
  const kept: number[][] = [];
  for (const row of rows) {
    const rest = without(kept, row);
    const first = rest.find((value) => value !== 0);
    if (first !== undefined) kept.push(rest.map((value) => mod(value * inverse(first))));
  }
  return kept;
}

const BUDGETS = 4;
const rowOf = (parts: readonly { month: string; category: number }[]) => {
  const row = new Array<number>(8 * BUDGETS).fill(0);
  for (const { month, category } of parts) row[(Number(month.slice(5)) - 1) * BUDGETS + category] = 1;
  return row;
};

/** All figures that can be requested for a year: those of each range of its months. */
function askedOf(year: readonly Month[]): number[][] {
  const parts = partsOf(year);
  return year.flatMap((_, from) =>
    year.slice(from).flatMap((_each, length) => {
      const { runs, alone, joined } = shownOf(year, { from: nameOf(from), until: nameOf(from + length) });
      const budgets = [...new Set(alone.map(({ category }) => category))];
      return [
        ...runs.map((run) => rowOf(parts.filter(({ month }) => run.some((each) => each.month === month)))),
        ...budgets.map((budget) => rowOf(alone.filter(({ category }) => category === budget))),
        rowOf(joined),
      ];
    }),
  );
}

it('says nothing of fewer than five people to whoever asks for all months and reckons with the answers', () => {
  fc.assert(
    fc.property(years, (year) => {
      const known = saying(askedOf(year));
      const parts = partsOf(year).filter(({ people }) => people > 0);
      const few = [
        ...parts.map((part) => [part]),
        // One budget in consecutive months.
        ...runsOf(monthsOf(year)).flatMap((run) =>
          [0, 1, 2, 3].map((budget) =>
            parts.filter(({ month, category }) => category === budget && run.some((each) => each.month === month)),
          ),
        ),
        ...monthsOf(year).map(({ month }) => parts.filter((part) => part.month === month)),
      ].filter(
        (group) =>
          group.length > 0 &&
          new Set(group.flatMap(({ ids, people }) => (people < SMALLEST_GROUP ? ids : FIVE))).size < SMALLEST_GROUP,
      );
      for (const group of few) expect(without(known, rowOf(group)).some((value) => value !== 0)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
