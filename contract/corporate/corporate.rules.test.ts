import { expect, it } from 'vitest';
import { leftAtEnd } from './corporate.rules.ts';

it.each([
  // 73 of 365 days are a fifth of the year, so the year's spending is estimated at five times the amount spent.
  ['a fifth of the year', { given: 10_000, spent: 1000, held: 200 }, '2026-03-14', 4800],
  ['more than there is', { given: 10_000, spent: 3000, held: 0 }, '2026-03-14', 0],
  ['the last day', { given: 10_000, spent: 3000, held: 100 }, '2026-12-31', 6900],
  // 1000 × 365 / 364 is 1002.75.
  ['the last day but one, to the nearest para', { given: 10_000, spent: 1000, held: 0 }, '2026-12-30', 8997],
  ['of a leap year', { given: 366_000, spent: 183_000, held: 0 }, '2028-12-31', 183_000],
  ['the sixtieth day', { given: 60_000, spent: 0, held: 0 }, '2026-03-01', 60_000],
])('%s', (_name, budgets, today, left) => {
  expect(leftAtEnd(budgets, today)).toBe(left);
});

it.each([
  ['while the year is young', { given: 10_000, spent: 1000, held: 0 }, '2026-02-28'],
  ['without budgets of the year', { given: 0, spent: 0, held: 0 }, '2026-11-26'],
])('says nothing %s', (_name, budgets, today) => {
  expect(leftAtEnd(budgets, today)).toBeNull();
});
