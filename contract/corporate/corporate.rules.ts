import { daysBetween } from '../calendar/days.rules.ts';
import type { Minor } from '../money/money.rules.ts';

/** Days of a year that must have passed before its end can be forecast. */
const FEWEST_DAYS = 60;

/**
 * What will be left of the budgets of a year on its last day if spending goes on at the average daily rate so far. Held money counts as
 * spent. Null before FEWEST_DAYS of the year have passed, and when nothing was given.
 */
export function leftAtEnd(budgets: { given: Minor; spent: Minor; held: Minor }, today: string): Minor | null {
  const { given, spent, held } = budgets;
  const [first, next] = [`${today.slice(0, 4)}-01-01`, `${Number(today.slice(0, 4)) + 1}-01-01`];
  const days = daysBetween(first, today) + 1;
  if (given === 0 || days < FEWEST_DAYS) return null;
  return Math.max(0, given - held - Math.round((spent * daysBetween(first, next)) / days));
}
