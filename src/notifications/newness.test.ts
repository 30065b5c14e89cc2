import { expect, it } from 'vitest';
import { knownOf, newestOf } from './newness.ts';

const row = (id: number, date: string) => ({ id, date });
const today = row(3, '2026-11-22T09:00:00.000Z');
const yesterday = row(7, '2026-11-21T09:00:00Z');
const lastYear = row(40, '2025-01-02T09:00:00+01:00');

it('tells new ones by their moment: an older one that moves up after a deletion is none', () => {
  const newest = newestOf([today, yesterday]);
  expect(knownOf([today, lastYear], newest)).toEqual([today, lastYear]);
});

it('tells one that came later, also of the same moment', () => {
  const newest = newestOf([yesterday, today]);
  const later = row(41, '2026-11-22T09:00:00.001Z');
  const same = row(4, today.date);
  expect(knownOf([later, same, today, yesterday], newest)).toEqual([today, yesterday]);
});

it('knows none where there were none', () => {
  expect(knownOf([today], newestOf([]))).toEqual([]);
});
