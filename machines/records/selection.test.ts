import { expect, it } from 'vitest';
import { choosing, chosenAmong, countOf, isNothing, NOTHING, type Selection } from './selection.ts';

const all: Selection = { of: 'all', query: {}, count: 412, isExact: true, except: [] };

it('of some rows is them, on whichever page', () => {
  const chosen = choosing(NOTHING, [1, 2, 3], new Set([1, 3, 40]));
  expect([chosen, countOf(chosen), isNothing(chosen)]).toEqual([{ of: 'rows', keys: [1, 3, 40] }, 3, false]);
  expect([...chosenAmong(chosen, [1, 2, 3], false)]).toEqual([1, 3, 40]);
  expect(isNothing(choosing(chosen, [1, 2, 3], new Set()))).toBe(true);
});

it('of all is all but what was taken out, on each page', () => {
  const but = choosing(all, [1, 2, 3], new Set([1, 3]));
  expect([countOf(but), [...chosenAmong(but, [1, 2, 3], true)]]).toEqual([411, [1, 3]]);
  const more = choosing(but, [4, 5], new Set([4]));
  expect([countOf(more), [...chosenAmong(more, [2, 4, 5], true)]]).toEqual([410, [4]]);
  expect(countOf(choosing(more, [1, 2, 3], new Set([1, 2, 3])))).toBe(411);
  expect([...chosenAmong(more, [2, 4, 5], false)]).toEqual([]);
});
