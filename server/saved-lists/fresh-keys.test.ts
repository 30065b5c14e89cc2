import { expect, it } from 'vitest';
import { freshKeys } from './fresh-keys.ts';

const keys = (...numbers: number[]) => numbers.map((number) => [number]);

it.each<[string, number[], number[], number[]]>([
  ['nothing of the same list', [3, 2, 1], [3, 2, 1], []],
  ['what was added', [3, 2], [5, 4, 3, 2], [5, 4]],
  ['an old row that answers to the filters now', [5, 3], [5, 4, 3, 1], [4, 1]],
  ['nothing where rows are gone', [5, 4, 3], [5, 3], []],
  ['everything where there was nothing', [], [2, 1], [2, 1]],
])('finds %s', (_, seen, now, fresh) => {
  expect(freshKeys(keys(...seen), keys(...now))).toEqual(keys(...fresh));
});

it('of a list longer than is looked at takes nothing for new that only moved up', () => {
  expect(freshKeys(keys(9, 8, 7), keys(10, 9, 6), 3)).toEqual(keys(10));
  expect(freshKeys(keys(9, 7, 6), keys(9, 8, 5), 3)).toEqual(keys(8));
});

it('knows rows of several companies by both numbers, and which is newer by their own', () => {
  const seen = [
    [1, 9],
    [2, 8],
  ];
  expect(
    freshKeys(
      seen,
      [
        [2, 11],
        [1, 10],
        [2, 8],
        [3, 7],
      ],
      2,
    ),
  ).toEqual([
    [2, 11],
    [1, 10],
  ]);
});
