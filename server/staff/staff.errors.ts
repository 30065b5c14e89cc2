import type { PersonField, PersonProblem } from '#contract/staff/staff.rules.ts';
import { MOST_LETTERS } from '#contract/staff/staff.rules.ts';
import type { Text } from '../errors/app-error.ts';

const TEXTS: Record<Exclude<PersonProblem, 'long'>, Text> = {
  required: { en: 'This field is required', sr: 'Ovo polje je obavezno' },
  email: { en: 'this is not email', sr: 'Ovo nije e-adresa' },
  letters: { en: 'There is a character here that nobody can see', sr: 'Ovde je znak koji se ne vidi' },
  birthday: { en: 'This must be a day in the past', sr: 'Ovo mora da bude dan u prošlosti' },
  day: { en: 'There is no such day', sr: 'Taj dan ne postoji' },
  past: { en: 'The last day is today or later', sr: 'Poslednji dan je danas ili kasnije' },
};

/** What people read beside a field of a person. */
export function problemText(field: PersonField, problem: PersonProblem): Text {
  if (problem !== 'long') return TEXTS[problem];
  const most = MOST_LETTERS[field as keyof typeof MOST_LETTERS];
  return { en: `At most ${most} characters`, sr: `Najviše znakova: ${most}` };
}

export const numberTaken: Text = {
  en: 'Somebody else of the company has this number',
  sr: 'Ovaj broj ima još neko u kompaniji',
};

export const noSuchCompany: Text = { en: 'There is no such company', sr: 'Takva kompanija ne postoji' };

/** What an account holder alone may change. */
export const ownedByPerson: Text = {
  en: 'They have an account: only they can change this',
  sr: 'Nalog je otvoren: ovo menja samo njegov vlasnik',
};

export const addressTaken: Text = {
  en: 'Somebody of the company has this address already',
  sr: 'Ovu adresu već ima neko u kompaniji',
};
