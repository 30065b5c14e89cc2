import type { BudgetAccount } from '#contract/budgets/budgets.contract.ts';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { toMajor, toMinor } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';

type Payer = Pick<User, 'base_balance' | 'spent' | 'held' | 'available' | 'category_budgets'>;

/** This year's accounts, from the person's data: shown until all accounts are loaded. */
export function accountsOf({ base_balance, spent, held, available, category_budgets }: Payer): BudgetAccount[] {
  const flexible = { category_id: FLEXIBLE.categoryId, year: FLEXIBLE.year, category: null, until: null };
  return [
    { ...flexible, allocated: base_balance, spent, held, available, ended: false },
    ...category_budgets.map((budget) => ({
      category_id: budget.category_id,
      year: Number(budget.until.slice(0, 4)),
      category: budget.category,
      allocated: budget.amount,
      spent: budget.spent,
      held: budget.held,
      until: budget.until,
      ended: false,
      available: toMajor(toMinor(budget.amount) - toMinor(budget.spent) - toMinor(budget.held)),
    })),
  ];
}
