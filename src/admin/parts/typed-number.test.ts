import { expect, it } from 'vitest';
import { numberProblem, typedNumber, writtenNumber } from './typed-number.ts';

it.each([
  ['4200', 4200, null],
  [' 4200.50 ', 4200.5, null],
  ['0', 0, null],
  ['', null, 'required'],
  ['4.200,50', '4.200,50', 'comma'],
  ['4.200', '4.200', 'decimals'],
  ['-5', '-5', 'number'],
  ['1e3', '1e3', 'number'],
] as const)('%j is %j: %s', (typed, value, problem) => {
  expect([typedNumber(typed), numberProblem(typedNumber(typed), { required: true })]).toEqual([value, problem]);
});

it('may be nothing where it is not required', () => {
  expect(numberProblem(null, { required: false })).toBeNull();
});

it.each([4200, 4200.5, 0, null, '4,2'])('is written so that the same is typed: %j', (value) => {
  for (const decimals of [true, false]) expect(typedNumber(writtenNumber(value, { decimals }))).toEqual(value);
});
