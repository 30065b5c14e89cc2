import { available, type Charge, FLEXIBLE, payFromBudgets } from '#contract/budgets/budgets.rules.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { CategoryBudget, User } from '#contract/users/users.contract.ts';

/** Maps a category to its first-level category. */
export type RootOf = (category: number) => number;

/** Part of a payment that one budget pays. */
export interface BudgetShare {
  /** The category whose budget it is; 0 is the flexible budget. */
  categoryId: number;
  /** `English/Serbian`; '' for the flexible budget. */
  category: string;
  /** Minor units: the whole budget, the available amount, and the amount of this payment. */
  allocated: Minor;
  left: Minor;
  taken: Minor;
}

/** How something would be paid: by which budgets, and how much is missing (0 when they suffice). */
export interface BudgetPayment {
  shares: BudgetShare[];
  missing: Minor;
}

/** The data of a person that decides which budgets pay. */
export type Payer = Pick<User, 'base_balance' | 'spent' | 'held' | 'category_budgets'>;

/** How a person would pay one amount of a first-level category; without a category the flexible budget pays alone. */
export function paymentOf(payer: Payer, amount: Minor, rootCategory: number = FLEXIBLE.categoryId): BudgetPayment {
  return paymentsOf(payer, [{ categoryId: rootCategory, amount }]);
}

/** How a person would pay several charges. */
export function paymentsOf(
  { base_balance, spent, held, category_budgets }: Payer,
  charges: readonly Charge[],
): BudgetPayment {
  const flexible = { allocated: toMinor(base_balance), spent: toMinor(spent), held: toMinor(held) };
  return budgetShares(charges, available(flexible), flexible.allocated, category_budgets);
}

/**
 * Which budgets would pay, by the rule of both sides (product.md 1): categories first, the rest from the flexible budget,
 * which is always named, last. When the money is not enough the flexible budget takes all it has and `missing` is above 0.
 */
function budgetShares(
  charges: readonly Charge[],
  flexibleLeft: Minor,
  flexibleAllocated: Minor,
  budgets: readonly CategoryBudget[],
): BudgetPayment {
  const categories = budgets.map((budget) => ({
    categoryId: budget.category_id,
    category: budget.category,
    allocated: toMinor(budget.amount),
    left: Math.max(0, toMinor(budget.amount) - toMinor(budget.spent) - toMinor(budget.held)),
  }));
  const left = new Map(categories.map((budget) => [budget.categoryId, budget.left]));
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  // Given the whole total as flexible money, the rule returns payments also when the money is short.
  const payments = payFromBudgets(charges, total, left) ?? [];
  const taken = (categoryId: number) =>
    payments
      .filter((payment) => payment.categoryId === categoryId)
      .reduce((sum, { fromCategory }) => sum + fromCategory, 0);
  const fromFlexible = payments.reduce((sum, payment) => sum + payment.fromFlexible, 0);
  const shares = categories.map((budget) => ({ ...budget, taken: taken(budget.categoryId) }));
  const spendable = Math.max(0, flexibleLeft);
  return {
    shares: [
      ...shares.filter((share) => share.taken > 0),
      {
        categoryId: FLEXIBLE.categoryId,
        category: '',
        allocated: flexibleAllocated,
        left: spendable,
        taken: Math.min(fromFlexible, spendable),
      },
    ],
    missing: Math.max(0, fromFlexible - spendable),
  };
}
