import { expect, it } from 'vitest';
import { giftProblems } from './gifts.rules.ts';

it.each([
  ['10000.00', 'Hvala', {}],
  ['0.01', '', {}],
  ['', '', { amount: 'required' }],
  ['1.250,50', '', { amount: 'comma' }],
  ['0', '', { amount: 'zero' }],
  ['-5', '', { amount: 'negative' }],
  ['1.005', '', { amount: 'decimals' }],
  ['5', 'a'.repeat(200), {}],
  ['5', 'a'.repeat(201), { note: 'long' }],
])('of %j with %j finds what is wrong', (amount, note, problems) => {
  expect(giftProblems({ amount, note })).toEqual(problems);
});
