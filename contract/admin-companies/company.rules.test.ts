import { expect, it } from 'vitest';
import { companyNameProblem, promiseProblem } from './company.rules.ts';

it.each([
  ['', 'required'],
  [' \u200b ', 'required'],
  [' a ', 'short'],
  ['Ab', null],
  ['x'.repeat(120), null],
  ['😀'.repeat(60) + 'x'.repeat(60), null],
  ['x'.repeat(121), 'long'],
])('the name %j is wrong by %j', (name, problem) => {
  expect(companyNameProblem(name)).toBe(problem);
});

it.each([
  [1, null],
  [20, null],
  [0, 'range'],
  [21, 'range'],
  [2.5, 'range'],
  [Number.NaN, 'range'],
])('a promise of %d days is wrong by %j', (days, problem) => {
  expect(promiseProblem(days)).toBe(problem);
});
