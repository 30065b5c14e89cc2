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
  ['12 345', 12_345],
  ['123 456,5', 123_456.5],
  ['1\u00a0234\u202f567', 1_234_567],
  [' 4200 ', 4200],
  ['4  200', 4200],
  ['123.456,5', 123_456.5],
  ['123,456.50', 123_456.5],
  ['123.456.789', 123_456_789],
  ['1,234,567', 1_234_567],
  ['999999999999', 999_999_999_999],
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
  ['1234.567,00', 'number'],
  ['1234,567.00', 'number'],
  ['1.234,567', 'number'],
  ['1,234.567', 'number'],
  ['1.234,5x', 'number'],
  ['1,234.5x', 'number'],
  ['x1.234,5', 'number'],
  ['x1,234.5', 'number'],
  ['1234 567', 'number'],
  ['x4 200', 'number'],
  ['4 200 5', 'number'],
  ['4 200,125', 'number'],
  ['1234.567.890', 'number'],
  ['x1.234.567', 'number'],
  ['1.234.567.8', 'number'],
  ['1000000000000', 'number'],
  ['4,200,00', 'number'],
  ['1.23.456', 'number'],
  ['-5', 'number'],
  ['4200 RSD', 'number'],
  ['1e5', 'number'],
  ['', 'number'],
])('does not guess what %j is: %s', (typed, problem) => {
  expect(writtenAmount(typed)).toBe(problem);
});
