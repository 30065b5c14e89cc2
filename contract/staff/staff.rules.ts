import { isDay } from '../calendar/days.rules.ts';
import { isEmail } from '../session/session.rules.ts';
import { isBirthday } from '../users/birthday.rules.ts';

/** How many letters each field of a person may have. */
export const MOST_LETTERS = {
  email: 254,
  first_name: 100,
  last_name: 100,
  position: 100,
  unit: 80,
  external_id: 40,
  birth_place: 100,
} as const;

export type PersonField = keyof typeof MOST_LETTERS | 'birthday' | 'ends_on';

/** What may be wrong with a field of a person. */
export type PersonProblem = 'required' | 'long' | 'email' | 'letters' | 'birthday' | 'day' | 'past';

const REQUIRED: readonly PersonField[] = ['email', 'first_name', 'last_name'];

/** What is wrong with a field of a person as it is typed; null for nothing. `today` is the day in Belgrade. */
export function personProblem(field: PersonField, typed: string, today: string): PersonProblem | null {
  const text = typed.trim();
  if (text === '') return REQUIRED.includes(field) ? 'required' : null;
  if (field === 'birthday') return isBirthday(text, today) ? null : 'birthday';
  if (field === 'ends_on') return lastDayProblem(text, today);
  if (text.length > MOST_LETTERS[field]) return 'long';
  if (field === 'email') return addressProblem(text);
  // What cannot be seen has no place in a name: it only makes two of them look alike.
  return /[\p{C}\u2028\u2029\uFFFD]/u.test(text) ? 'letters' : null;
}

/**
 * What is wrong with the address of somebody who is added or invited; null for nothing. A letter that cannot be seen, or a Cyrillic
 * one that looks like a Latin one, leads to somebody else, or to nobody.
 */
export function addressProblem(typed: string): 'letters' | 'email' | null {
  const address = typed.trim();
  if (/[^ -~]/.test(address)) return 'letters';
  return isEmail(address) ? null : 'email';
}

/** The address of somebody of whom nothing is known any more: nobody can have it (RFC 2606). */
export const nobodysAddress = (userId: number): string => `erased-${userId}@erased.invalid`;

/** Whether what somebody is called is such an address. */
export const isNobodys = (called: string): boolean => /^erased-\d+@erased\.invalid$/.test(called);

/** What is wrong with somebody's last day: it exists, and is today or later. */
export function lastDayProblem(day: string, today: string): 'day' | 'past' | null {
  if (!isDay(day)) return 'day';
  return day < today ? 'past' : null;
}
