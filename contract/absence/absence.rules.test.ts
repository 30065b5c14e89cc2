import { expect, it } from 'vitest';
import { absenceProblem } from './absence.rules.ts';

it.each([
  ['2026-12-01', '2026-12-01', null],
  ['2026-11-01', '2026-11-26', null],
  ['2026-11-01', '2026-11-25', 'past'],
  ['2026-12-02', '2026-12-01', 'order'],
  ['2026-12-01', '2027-12-01', null],
  ['2026-12-01', '2027-12-02', 'long'],
  ['2026-02-30', '2026-12-01', 'day'],
  ['2026-12-01', '', 'day'],
  ['', '2026-12-01', 'day'],
])('says of %s to %s: %s', (from, to, problem) => {
  expect(absenceProblem(from, to, '2026-11-26')).toBe(problem);
});
