import { expect, it } from 'vitest';
import { defused, restored } from './csv-cell.rules.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['-', "'-"],
  ['  +381', "'  +381"],
  ['\t=1', "'\t=1"],
  ["'-", "''-"],
  ["'Ana", "'Ana"],
  ["O'Brien", "O'Brien"],
  ['1-2', '1-2'],
  ['', ''],
])('writes the cell %j as %j, and reads it back', (cell, written) => {
  expect([defused(cell), restored(written)]).toEqual([written, cell]);
});

it('leaves a cell as it is that somebody corrected to what our files never write', () => {
  expect(['-', '=1', ' @'].map(restored)).toEqual(['-', '=1', ' @']);
});
