import { expect, it } from 'vitest';
import { isDay } from './calendar.rules.ts';

it.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['20.11.2026.', false],
  ['', false],
])('%s is a day: %s', (day, exists) => {
  expect(isDay(day)).toBe(exists);
});
