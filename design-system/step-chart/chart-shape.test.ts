import { expect, it } from 'vitest';
import { heldBands, levelAtEnd, stepArea, stepLine, ticksFor } from './chart-shape.ts';

it.each([
  [0, 1, 2],
  [-5, 1, 2],
  [120_000, 60_000, 120_000],
  [120_001, 80_000, 160_000],
  [48_250, 25_000, 50_000],
  [9, 5, 10],
  [1900, 1000, 2000],
  [2100, 1500, 3000],
])('up to %i it is written at %i and %i', (highest, half, whole) => {
  expect(ticksFor(highest)).toEqual([half, whole]);
});

const points = [
  { at: 0, level: 0, held: 0 },
  { at: 0.25, level: 100, held: 0 },
  { at: 0.5, level: 60, held: 20 },
  { at: 0.75, level: 60, held: 0 },
];

it('draws a line that steps at each point and stays level up to the end', () => {
  expect(stepLine(points, 0.9, 200)).toBe('M0 1000H250V500H500V700H750V700H900');
  expect(stepLine([], 1, 200)).toBe('');
});

it('draws what lies below the line down to the ground', () => {
  expect(stepArea(points.slice(1, 3), 1, 200)).toBe('M250 500H500V700H1000V1000H250Z');
});

it('draws what is held as a band above the line, as long as it is held', () => {
  expect(heldBands(points, 1, 200)).toEqual([{ x: 50, y: 60, width: 25, height: 10 }]);
  expect(heldBands([{ at: 0.5, level: 10, held: 10 }], 0.5, 20)).toEqual([]);
});

it.each([
  ['where the first quarter ends, before what begins there', 0, null, { at: 0.25, level: 0, held: 0 }],
  ['what was held then', 2, null, { at: 0.75, level: 60, held: 20 }],
  ['now, within the last quarter', 3, 0.8, { at: 0.8, level: 60, held: 0 }],
  ['the end of one that is over now', 1, 0.8, { at: 0.5, level: 100, held: 0 }],
])('marks %s', (_, period, now, place) => {
  expect(levelAtEnd(period, 4, points, now)).toEqual(place);
});

it('marks nothing when no period is meant, or there is nothing to stand on', () => {
  expect(levelAtEnd(-1, 4, points, null)).toBeNull();
  expect(levelAtEnd(0, 4, [], null)).toBeNull();
});

it('draws nothing below the ground', () => {
  expect(stepLine([{ at: 0, level: -5, held: 0 }], 1, 100)).toBe('M0 1000H1000');
});
