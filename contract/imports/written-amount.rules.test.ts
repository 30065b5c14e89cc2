import { expect, it } from 'vitest';
import { writtenAmount } from './written-amount.rules.ts';

it.each([
  ['4200', 4200],
  ['4200,5', 4200.5],
  ['4200.50', 4200.5],
  ['4.200,00', 4200],
  ['4,200.00', 4200],
  ['1.234.567', 1_234_567],
  ['1,234,567.8', 1_234_567.8],
  ['4 200,00', 4200],
  ['4\u00a0200', 4200],
  ['0', 0],
  ['0,25', 0.25],
])('reads %j as %d', (typed, amount) => {
  expect(writtenAmount(typed)).toBe(amount);
});

it.each([
  ['4.200', 'ambiguous'],
  ['4,200', 'ambiguous'],
  ['999.999', 'ambiguous'],
  ['0.125', 'decimals'],
  ['4200.125', 'decimals'],
  ['4.200.00', 'number'],
  ['4,200,00', 'number'],
  ['1.23.456', 'number'],
  ['-5', 'number'],
  ['4200 RSD', 'number'],
  ['1e5', 'number'],
  ['', 'number'],
])('does not guess what %j is: %s', (typed, problem) => {
  expect(writtenAmount(typed)).toBe(problem);
});
