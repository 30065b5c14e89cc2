import { expect, it } from 'vitest';
import { daysBetween, nudgeDue } from './nudges.rules.ts';

it.each([
  ['2026-11-01', '2026-12-31', 60],
  ['2026-12-24', '2026-12-31', 7],
  ['2026-12-31', '2026-12-31', 0],
  ['2027-01-01', '2026-12-31', -1],
  // Clocks go back on 25 October and forward on 29 March.
  ['2026-10-24', '2026-10-26', 2],
  ['2026-03-28', '2026-03-30', 2],
  ['2028-02-28', '2028-03-01', 2],
])('from %s to %s it is %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days));

it.each([
  [365, null],
  [61, null],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [0, 7],
  [-1, null],
])('with %i days left the reminder of %s days is due', (left, due) => expect(nudgeDue(left)).toBe(due));
