import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ComingCharge, forecast, type Means } from './forecast.rules.ts';

const due = (id: number, amount: number, day = '2026-12-05', categoryId = 1): ComingCharge => ({
  id,
  amount,
  day,
  categoryId,
});
const means = (flexible: number, categories: Record<string, number> = {}): Means => ({
  flexible,
  categories: new Map(Object.entries(categories)),
});
const paid = (fromCategory: number, fromFlexible: number) => ({ fromCategory, fromFlexible, short: 0 });
const short = (amount: number) => ({ fromCategory: 0, fromFlexible: 0, short: amount });

it.each([
  ['flexible money pays', [due(1, 300)], means(500), [[1, paid(0, 300)]]],
  ['the budget of the category pays first', [due(1, 300)], means(500, { '1/2026': 100 }), [[1, paid(100, 200)]]],
  ['both together are just enough', [due(1, 300)], means(200, { '1/2026': 100 }), [[1, paid(100, 200)]]],
  ['both together are short', [due(1, 300)], means(150, { '1/2026': 100 }), [[1, short(50)]]],
  ['nothing is there', [due(1, 300)], means(0), [[1, short(300)]]],
  [
    "the next year's charge takes nothing of this year's budget",
    [due(1, 300, '2027-01-05')],
    means(0, { '1/2026': 900 }),
    [[1, short(300)]],
  ],
  [
    'those before it take theirs first, by day and then by id',
    [due(3, 300), due(1, 300, '2027-01-05'), due(2, 300)],
    means(700),
    [
      [2, paid(0, 300)],
      [3, paid(0, 300)],
      [1, short(200)],
    ],
  ],
  [
    'two of one category pay from its budget one after the other',
    [due(1, 300), due(2, 300)],
    means(100, { '1/2026': 500 }),
    [
      [1, paid(300, 0)],
      [2, paid(200, 100)],
    ],
  ],
  [
    'one that is short leaves the money to the next',
    [due(1, 900), due(2, 300)],
    means(400),
    [
      [1, short(500)],
      [2, paid(0, 300)],
    ],
  ],
] as const)('%s', (_title, charges, given, expected) => {
  expect([...forecast(charges, given)]).toEqual(expected);
});

it('never takes more than there is, and each charge is paid whole or not at all', () => {
  const charge = fc.record({
    amount: fc.integer({ min: 1, max: 1000 }),
    categoryId: fc.integer({ min: 1, max: 2 }),
    day: fc.constantFrom('2026-12-05', '2027-01-05'),
  });
  const amount = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(fc.array(charge, { maxLength: 8 }), amount, amount, (parts, flexible, ofCategory) => {
      const charges = parts.map((part, id) => ({ ...part, id }));
      const found = forecast(charges, means(flexible, { '1/2026': ofCategory }));
      const all = charges.map(({ id, amount, categoryId, day }) => {
        const { fromCategory, fromFlexible, short } = found.get(id) ?? { fromCategory: 0, fromFlexible: 0, short: -1 };
        expect(
          short >= 0 && (short > 0 ? fromCategory + fromFlexible === 0 : fromCategory + fromFlexible === amount),
        ).toBe(true);
        expect(fromCategory === 0 || (categoryId === 1 && day.startsWith('2026'))).toBe(true);
        return { fromCategory, fromFlexible };
      });
      const sum = (name: 'fromCategory' | 'fromFlexible') => all.reduce((total, part) => total + part[name], 0);
      expect(sum('fromFlexible')).toBeLessThanOrEqual(flexible);
      expect(sum('fromCategory')).toBeLessThanOrEqual(ofCategory);
    }),
  );
});
