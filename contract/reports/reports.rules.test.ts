import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf, SMALLEST_GROUP, shownBudgets } from './reports.rules.ts';

/** Who spent in a month from which budget: `{ 1: [11, 12], 2: [11] }`. */
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
const shownIn = (year: readonly Month[]) => [...shownBudgets(runsOf(monthsOf(year)), partsOf(year))];

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

const people = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 });
const years = fc.array(fc.record({ 0: people, 1: people, 2: people, 3: people }), { maxLength: 8 });

/** Of each figure that is shown: whose spending is in it. Nobody's is in none. */
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
        // A budget that was shown and is joined now: what it was is known, and is taken away from what they are together.
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
