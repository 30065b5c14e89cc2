import { available, payFromBudgets } from '#contract/budgets/budgets.rules.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';

/** What a purchase would do to the flexible account; minor units of the buyer's currency. */
export interface PurchaseEffect {
  base: Minor;
  /** What can be spent of it now. */
  left: Minor;
  /** What the purchase takes of it; the rest comes from the yearly budget of the category. */
  fromFlexible: Minor;
  fromCategory: Minor;
  /** How much is not there; 0 when the budgets suffice. */
  missing: Minor;
}

type Buyer = Pick<User, 'base_balance' | 'spent' | 'held' | 'category_budgets'>;

/** By the rule of both sides (product.md 1): first the category's yearly budget, then the flexible account. */
export function purchaseEffect(buyer: Buyer, amount: Minor, rootCategoryId: number | undefined): PurchaseEffect {
  const base = toMinor(buyer.base_balance);
  const left = available({ allocated: base, spent: toMinor(buyer.spent), held: toMinor(buyer.held) });
  const budget = buyer.category_budgets.find(({ category_id }) => category_id === rootCategoryId);
  const categoryLeft = budget
    ? available({ allocated: toMinor(budget.amount), spent: toMinor(budget.spent), held: toMinor(budget.held) })
    : 0;
  // Asked with as much as it costs, the rule answers also when the money is short.
  const [payment] = payFromBudgets([{ categoryId: 1, amount }], amount, new Map([[1, categoryLeft]])) ?? [];
  const { fromCategory = 0, fromFlexible = amount } = payment ?? {};
  return { base, left, fromFlexible, fromCategory, missing: Math.max(0, fromFlexible - left) };
}
