import { MOST_LETTERS, type PersonField, type PersonProblem, personProblem } from '#contract/staff/staff.rules.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid, UNSEEN } from '../errors/request.errors.ts';

type Typed = Partial<Record<PersonField, string | null | undefined>>;

/** Throws request.invalid with the problems of a person's fields. */
export function checkFields(typed: Typed, today: string): void {
  const wrong = wrongFields(typed, today);
  if (Object.keys(wrong).length > 0) throw requestInvalid(wrong);
}

/** The problems of a person's fields; fields that are left out are not checked. */
export function wrongFields(typed: Typed, today: string): Record<string, Text> {
  const wrong: Record<string, Text> = {};
  for (const [name, text] of Object.entries(typed)) {
    if (text === undefined || text === null) continue;
    const field = name as PersonField;
    const problem = personProblem(field, text, today);
    if (problem) wrong[field] = problemText(field, problem);
  }
  return wrong;
}

const TEXTS: Record<Exclude<PersonProblem, 'long'>, Text> = {
  required: { en: 'This field is required', sr: 'Ovo polje je obavezno' },
  email: { en: 'this is not email', sr: 'Ovo nije e-adresa' },
  letters: UNSEEN,
  birthday: { en: 'This must be a day in the past', sr: 'Ovo mora da bude dan u prošlosti' },
  day: { en: 'There is no such day', sr: 'Taj dan ne postoji' },
  past: { en: 'The last day is today or later', sr: 'Poslednji dan je danas ili kasnije' },
};

// For an e-mail address: visible letters may be wrong too, if they only look like Latin ones.
const WRONG_LETTERS: Text = {
  en: 'A letter only looks like a Latin one, or cannot be seen',
  sr: 'Neko slovo samo liči na latinično, ili se ne vidi',
};

/** The text shown beside a field of a person, by its problem. */
export function problemText(field: PersonField, problem: PersonProblem): Text {
  if (field === 'email' && problem === 'letters') return WRONG_LETTERS;
  if (problem !== 'long') return TEXTS[problem];
  const most = MOST_LETTERS[field as keyof typeof MOST_LETTERS];
  return { en: `At most ${most} characters`, sr: `Najviše znakova: ${most}` };
}
