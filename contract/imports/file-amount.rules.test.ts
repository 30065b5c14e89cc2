import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money/money.rules.ts';
import { fileAmount, withDot } from './file-amount.rules.ts';

it.each([
  ['1250.50', 125_050],
  ['1250.5', 125_050],
  ['1250', 125_000],
  ['+10', 1000],
  ['-300', -30_000],
  ['\u2212300.01', -30_001],
  ['- 5', -500],
  ['0', 0],
  ['-0.00', 0],
  ['100000000', 10_000_000_000],
  [' 1250.50 ', 125_050],
  ['000000100000000', 10_000_000_000],
])('reads %j as %d', (typed, amount) => {
  expect(fileAmount(typed)).toBe(amount);
});

it.each([
  ['1.250,50', '1250.50'],
  ['-1.250,50', '-1250.50'],
  ['1,250.50', '1250.50'],
  ['1250,5', '1250.50'],
  ['1 250', '1250.00'],
  ['1.234.567', '1234567.00'],
])('does not read %j, and says that %s is meant', (typed, meant) => {
  expect(fileAmount(typed)).toEqual({ problem: 'number', slip: true });
  expect(withDot(typed)).toBe(meant);
});

it.each([
  ['1.250', 'ambiguous'],
  ['1,250', 'ambiguous'],
  ['12.3456', 'decimals'],
  ['1e3', 'number'],
  ['12 RSD', 'number'],
  ['--5', 'number'],
  ['Infinity', 'number'],
  ['100000000.01', 'range'],
  ['-999999999999', 'range'],
])('refuses %j as %s, and proposes nothing', (typed, problem) => {
  expect(fileAmount(typed)).toEqual({ problem, slip: false });
  expect(withDot(typed)).toBeNull();
});

describe('any amount', () => {
  const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

  it('that is written with a dot is read as it is', () => {
    fc.assert(
      fc.property(amounts, (minor) => {
        const written = `${minor < 0 ? '-' : ''}${Math.floor(Math.abs(minor) / 100)}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
        expect(fileAmount(written)).toBe(minor);
      }),
    );
  });

  it('that we write in either language is read, or refused with what it means: never as another', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('SR' as const, 'EN' as const), (minor, language) => {
        const written = formatMoney(minor, 'RSD', language).replace(/[^\d.,\u2212-]/g, '');
        const read = fileAmount(written);
        const mended = withDot(written);
        expect(typeof read === 'number' ? read : mended === null ? null : fileAmount(mended)).toBe(minor);
      }),
    );
  });

  it('that somebody types is a whole number of the smallest unit, or none', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+]?[\d., ]{0,18}$/), (typed) => {
        const read = fileAmount(typed);
        if (typeof read === 'number') expect(Number.isSafeInteger(read)).toBe(true);
        const mended = withDot(typed);
        if (mended !== null) expect(typeof fileAmount(mended) === 'number' || fileAmount(mended)).toBeTruthy();
      }),
    );
  });
});
