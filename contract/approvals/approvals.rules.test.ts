import { expect, it } from 'vitest';
import { limitOf, refusalProblem } from './approvals.rules.ts';

it('a company that has set no limit has one of a million dinars, or what that is worth', () => {
  expect([limitOf('RSD', null), limitOf('EUR', null), limitOf('KM', null)]).toEqual([100_000_000, 850_000, 1_660_000]);
  expect([limitOf('RSD', 0), limitOf('EUR', 5)]).toEqual([0, 5]);
});

it('whoever refuses says why, in two hundred letters at most', () => {
  expect([refusalProblem('  '), refusalProblem('x'.repeat(201)), refusalProblem(` ${'x'.repeat(200)} `)]).toEqual([
    'required',
    'long',
    null,
  ]);
});
