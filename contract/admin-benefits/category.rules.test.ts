import { expect, it } from 'vitest';
import { categoryNameProblem } from './category.rules.ts';

it.each([
  ['Sport', null],
  ['Ča', null],
  [` ${'😀'.repeat(60)} `, null],
  ['', 'required'],
  [' \u200b ', 'required'],
  ['x', 'short'],
  ['x'.repeat(61), 'long'],
  ['Sport/Wellness', 'slash'],
] as const)('looks at the name %j', (name, problem) => {
  expect(categoryNameProblem(name)).toBe(problem);
});
