import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { available, hasEnded, payFromBudgets, remainingPercent, usedPercent } from './budgets.rules.ts';

it('tells available from held and spent', () => {
  expect(available({ allocated: 120_000, spent: 71_750, held: 8_400 })).toBe(39_850);
});

it.each([
  ['of a category and the year before', { categoryId: 3, year: 2025 }, true],
  ['of a category and this year', { categoryId: 3, year: 2026 }, false],
  ['that is flexible and has no year', { categoryId: 0, year: 0 }, false],
])('knows in 2026 whether a budget %s has ended', (_, pot, ended) => {
  expect(hasEnded(pot, 2026)).toBe(ended);
});

it.each([
  [120_000, 71_750, 40.21, 59.79],
  [0, 0, 0, 0],
  [-100, 50, 0, 0],
  [100, 150, 0, 150],
  [100, 0, 100, 0],
  [1, 0, 100, 0],
  [1, 1, 0, 100],
  [3, 2, 33.33, 66.67],
  // More was refunded than was spent.
  [100, -50, 100, -50],
])('of %i with %i spent, %d %% remain and %d %% are used', (base, spent, remaining, used) => {
  expect(remainingPercent(base, spent)).toBeCloseTo(remaining, 2);
  expect(usedPercent(base, spent)).toBe(used);
});

describe('who pays a line', () => {
  const budgets = new Map([[1, 1_000]]);

  it.each([
    {
      title: 'its category, when that has enough',
      charges: [{ categoryId: 1, amount: 900 }],
      flexible: 0,
      paid: [[900, 0]],
    },
    {
      title: 'its category first, then flexible',
      charges: [{ categoryId: 1, amount: 1_200 }],
      flexible: 300,
      paid: [[1_000, 200]],
    },
    {
      title: 'flexible alone, without a budget for it',
      charges: [{ categoryId: 2, amount: 300 }],
      flexible: 300,
      paid: [[0, 300]],
    },
    {
      title: 'the first line has the budget first',
      charges: [
        { categoryId: 1, amount: 800 },
        { categoryId: 1, amount: 500 },
      ],
      flexible: 300,
      paid: [
        [800, 0],
        [200, 300],
      ],
    },
  ])('$title', ({ charges, flexible, paid }) => {
    const payments = payFromBudgets(charges, flexible, budgets);
    expect(payments?.map(({ fromCategory, fromFlexible }) => [fromCategory, fromFlexible])).toEqual(paid);
  });

  it('nobody, when one para is missing', () => {
    expect(payFromBudgets([{ categoryId: 1, amount: 1_301 }], 300, budgets)).toBeNull();
  });

  it('a category budget never pays for another category, and no pot is overdrawn', () => {
    const charges = fc.array(fc.record({ categoryId: fc.integer({ min: 1, max: 4 }), amount: fc.nat(10_000) }), {
      maxLength: 50,
    });
    const pots = fc.dictionary(fc.constantFrom('1', '2', '3'), fc.nat(20_000));
    fc.assert(
      fc.property(charges, fc.nat(100_000), pots, (wanted, flexible, byCategory) => {
        const map = new Map(Object.entries(byCategory).map(([id, amount]) => [Number(id), amount]));
        const payments = payFromBudgets(wanted, flexible, map);
        if (payments === null) return true;
        const drawn = (id: number) =>
          payments
            .filter((payment) => payment.categoryId === id)
            .reduce((sum, payment) => sum + payment.fromCategory, 0);
        return (
          payments.every((payment) => payment.fromCategory + payment.fromFlexible === payment.amount) &&
          payments.reduce((sum, payment) => sum + payment.fromFlexible, 0) <= flexible &&
          [1, 2, 3, 4].every((id) => drawn(id) <= (map.get(id) ?? 0))
        );
      }),
    );
  });
});
