import { daysBetween } from '../calendar/days.rules.ts';
import type { Minor } from '../money/money.rules.ts';

/** So many days of a year say how it goes on. */
const FEWEST_DAYS = 60;

/**
 * What of the budgets of a year will be left on its last day, if as much is spent each day as until today; null while the year is
 * too young to say, and without such budgets. What is held counts as spent.
 */
export function leftAtEnd(budgets: { given: Minor; spent: Minor; held: Minor }, today: string): Minor | null {
  const { given, spent, held } = budgets;
  const [first, next] = [`${today.slice(0, 4)}-01-01`, `${Number(today.slice(0, 4)) + 1}-01-01`];
  const days = daysBetween(first, today) + 1;
  if (given === 0 || days < FEWEST_DAYS) return null;
  return Math.max(0, given - held - Math.round((spent * daysBetween(first, next)) / days));
}
