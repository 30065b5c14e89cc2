import { isBirthday } from '#contract/users/birthday.rules.ts';
import { formatDay } from '#locales/dates.ts';

/** Typed values of the form; the birthday is DD.MM.YYYY., with or without the last dot. */
export interface CompletionForm {
  firstName: string;
  lastName: string;
  birthPlace: string;
  birthday: string;
}

export type CompletionErrors = Partial<Record<keyof CompletionForm, 'required' | 'badDay'>>;

/**
 * A typed day (1.2.1990, 01.02.1990.) as YYYY-MM-DD; null when it is no day. Commas count as dots, for the number pad of a
 * Serbian iPhone has only a comma.
 */
export function typedDay(text: string): string | null {
  const match = /^\s*(\d{1,2})\s*[.,]\s*(\d{1,2})\s*[.,]\s*(\d{4})\s*[.,]?\s*$/.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Problems of the form by field; `today` is YYYY-MM-DD. */
export function completionErrors(form: CompletionForm, today: string): CompletionErrors {
  const errors: CompletionErrors = {};
  for (const field of ['firstName', 'lastName', 'birthPlace', 'birthday'] as const) {
    if (form[field].trim() === '') errors[field] = 'required';
  }
  const day = typedDay(form.birthday);
  if (!errors.birthday && (day === null || !isBirthday(day, today))) errors.birthday = 'badDay';
  return errors;
}

/** Fields of the form by the server's names. */
export const FIELD_NAMES = {
  first_name: 'firstName',
  last_name: 'lastName',
  birth_place: 'birthPlace',
  birthday: 'birthday',
} as const;

/** Error texts by field. */
export const inWords = (
  errors: CompletionErrors,
  words: (problem: 'required' | 'badDay') => string,
): Partial<Record<keyof CompletionForm, string>> =>
  Object.fromEntries(Object.entries(errors).map(([field, problem]) => [field, words(problem)]));

interface Person {
  first_name: string;
  last_name: string;
  birth_place: string;
  birthday: string | null;
}

/** The form filled from the person's data. */
export function formOf({ first_name, last_name, birth_place, birthday }: Person): CompletionForm {
  return {
    firstName: first_name,
    lastName: last_name,
    birthPlace: birth_place,
    birthday: birthday ? formatDay(birthday) : '',
  };
}

/** Body of the call. */
export function bodyOf(form: CompletionForm) {
  return {
    first_name: form.firstName.trim(),
    last_name: form.lastName.trim(),
    birth_place: form.birthPlace.trim(),
    birthday: typedDay(form.birthday) ?? '',
  };
}
