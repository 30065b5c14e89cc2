import type { Minor } from '../money/money.rules.ts';

/** One pot of money, in minor units: allocated, spent, and held for open requests. */
export interface Account {
  allocated: Minor;
  spent: Minor;
  held: Minor;
}

/** The flexible account of a person has category 0 and year 0; a yearly category budget has both set. */
export const FLEXIBLE = { categoryId: 0, year: 0 } as const;

/** Whether a budget can no longer be spent: that of a category ends with its calendar year (product.md 1). */
export const hasEnded = ({ categoryId, year }: { categoryId: number; year: number }, thisYear: number): boolean =>
  categoryId !== FLEXIBLE.categoryId && year < thisYear;

/** What can be spent now. Invariant: available + held + spent = allocated. */
export function available({ allocated, spent, held }: Account): Minor {
  return allocated - spent - held;
}

/** specification.md 5: what is left in percent, 100 minus spent over base balance; 0 when the base balance is 0 or less. */
export function remainingPercent(baseBalance: Minor, spent: Minor): number {
  if (baseBalance <= 0) return 0;
  return Math.min(100, Math.max(0, 100 - (spent / baseBalance) * 100));
}

/** specification.md 3, `used`: what is spent in percent of the base balance; 0 when there is none. */
export function usedPercent(baseBalance: Minor, spent: Minor): number {
  return baseBalance <= 0 ? 0 : Math.round((spent / baseBalance) * 10_000) / 100;
}

/** What one line costs and the first-level category whose yearly budget it may draw on. */
export interface Charge {
  categoryId: number;
  amount: Minor;
}

/** How one charge is paid: from the yearly budget of its category, and the rest from the flexible account. */
export interface Payment extends Charge {
  fromCategory: Minor;
  fromFlexible: Minor;
}

/**
 * product.md 1: each line draws first on the yearly budget of its category, then on the flexible account, in the order given.
 * Null when the money is not enough; nothing is then paid.
 */
export function payFromBudgets<Asked extends Charge>(
  charges: readonly Asked[],
  flexibleAvailable: Minor,
  categoryAvailable: ReadonlyMap<number, Minor>,
): (Asked & Payment)[] | null {
  const left = new Map(categoryAvailable);
  let flexible = flexibleAvailable;
  const payments = charges.map((charge) => {
    const { categoryId, amount } = charge;
    const fromCategory = Math.min(amount, Math.max(0, left.get(categoryId) ?? 0));
    left.set(categoryId, (left.get(categoryId) ?? 0) - fromCategory);
    flexible -= amount - fromCategory;
    return { ...charge, fromCategory, fromFlexible: amount - fromCategory };
  });
  return flexible < 0 ? null : payments;
}
