import type { Minor } from '#contract/money/money.rules.ts';
import { type Payer, paymentOf } from './budget-shares.ts';

/** Budget mark of a card: the missing amount, or the category whose budget pays, wholly or together with the flexible one. */
export type BudgetMark = { missing: Minor } | { category: string; wholly: boolean };

/**
 * The mark of an amount of a first-level category. Null where the flexible budget pays alone, and for a person who was never
 * given any money, for whom each price would say the same.
 */
export function budgetMarkOf(payer: Payer, amount: Minor, rootCategory: number): BudgetMark | null {
  if (payer.base_balance <= 0 && payer.category_budgets.length === 0) return null;
  const { shares, missing } = paymentOf(payer, amount, rootCategory);
  if (missing > 0) return { missing };
  const ofCategory = shares.find(({ categoryId }) => categoryId === rootCategory);
  return ofCategory ? { category: ofCategory.category, wholly: ofCategory.taken === amount } : null;
}
