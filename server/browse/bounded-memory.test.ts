import { expect, it } from 'vitest';
import { boundedMemory } from './bounded-memory.ts';

it('keeps what is asked for, and forgets what nobody asked for when there is no room left', () => {
  const memory = boundedMemory<number>(8);
  for (const each of [1, 2, 3, 4]) memory.set(`${each}`, each, 1);
  memory.set('5', 5, 1);
  expect(memory.get('1')).toBe(1);
  for (const each of [6, 7, 8]) memory.set(`${each}`, each, 1);
  expect(['1', '2', '3', '4', '5', '8'].map(memory.get)).toEqual([1, undefined, undefined, undefined, 5, 8]);
});

it('never takes more room than there is', () => {
  const memory = boundedMemory<number>(100);
  const there = () => Array.from({ length: 500 }, (_, n) => n).filter((n) => memory.get(`${n}`) !== undefined);
  for (let n = 0; n < 500; n += 1) memory.set(`${n}`, n, 1 + (n % 7));
  expect(there().reduce((room, n) => room + 1 + (n % 7), 0)).toBeLessThanOrEqual(100);
  memory.set('large', 0, 51);
  expect(memory.get('large')).toBeUndefined();
});

it('takes another value in the place of one, and forgets what is taken out', () => {
  const memory = boundedMemory<string>(10);
  memory.set('one', 'a', 2);
  memory.set('one', 'b', 3);
  expect(memory.get('one')).toBe('b');
  memory.delete('one');
  expect(memory.get('one')).toBeUndefined();
  for (const each of ['x', 'y']) memory.set(each, each, 2);
  memory.clear();
  expect(memory.get('x')).toBeUndefined();
});
