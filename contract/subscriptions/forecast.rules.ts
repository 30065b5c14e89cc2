import { type Charge, payFromBudgets } from '../budgets/budgets.rules.ts';
import type { Minor } from '../money/money.rules.ts';

/** The next charge of a running subscription. */
export interface ComingCharge extends Charge {
  id: number;
  /** YYYY-MM-DD. */
  day: string;
}

/** How a charge will be paid according to today's budgets, and how much is missing; if anything is missing, nothing is paid. */
export interface Forecast {
  fromCategory: Minor;
  fromFlexible: Minor;
  short: Minor;
}

/** Money that is available today: on the flexible account, and in category budgets by `category/year`. */
export interface Means {
  flexible: Minor;
  categories: ReadonlyMap<string, Minor>;
}

/**
 * product.md 7.7: whether the budgets cover each charge on its day, assuming that nothing else is bought until then and earlier charges
 * are paid. A charge that is not covered ends its subscription and takes nothing. Charges are ordered by day, then id, as in the
 * renewal; a category budget pays only within its own year.
 */
export function forecast(charges: readonly ComingCharge[], means: Means): Map<number, Forecast> {
  const left = new Map(means.categories);
  let { flexible } = means;
  const found = new Map<number, Forecast>();
  const inOrder = [...charges].sort((one, other) => one.day.localeCompare(other.day) || one.id - other.id);
  for (const charge of inOrder) {
    const pot = `${charge.categoryId}/${charge.day.slice(0, 4)}`;
    const ofCategory = left.get(pot) ?? 0;
    const [payment] = payFromBudgets([charge], flexible, new Map([[charge.categoryId, ofCategory]])) ?? [];
    if (!payment) {
      const short = charge.amount - Math.max(0, ofCategory) - flexible;
      found.set(charge.id, { fromCategory: 0, fromFlexible: 0, short });
      continue;
    }
    const { fromCategory, fromFlexible } = payment;
    left.set(pot, ofCategory - fromCategory);
    flexible -= fromFlexible;
    found.set(charge.id, { fromCategory, fromFlexible, short: 0 });
  }
  return found;
}
