import { expect, it } from 'vitest';
import { purchaseEffect } from './purchase-effect.ts';

const budget = { category: 'Health/Zdravlje', category_id: 3, amount: 150, spent: 100, held: 10, until: '2026-12-31' };
const ana = { base_balance: 1200, spent: 700, held: 50, category_budgets: [budget] };

it.each([
  {
    title: 'is paid by the flexible account alone, without a budget of its category',
    ...{ amount: 8_925, category: 4, effect: { fromFlexible: 8_925, fromCategory: 0, missing: 0 } },
  },
  {
    title: 'draws on the budget of its category first, without what is held',
    ...{ amount: 8_925, category: 3, effect: { fromFlexible: 4_925, fromCategory: 4_000, missing: 0 } },
  },
  {
    title: 'leaves the flexible account alone when the category has enough',
    ...{ amount: 3_000, category: 3, effect: { fromFlexible: 0, fromCategory: 3_000, missing: 0 } },
  },
  {
    title: 'says how much is missing',
    ...{ amount: 50_000, category: 3, effect: { fromFlexible: 46_000, fromCategory: 4_000, missing: 1_000 } },
  },
])('a purchase $title', ({ amount, category, effect }) => {
  expect(purchaseEffect(ana, amount, category)).toEqual({ base: 120_000, left: 45_000, ...effect });
});
