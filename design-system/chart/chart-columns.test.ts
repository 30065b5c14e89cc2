import { expect, it } from 'vitest';
import { shareOf, stepsFor } from './chart-columns.ts';

it.each([
  [0, [0]],
  [-5, [0]],
  [1_208_340, [0, 500_000, 1_000_000, 1_500_000]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2.5, 5, 7.5]],
  [100, [0, 50, 100]],
])('the steps up to %d are even and begin at nothing', (most, steps) => {
  expect(stepsFor(most)).toEqual(steps);
});

it.each([
  [50, 200, 25],
  [0, 200, 0],
  [-20, 200, 0],
  [5, 0, 0],
])('%d of %d takes %d per cent', (value, top, share) => {
  expect(shareOf(value, top)).toBe(share);
});
