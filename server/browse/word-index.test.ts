import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordIndex } from './word-index.ts';

const TEXTS = ['masaza lica', 'masaza ledja', 'joga', 'relaks masaza', 'lica i ruke'];

function indexOf(texts: readonly string[]) {
  const index = wordIndex();
  for (const [number, text] of texts.entries()) index.add(number, text);
  return index;
}

const found = (parts: readonly string[], texts = TEXTS) => [...indexOf(texts).find(parts)].sort();

it.each([
  [['masaza'], [0, 1, 3]],
  [['asa'], [0, 1, 3]],
  [['masaza', 'lic'], [0]],
  [['lic', 'e'], [4]],
  [['a'], [0, 1, 2, 3, 4]],
  [['masaza lica'], []],
  [['x'], []],
  [['masaza', 'x'], []],
])('finds what has %j within its words: %j', (parts, numbers) => {
  expect(found(parts)).toEqual(numbers);
});

it('finds what was added after something was looked for', () => {
  const index = indexOf(TEXTS);
  expect(index.find(['pliv'])).toEqual([]);
  index.add(7, 'plivanje');
  expect(index.find(['pliv'])).toEqual([7]);
});

it('looks no further than the first that is meant', () => {
  const looked: number[] = [];
  const isSecond = (number: number) => looked.push(number) === 2;
  expect(indexOf(TEXTS).some(['masaza'], isSecond)).toBe(true);
  expect(looked).toHaveLength(2);
  // All of several words must be found.
  expect(indexOf(TEXTS).some(['masaza', 'ruke'], () => true)).toBe(false);
});

it('finds whatever a plain look through all texts finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ab', 'č'), minLength: 1, maxLength: 4 });
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), fc.array(word, { minLength: 1, maxLength: 3 }), (texts, parts) => {
      const plain = texts.flatMap((each, number) => (parts.every((part) => each.includes(part)) ? [number] : []));
      expect(found(parts, texts)).toEqual(plain);
      const isOdd = (number: number) => number % 2 === 1;
      expect(indexOf(texts).some(parts, isOdd)).toBe(plain.some(isOdd));
    }),
  );
});
