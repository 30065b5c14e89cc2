import { expect, it } from 'vitest';
import { giftProblems, MOMENT } from './gifts.rules.ts';

it.each([
  ['10000.00', 'Hvala', {}],
  ['0.01', '', {}],
  ['', '', { amount: 'required' }],
  ['1.250,50', '', { amount: 'comma' }],
  ['0', '', { amount: 'zero' }],
  ['-5', '', { amount: 'negative' }],
  ['1.005', '', { amount: 'decimals' }],
  ['5', 'a'.repeat(200), {}],
  ['5', ` ${'a'.repeat(200)} `, {}],
  ['5', 'a'.repeat(201), { note: 'long' }],
])('of %j with %j finds what is wrong', (amount, note, problems) => {
  expect(giftProblems({ amount, note })).toEqual(problems);
});

it.each([
  ['5:5:', true],
  ['5:9:6,7', true],
  ['740:745:741', true],
  ['740:745:741,742,744', true],
  ['123456789012345678:123456789012345678:123456789012345678,123456789012345678', true],
  ['', false],
  ['740:745', false],
  ['740:745:,', false],
  ['740:745:741,', false],
  [' 740:745:', false],
  ['740:745:741 ', false],
  ['1234567890123456789:5:', false],
  ['5:1234567890123456789:', false],
  ['5:5:1234567890123456789', false],
  ['5:5:5,1234567890123456789', false],
])('%j stands for a moment: %s', (text, stands) => {
  expect(MOMENT.test(text)).toBe(stands);
});
