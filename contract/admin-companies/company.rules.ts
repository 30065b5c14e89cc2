import { PROMISE_DAYS } from '../requests/review.rules.ts';
import { searchKey } from '../search/search.rules.ts';

/** Countries in which client companies are. */
export const COUNTRIES = ['RS', 'ME', 'BA'] as const;

/** Background colours of a company's card. */
export const CARD_COLORS = ['evergreen', 'night', 'teal', 'indigo', 'plum', 'brick'] as const;

/** Length of a company's name, in characters. */
export const COMPANY_NAME = { least: 2, most: 120 } as const;

/** Problem of a company's name; null for none. White space around it does not count. */
export function companyNameProblem(name: string): 'required' | 'short' | 'long' | null {
  const letters = [...name.trim()].length;
  if (letters === 0 || searchKey(name) === '') return 'required';
  if (letters < COMPANY_NAME.least) return 'short';
  return letters > COMPANY_NAME.most ? 'long' : null;
}

/** Problem of the promised number of days; null for none. */
export function promiseProblem(days: number): 'range' | null {
  return Number.isInteger(days) && days >= PROMISE_DAYS.least && days <= PROMISE_DAYS.most ? null : 'range';
}
