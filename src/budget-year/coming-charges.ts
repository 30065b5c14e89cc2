import type { BudgetAccount } from '#contract/budgets/budgets.contract.ts';
import { FLEXIBLE } from '#contract/budgets/budgets.rules.ts';
import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import { forecast } from '#contract/subscriptions/forecast.rules.ts';
import { isStillThere, monthAfter, renewalDay } from '#contract/subscriptions/months.rules.ts';
import type { Subscription } from '#contract/subscriptions/subscriptions.contract.ts';

/** Expected charge of a subscription to one account. */
export interface KnownCharge {
  /** YYYY-MM-DD. */
  day: string;
  amount: Minor;
}

export type Subscribed = Pick<Subscription, 'next_charge' | 'last_day' | 'price_currency' | 'category'>;
type Means = Pick<BudgetAccount, 'category_id' | 'year' | 'category' | 'available'>;

/**
 * Expected charges to one account until the end of a year, if nothing else is bought, by the rule of the renewal: the
 * category's budget of the year pays first; a charge that no budget can pay ends its subscription.
 */
export function comingCharges(
  subscriptions: readonly Subscribed[],
  accounts: readonly Means[],
  { category, year }: { category: number; year: number },
): KnownCharge[] {
  const charges = subscriptions
    .flatMap((subscription) => chargesOf(subscription, accounts, year))
    .map((charge, id) => ({ ...charge, id }));
  const left = (account: Means | undefined) => toMinor(account?.available ?? 0);
  const paid = forecast(charges, {
    flexible: left(accounts.find(({ category_id }) => category_id === FLEXIBLE.categoryId)),
    categories: new Map(accounts.map((account) => [`${account.category_id}/${account.year}`, left(account)])),
  });
  return charges
    .map(({ id, day, categoryId }) => {
      const { fromCategory = 0, fromFlexible = 0 } = paid.get(id) ?? {};
      return {
        day,
        amount: category === FLEXIBLE.categoryId ? fromFlexible : categoryId === category ? fromCategory : 0,
      };
    })
    .filter(({ amount }) => amount > 0)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** Remaining charges of a subscription in the year, at today's price. */
function chargesOf(subscription: Subscribed, accounts: readonly Means[], year: number) {
  const { next_charge: next, last_day: lastDay, price_currency, category } = subscription;
  const categoryId = accounts.find((account) => account.category === category)?.category_id ?? FLEXIBLE.categoryId;
  const found: { day: string; categoryId: number; amount: Minor }[] = [];
  for (let day = next; day?.startsWith(`${year}-`); day = renewalDay(monthAfter(day))) {
    if (!isStillThere(day, lastDay)) break;
    found.push({ day, categoryId, amount: toMinor(price_currency) });
  }
  return found;
}
