import { type Minor, toMinor } from '#contract/money/money.rules.ts';
import type { RequestDetail } from '#contract/requests/requests.contract.ts';

/** What is asked of a request about its money. */
export type HeldMoney = Pick<RequestDetail, 'amount' | 'currency' | 'held_from_category' | 'budget_year'>;

/**
 * Of what a request holds, or held, how much can be spent once it is over without having been accepted, and how much goes back to a
 * budget that has ended, for category budgets end with the calendar year (product.md 1). `today`: YYYY-MM-DD.
 */
export function freedMoney(request: HeldMoney, today: string): { free: Minor; ended: Minor } {
  const hasEnded = request.budget_year < Number(today.slice(0, 4));
  const ended = hasEnded ? toMinor(request.held_from_category) : 0;
  return { free: toMinor(request.amount) - ended, ended };
}
