import { expect, it } from 'vitest';
import { monthSums } from './month-sums.ts';

const month = (spent: number, last_year: number | null) => ({ spent, last_year });

it('adds months up to the cent, one after the other, beside the same of a year before', () => {
  expect(monthSums([month(0.1, 5), month(0.2, 0), month(10.75, 7.5)])).toEqual([
    { spent: 0.1, last_year: 5 },
    { spent: 0.3, last_year: 5 },
    { spent: 11.05, last_year: 12.5 },
  ]);
});

it('compares nothing where a month of the year before is not known', () => {
  expect(monthSums([month(3, null), month(4, 9)])).toEqual([
    { spent: 3, last_year: null },
    { spent: 7, last_year: null },
  ]);
  expect(monthSums([])).toEqual([]);
});
