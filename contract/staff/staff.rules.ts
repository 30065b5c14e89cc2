import { isDay } from '../calendar/days.rules.ts';
import { isEmail } from '../session/session.rules.ts';
import { isBirthday } from '../users/birthday.rules.ts';

/** Maximum length of each field of a person, in characters. */
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

/** Problems of a field of a person. */
export type PersonProblem = 'required' | 'long' | 'email' | 'letters' | 'birthday' | 'day' | 'past';

const REQUIRED: readonly PersonField[] = ['email', 'first_name', 'last_name'];

/** Problem of a field of a person as it was typed; null for none. `today` is the day in Belgrade. */
export function personProblem(field: PersonField, typed: string, today: string): PersonProblem | null {
  const text = typed.trim();
  if (text === '') return REQUIRED.includes(field) ? 'required' : null;
  if (field === 'birthday') return isBirthday(text, today) ? null : 'birthday';
  if (field === 'ends_on') return lastDayProblem(text, today);
  if (text.length > MOST_LETTERS[field]) return 'long';
  if (field === 'email') return addressProblem(text);
  // Invisible characters have no place in a name: they would make two different names look alike.
  return /[\p{C}\u2028\u2029\uFFFD]/u.test(text) ? 'letters' : null;
}

/**
 * Problem of the address of a person who is added or invited; null for none. An invisible letter, or a Cyrillic one that looks Latin,
 * would send the mail to somebody else or to nobody.
 */
export function addressProblem(typed: string): 'letters' | 'email' | null {
  const address = typed.trim();
  if (/[^ -~]/.test(address)) return 'letters';
  return isEmail(address) ? null : 'email';
}

/** Replacement address of an erased person; its domain can never exist (RFC 2606). */
export const nobodysAddress = (userId: number): string => `erased-${userId}@erased.invalid`;

/** Whether an address is such a replacement. */
export const isNobodys = (called: string): boolean => /^erased-\d+@erased\.invalid$/.test(called);

/** Problem of a person's last day: it must exist and be today or later. */
export function lastDayProblem(day: string, today: string): 'day' | 'past' | null {
  if (!isDay(day)) return 'day';
  return day < today ? 'past' : null;
}
