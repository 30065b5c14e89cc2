import { expect, it } from 'vitest';
import { addMonths, daysBetween, isDay, lastDayOfMonth } from './days.rules.ts';

it.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['2026-1-5', false],
  ['2026-11', false],
  ['2026-11-20T10:00:00Z', false],
  ['20.11.2026.', false],
  ['Invalid Date', false],
  ['', false],
])('%s is a day: %s', (day, exists) => {
  expect(isDay(day)).toBe(exists);
});

it.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-05', 1, '2027-01-05'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-03-15', -12, '2025-03-15'],
  // Summer time begins on 29.03.2026. and ends on 25.10.2026.
  ['2026-03-29', 7, '2026-10-29'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it.each([
  ['2026-11-05', '2026-11-30'],
  ['2024-02-01', '2024-02-29'],
  ['2100-02-28', '2100-02-28'],
  ['2026-12-31', '2026-12-31'],
])('the month of %s ends on %s', (day, last) => {
  expect(lastDayOfMonth(day)).toBe(last);
});

it.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-20', '2026-12-31', 41],
  ['2026-11-20', '2026-11-19', -1],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2024-02-28', '2024-03-01', 2],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
