import { expect, it } from 'vitest';
import { paymentOf } from './budget-shares.ts';

const budget = { category: 'Health/Zdravlje', category_id: 3, amount: 150, spent: 100, held: 10, until: '2026-12-31' };
const ana = { base_balance: 1200, spent: 700, held: 50, category_budgets: [budget] };

it.each([
  ['by the flexible budget alone, without a budget of its category', 8_925, 4, [[0, 8_925]], 0],
  ['by the flexible budget alone, without a category', 8_925, undefined, [[0, 8_925]], 0],
  [
    'by the budget of its category first, without what is held',
    8_925,
    3,
    [
      [3, 4_000],
      [0, 4_925],
    ],
    0,
  ],
  [
    'by its category alone when that has enough',
    3_000,
    3,
    [
      [3, 3_000],
      [0, 0],
    ],
    0,
  ],
  [
    'with all there is, and the rest is missing',
    50_000,
    3,
    [
      [3, 4_000],
      [0, 45_000],
    ],
    1_000,
  ],
] as const)('what costs something is paid %s', (_title, amount, category, taken, missing) => {
  const payment = paymentOf(ana, amount, category);
  expect(payment.shares.map((share) => [share.categoryId, share.taken])).toEqual(taken);
  expect(payment.missing).toBe(missing);
});
