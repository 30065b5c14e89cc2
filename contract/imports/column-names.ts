import { searchKey } from '../search/search.rules.ts';

/** The name of a column as it is compared: letters and figures alone, without case and diacritics. */
export function columnName(name: string): string {
  return searchKey(name)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
}

/** What columns are called that our own lists have and no import takes. */
export const LEFT_OUT: readonly string[] = ['stanje', 'state'];

/** What columns are called in files, in both languages. */
export const NAMES: Record<string, readonly string[]> = {
  email: [
    'e adresa',
    'eadresa',
    'e mail',
    'email',
    'mail',
    'mejl',
    'imejl',
    'e posta',
    'email address',
    'e mail adresa',
  ],
  first_name: ['ime', 'first name', 'firstname', 'given name', 'name'],
  last_name: ['prezime', 'last name', 'lastname', 'surname', 'family name'],
  position: ['pozicija', 'radno mesto', 'position', 'job title', 'title'],
  language: ['jezik', 'language'],
  unit: ['jedinica', 'sektor', 'odelene', 'unit', 'department', 'team', 'tim'],
  external_id: ['broj zaposlenog', 'sifra zaposlenog', 'employee number', 'employee id', 'personnel number'],
  birthday: ['datum rodena', 'datum rodenja', 'rodendan', 'birthday', 'date of birth', 'birth date'],
  birth_place: ['mesto rodena', 'mesto rodenja', 'birth place', 'birthplace', 'place of birth'],
  ends_on: ['poslednji dan', 'poslednji radni dan', 'last day', 'last working day'],
};
