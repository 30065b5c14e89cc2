import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';

/** Fields of a request that concern its money. */
export type HeldMoney = Pick<RequestDetail, 'amount' | 'currency' | 'held_from_category' | 'budget_year'>;

/**
 * Splits the money that a request holds or held, for when it ends without being accepted: `free` can be spent again, `ended`
 * goes back to a category budget of a past calendar year (product.md 1). `today`: YYYY-MM-DD.
 */
export function freedMoney(request: HeldMoney, today: string): { free: Minor; ended: Minor } {
  const hasEnded = request.budget_year < Number(today.slice(0, 4));
  const ended = hasEnded ? toMinor(request.held_from_category) : 0;
  return { free: toMinor(request.amount) - ended, ended };
}
