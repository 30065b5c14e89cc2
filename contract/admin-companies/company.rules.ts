import { PROMISE_DAYS } from '../requests/review.rules.ts';
import { searchKey } from '../search/search.rules.ts';

/** Where companies are that Izbor works with. */
export const COUNTRIES = ['RS', 'ME', 'BA'] as const;

/** What the card of a company is printed on. */
export const CARD_COLORS = ['evergreen', 'night', 'teal', 'indigo', 'plum', 'brick'] as const;

/** What a company may be called, in letters. */
export const COMPANY_NAME = { least: 2, most: 120 } as const;

/** What is wrong with the name of a company; null for nothing. Blanks around it do not count. */
export function companyNameProblem(name: string): 'required' | 'short' | 'long' | null {
  const letters = [...name.trim()].length;
  if (letters === 0 || searchKey(name) === '') return 'required';
  if (letters < COMPANY_NAME.least) return 'short';
  return letters > COMPANY_NAME.most ? 'long' : null;
}

/** What is wrong with the days of a promise; null for nothing. */
export function promiseProblem(days: number): 'range' | null {
  return Number.isInteger(days) && days >= PROMISE_DAYS.least && days <= PROMISE_DAYS.most ? null : 'range';
}
