import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, divideHalfUp, formatMoney, type Rates, shownCurrency, toMajor, toMinor } from './money.rules.ts';

const rates: Rates = { EUR: 1_000_000, RSD: 117_200_000, KM: 1_955_830 };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what is shown', () => {
  it.each([
    [125_050, 'RSD', 'SR', '1.250,50 RSD'],
    [125_050, 'RSD', 'EN', '1,250.50 RSD'],
    [1250, 'EUR', 'SR', 'EUR 12,50'],
    [1250, 'EUR', 'EN', 'EUR 12.50'],
    [2500, 'KM', 'SR', '25,00 BAM'],
    [0, 'RSD', 'SR', '0,00 RSD'],
    [5, 'RSD', 'SR', '0,05 RSD'],
    [-59_000, 'RSD', 'SR', '−590,00 RSD'],
    [123_456_789_01, 'RSD', 'EN', '123,456,789.01 RSD'],
  ] as const)('%i minor units of %s in %s are %s', (amount, currency, language, shown) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(shown);
  });
});

describe('between the wire and whole minor units', () => {
  it.each([
    [1250.5, 125_050],
    [0.1, 10],
    [1.005, 101],
    [19.99, 1999],
    [0, 0],
  ])('%d on the wire is %i', (major, minor) => {
    expect(toMinor(major)).toBe(minor);
  });

  it('goes there and back without a loss', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (minor) => toMinor(toMajor(minor)) === minor));
  });
});

it('calls the convertible mark by its name on the screen, and others as on the wire', () => {
  expect((['KM', 'RSD', 'EUR'] as const).map(shownCurrency)).toEqual(['BAM', 'RSD', 'EUR']);
});

describe('currencies', () => {
  it.each([
    ['EUR', 'RSD', 100, 11_720],
    ['RSD', 'EUR', 11_720, 100],
    ['EUR', 'KM', 100, 196],
    ['KM', 'EUR', 19_558, 10_000],
    ['KM', 'RSD', 100, 5992],
    ['RSD', 'RSD', 531_000, 531_000],
  ] as const)('%s to %s: %i is %i', (from, to, amount, converted) => {
    expect(convert(amount, from, to, rates)).toBe(converted);
  });
});

describe('rounding', () => {
  it.each([
    [5n, 10n, 1],
    [4n, 10n, 0],
    [15n, 10n, 2],
    [-5n, 10n, 0],
    [-6n, 10n, -1],
    [0n, 10n, 0],
  ])('%d / %d is %i, halves up', (numerator, denominator, rounded) => {
    expect(divideHalfUp(numerator, denominator)).toBe(rounded);
  });

  it('is never more than half a unit off', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (a, b) => {
          const off = 2n * (BigInt(divideHalfUp(a, b)) * b - a);
          return off <= b && off > -b;
        },
      ),
    );
  });
});
