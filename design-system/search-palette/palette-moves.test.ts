import { expect, it } from 'vitest';
import { moved } from './palette-moves.ts';

const keys = ['a', 'b', 'c'];

it.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowDown', null, 'a'],
  ['ArrowUp', 'b', 'a'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', null, 'c'],
  ['PageDown', 'a', 'c'],
  ['PageUp', 'c', 'a'],
  ['Enter', 'a', null],
  ['x', 'a', null],
])('%s from %s leads to %s', (key, from, to) => {
  expect(moved(keys, from, key)).toBe(to);
});

it('leads nowhere where nothing was found', () => {
  expect(moved([], null, 'ArrowDown')).toBeNull();
});
