import { available, FLEXIBLE, type Payment, payFromBudgets } from '#contract/budgets/budgets.rules.ts';
import { lineTotal } from '#contract/cart/cart.rules.ts';
import type { Minor } from '#contract/money/money.rules.ts';
import type { Change, LockedAccount } from '../budgets/budgets.service.ts';
import type { SoldLine } from '../cart/cart-lines.ts';
import { notEnoughBudget } from './checkout.errors.ts';

/** A line and the amounts by which each account pays it. */
export interface PaidLine extends Payment {
  line: SoldLine;
}

/** Divides the price of each line among the locked accounts. Throws notEnoughBudget. */
export function payLines(lines: readonly SoldLine[], accounts: readonly LockedAccount[]): PaidLine[] {
  const payments = paymentsFor(lines, accounts);
  if (!payments) throw notEnoughBudget();
  return payments;
}

/** Divides the price of each line among the accounts, as `payLines` does; null when the money is not enough. */
export function paymentsFor(lines: readonly SoldLine[], accounts: readonly LockedAccount[]): PaidLine[] | null {
  const bill = lines.map((line) => ({ line, categoryId: line.rootCategoryId, amount: lineTotal(line) }));
  const byCategory = new Map(accounts.map((account) => [account.categoryId, available(account)]));
  const flexible = byCategory.get(FLEXIBLE.categoryId) ?? 0;
  return payFromBudgets(bill, flexible, byCategory);
}

/** The amounts taken from each account, one change per account. */
export function charges(payments: readonly Payment[], year: number): Change[] {
  const taken = new Map<number, Minor>();
  const take = (categoryId: number, amount: Minor) => taken.set(categoryId, (taken.get(categoryId) ?? 0) + amount);
  for (const { categoryId, fromCategory, fromFlexible } of payments) {
    take(categoryId, fromCategory);
    take(FLEXIBLE.categoryId, fromFlexible);
  }
  return [...taken]
    .filter(([, spent]) => spent > 0)
    .map(([categoryId, spent]) => ({
      categoryId,
      year: categoryId === FLEXIBLE.categoryId ? FLEXIBLE.year : year,
      spent,
    }));
}
