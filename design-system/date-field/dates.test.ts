import { expect, it } from 'vitest';
import { readDay, showDay, toDate, toIsoDay } from './dates.ts';

it.each([
  ['5.11.2026', '2026-11-05'],
  ['05.11.2026.', '2026-11-05'],
  [' 5. 11. 2026. ', '2026-11-05'],
  ['5 . 11 . 2026 .', '2026-11-05'],
  ['5/11/2026', '2026-11-05'],
  ['5,11,2026', '2026-11-05'],
  ['05112026', '2026-11-05'],
  // As our own files write it.
  ['2026-11-05', '2026-11-05'],
  [' 2028-02-29 ', '2028-02-29'],
  ['29.02.2028', '2028-02-29'],
  ['', ''],
])('reads %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

it.each([
  '29.02.2027',
  '31.4.2026',
  '0.1.2026',
  '1.13.2026',
  '1.1.26',
  'yesterday',
  '5.11.',
  '31042026',
  '5112026',
  '2027-02-29',
  '2026-5-1',
])('refuses %s', (typed) => {
  expect(readDay(typed)).toBeNull();
});

it('shows a day as it is written here, and comes back to it', () => {
  expect(showDay('2026-11-05')).toBe('05.11.2026.');
  expect(readDay(showDay('2026-11-05'))).toBe('2026-11-05');
  expect(toIsoDay(toDate('2026-11-05') ?? new Date(0))).toBe('2026-11-05');
});
