import type { Minor } from '#contract/money/money.rules.ts';
import { type Payer, paymentOf } from './budget-shares.ts';

/** What a card says of the money for it: how much is missing, or which category's budget pays, wholly or with the flexible one. */
export type BudgetMark = { missing: Minor } | { category: string; wholly: boolean };

/**
 * What is worth saying of an amount of a first-level category. Nothing where the flexible budget pays alone, which goes without
 * saying, and nothing to somebody who was never given any money: each price would say the same.
 */
export function markOf(payer: Payer, amount: Minor, rootCategory: number): BudgetMark | null {
  if (payer.base_balance <= 0 && payer.category_budgets.length === 0) return null;
  const { shares, missing } = paymentOf(payer, amount, rootCategory);
  if (missing > 0) return { missing };
  const ofCategory = shares.find(({ categoryId }) => categoryId === rootCategory);
  return ofCategory ? { category: ofCategory.category, wholly: ofCategory.taken === amount } : null;
}
