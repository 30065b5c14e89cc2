import { expect, it } from 'vitest';
import { nameSide } from './level-names.ts';

const point = (at: number, level: number) => ({ at, level, held: 0 });
const nothing = { points: [], ahead: [], now: null, top: 120 };

it.each([
  ['at the right, where nothing is drawn', nothing, 'right'],
  ['at the right, above a line that is far below', { ...nothing, points: [point(0, 20)] }, 'right'],
  ['at the left of a line that has come down to it', { ...nothing, points: [point(0, 120), point(0.9, 55)] }, 'left'],
  [
    'at the left of a line that came up where the chart begins',
    { ...nothing, points: [point(0, 0), point(0, 120), point(0.9, 55)] },
    'left',
  ],
  ['at the left of a line that steps through it', { ...nothing, points: [point(0, 120), point(0.9, 20)] }, 'left'],
  ['before now, whose line would go through it', { ...nothing, points: [point(0, 120)], now: 0.9 }, 'now'],
  ['at the right, when now is well before', { ...nothing, points: [point(0, 120), point(0.6, 55)], now: 0.7 }, 'right'],
  [
    'at the left, when the line of now and what comes are in its way',
    { ...nothing, points: [point(0, 120), point(0.8, 55)], ahead: [point(0.95, 52)], now: 0.9 },
    'left',
  ],
  ['at the right, when it is clear nowhere', { ...nothing, points: [point(0, 55)], now: 0.9 }, 'right'],
  [
    'at the right, when now is too early for a name before it',
    { ...nothing, points: [point(0, 55)], now: 0.1 },
    'right',
  ],
] as const)('names a level %s', (_, drawn, side) => {
  expect(nameSide(60, drawn)).toBe(side);
});
