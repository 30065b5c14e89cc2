import { expect, it } from 'vitest';
import { moved, rowsOf, withActions } from './palette-moves.ts';

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

const option = (id: string) => ({ id, label: id });

it('has what can be done with an option behind its group, among what the arrows walk through', () => {
  const groups = [
    { id: 'benefits', title: '', options: [option('1'), option('2')] },
    { id: 'places', title: '', options: [option('1')] },
  ];
  const actions = { id: 'does', title: '', options: [option('history')] };
  const keysOf = (of: string | null) => rowsOf(withActions(groups, of, actions)).map(({ key }) => key);
  expect(keysOf('benefits-1')).toEqual(['benefits-1', 'benefits-2', 'does-history', 'places-1']);
  expect(keysOf('places-1')).toEqual(['benefits-1', 'benefits-2', 'places-1', 'does-history']);
  expect(keysOf(null)).toEqual(['benefits-1', 'benefits-2', 'places-1']);
  expect(withActions(groups, 'benefits-1', null)).toEqual(groups);
});

it('leads nowhere where nothing was found', () => {
  expect(moved([], null, 'ArrowDown')).toBeNull();
});
