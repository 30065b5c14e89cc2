import { expect, it } from 'vitest';
import { formatMonth } from './months.ts';

it.each([
  ['2026-01', 'SR', false, 'januar 2026.'],
  ['2026-12', 'SR', true, 'dec'],
  ['2026-01', 'EN', false, 'January 2026'],
  ['2026-10', 'EN', true, 'Oct'],
] as const)('names %s in %s', (month, language, short, name) => {
  expect(formatMonth(month, language, short)).toBe(name);
});
