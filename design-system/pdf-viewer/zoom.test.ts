import { expect, it } from 'vitest';
import { zoomedBy } from './zoom.ts';

it.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [3, 1, 3],
  [0.5, -1, 0.5],
] as const)('from %d in direction %d the zoom is %d', (zoom, direction, next) => {
  expect(zoomedBy(zoom, direction)).toBe(next);
});
