import { expect, it } from 'vitest';
import { nudgeDue } from './nudges.rules.ts';

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
