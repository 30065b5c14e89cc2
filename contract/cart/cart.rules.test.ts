import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartTotal,
  cartTotalBeforeDiscounts,
  cartVersion,
  countIn,
  lineTotal,
  parseCartVersion,
  payrollTax,
  payrollTaxPercent,
  promotionalSaving,
  unitPrice,
} from './cart.rules.ts';

const gym = { price: 590_000, discount: 10, count: 1, companyPriceBasisPoints: 1547 };
const massage = { price: 420_000, discount: 0, count: 2, companyPriceBasisPoints: 1547 };
const groceries = { price: 300_000, discount: 0, count: 1, companyPriceBasisPoints: 1547 };

describe('prices of a cart', () => {
  it.each([
    { title: 'an empty cart', lines: [], before: 0, total: 0, saving: 0, tax: 0 },
    { title: 'one discounted line', lines: [gym], before: 590_000, total: 531_000, saving: 59_000, tax: 82_146 },
    {
      title: 'the cart of the art direction: 16.710,00 and a tax of 2.585,04',
      lines: [gym, massage, groceries],
      before: 1_730_000,
      total: 1_671_000,
      saving: 59_000,
      tax: 258_504,
    },
    {
      title: 'lines average their company prices, whatever their counts',
      lines: [
        { price: 100_00, discount: 0, count: 9, companyPriceBasisPoints: 2000 },
        { price: 100_00, discount: 0, count: 1, companyPriceBasisPoints: 0 },
      ],
      before: 100_000,
      total: 100_000,
      saving: 0,
      tax: 10_000,
    },
    {
      title: 'one that costs so much that each hundredth of a percent shows',
      lines: [{ price: 1_000_000, discount: 0, count: 1, companyPriceBasisPoints: 1547 }],
      before: 1_000_000,
      total: 1_000_000,
      saving: 0,
      tax: 154_700,
    },
  ])('$title', ({ lines, before, total, saving, tax }) => {
    expect(cartTotalBeforeDiscounts(lines)).toBe(before);
    expect(cartTotal(lines)).toBe(total);
    expect(promotionalSaving(lines)).toBe(saving);
    expect(payrollTax(lines)).toBe(tax);
  });

  it.each([
    [999, 10, 899],
    [995, 10, 896],
    [1, 50, 1],
    [100, 100, 0],
    [100, 0, 100],
  ])('%i less %i %% is %i, halves up', (price, discount, unit) => {
    expect(unitPrice({ price, discount })).toBe(unit);
  });

  it('rounds the unit before it multiplies, so that a line is what the shelf says times the count', () => {
    expect(lineTotal({ price: 995, discount: 10, count: 3 })).toBe(3 * 896);
  });

  it('shows the average company price with two decimals', () => {
    expect(payrollTaxPercent([gym, { companyPriceBasisPoints: 1000 }])).toBe(12.74);
    expect(payrollTaxPercent([])).toBe(0);
  });

  const line = fc.record({
    price: fc.integer({ min: 0, max: 10_000_000_00 }),
    discount: fc.integer({ min: 0, max: 100 }),
    count: fc.integer({ min: 1, max: 999 }),
    companyPriceBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  });

  it('gives whole minor units, never less than nothing, never more than the price before discounts', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
        const total = cartTotal(lines);
        const tax = payrollTax(lines);
        return [total, tax].every((amount) => Number.isSafeInteger(amount) && amount >= 0) && tax <= total + 1;
      }),
    );
  });
});

describe('the version of a cart', () => {
  it('is the same in any order and tells count, price and availability', () => {
    const seen = [
      { id: 14, count: 1, unitPrice: 300_000 },
      { id: 3, count: 2, unitPrice: null },
    ];
    expect(cartVersion(seen)).toBe('3x2@-,14x1@300000');
    expect(parseCartVersion('3x2@-,14x1@300000')).toEqual([seen[1], seen[0]]);
  });

  it.each(['x', '1x2', '1x2@3,', 'a'.repeat(5000), '1x1000@5', '1x1@1.5', '-1x1@5', '1x1@-5'])(
    'refuses %s',
    (malformed) => {
      expect(parseCartVersion(malformed)).toBeNull();
    },
  );

  it('is read with the most that there may be of a benefit, and with the least that one may cost', () => {
    expect(parseCartVersion('123456789012345x999@0')).toEqual([{ id: 123_456_789_012_345, count: 999, unitPrice: 0 }]);
    expect(parseCartVersion('1x1@123456789012345')).toEqual([{ id: 1, count: 1, unitPrice: 123_456_789_012_345 }]);
    expect(parseCartVersion('1234567890123456x1@5')).toBeNull();
    expect(parseCartVersion('1x1@1234567890123456')).toBeNull();
  });

  it('reads the empty cart', () => {
    expect(parseCartVersion('')).toEqual([]);
  });
});

it.each<[string, number | null]>([
  ['1', 1],
  ['999', 999],
  [' 12 ', 12],
  ['007', 7],
  ['0', null],
  ['1000', null],
  ['-1', null],
  ['1.5', null],
  ['1e2', null],
  ['', null],
  ['two', null],
])('the text %j means the count %s', (text, count) => {
  expect(countIn(text)).toBe(count);
});
