import { expect, it } from 'vitest';
import { budgetMarkOf } from './budget-mark-of.ts';

const health = { category: 'Health/Zdravlje', category_id: 3, amount: 150, spent: 100, held: 10, until: '2026-12-31' };
// 1200 - 700 - 50 of the flexible budget, 150 - 100 - 10 for health.
const ana = { base_balance: 1200, spent: 700, held: 50, category_budgets: [health] };

it.each([
  ['nothing of what the flexible budget pays alone', 45_000, 1, null],
  ['what is missing in the flexible budget', 45_001, 1, { missing: 1 }],
  ['the category whose budget pays all of it', 4_000, 3, { category: 'Health/Zdravlje', wholly: true }],
  ['the category whose budget pays a part', 4_001, 3, { category: 'Health/Zdravlje', wholly: false }],
  ['the category that pays to the last para of both', 49_000, 3, { category: 'Health/Zdravlje', wholly: false }],
  ['what is missing in both together', 49_001, 3, { missing: 1 }],
  ['what is missing, and nothing of the part that is there', 60_000, 3, { missing: 11_000 }],
] as const)('says %s', (_, amount, category, mark) => expect(budgetMarkOf(ana, amount, category)).toEqual(mark));

it('says nothing of a category whose budget is used up', () => {
  const without = { ...ana, category_budgets: [{ ...health, spent: 140 }] };
  expect(budgetMarkOf(without, 4_000, 3)).toBeNull();
});

it('says nothing to somebody who was never given money, and says it to who has spent all of it', () => {
  expect(budgetMarkOf({ base_balance: 0, spent: 0, held: 0, category_budgets: [] }, 100, 3)).toBeNull();
  expect(budgetMarkOf({ base_balance: 10, spent: 10, held: 0, category_budgets: [] }, 100, 3)).toEqual({
    missing: 100,
  });
});
