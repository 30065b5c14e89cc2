import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { remainingPercent } from '#contract/budgets/budgets.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { User } from '#contract/users/users.contract.ts';

/** The yearly budget of a category, minor units. */
export interface CategoryFigures {
  id: number;
  name: string;
  allocated: Minor;
  spent: Minor;
  held: Minor;
  /** Amount available now. */
  left: Minor;
  /** The last day, YYYY-MM-DD. */
  until: string;
}

/** Budgets of a person for the budget bar, in minor units of `currency`. */
export interface BudgetFigures {
  currency: Currency;
  base: Minor;
  spent: Minor;
  held: Minor;
  balance: Minor;
  available: Minor;
  /** Whole percent of the base balance that is not spent (specification.md 5). */
  percentLeft: number;
  categories: CategoryFigures[];
}

type Budgeted = Pick<
  User,
  'currency' | 'base_balance' | 'spent' | 'held' | 'balance' | 'available' | 'category_budgets'
>;

/** Converts a person's budgets from the wire. */
export function budgetFigures(user: Budgeted, language: Language): BudgetFigures {
  const base = toMinor(user.base_balance);
  const spent = toMinor(user.spent);
  return {
    currency: user.currency,
    base,
    spent,
    held: toMinor(user.held),
    balance: toMinor(user.balance),
    available: toMinor(user.available),
    percentLeft: Math.round(remainingPercent(base, spent)),
    categories: user.category_budgets.map((budget) => {
      const [allocated, gone, held] = [toMinor(budget.amount), toMinor(budget.spent), toMinor(budget.held)];
      return {
        id: budget.category_id,
        name: categoryName(budget.category, language),
        allocated,
        spent: gone,
        held,
        left: allocated - gone - held,
        until: budget.until,
      };
    }),
  };
}
