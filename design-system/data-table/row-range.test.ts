import { expect, it } from 'vitest';
import { between, joined, ledTo, turned } from './row-range.ts';

const keys = [4, 8, 15, 16, 23];

it.each([
  [8, 16, [8, 15, 16]],
  [16, 8, [8, 15, 16]],
  [4, 4, [4]],
  // The first row of the range is no longer there, after another filter.
  [42, 15, [15]],
])('from %i to %i', (from, to, range) => {
  expect(between(keys, from, to)).toEqual(range);
});

it('turns one row, and leaves what was chosen elsewhere', () => {
  const chosen = new Set([4, 99]);
  expect([...turned(chosen, 8)]).toEqual([4, 99, 8]);
  expect([...turned(chosen, 4)]).toEqual([99]);
  expect([...chosen]).toEqual([4, 99]);
  expect([...joined(chosen, [4, 8])]).toEqual([4, 99, 8]);
});

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['j', 0, 1],
  ['k', 2, 1],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['x', 0, null],
])('%s from %i leads to %s', (key, place, to) => {
  expect(ledTo(key, place, 5, true)).toBe(to);
});

it('knows no letters where they are switched off', () => {
  expect(ledTo('j', 0, 5, false)).toBeNull();
  expect(ledTo('ArrowDown', 0, 5, false)).toBe(1);
});
