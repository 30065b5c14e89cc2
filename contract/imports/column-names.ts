import type { TextLanguage } from '../language/text-language.ts';
import { searchKey } from '../search/search.rules.ts';
import type { ImportField } from './import-fields.ts';

/** Normalised name of a column for comparison: letters and digits only, without case and diacritics. */
export function columnName(name: string): string {
  return searchKey(name)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
}

/** Headings of columns that our exports contain and no import reads. */
export const LEFT_OUT: readonly string[] = ['stanje', 'state'];

const names = (...written: string[]) => written.map(columnName);

/** Headings of a text that exists in both languages: a heading without a mark of the language counts for the language it is written in. */
const inBoth = <Name extends string>(text: Name, serbian: readonly string[], english: string) => {
  const named = (own: readonly string[], marks: readonly string[]) =>
    names(...own, ...[...serbian, english].flatMap((name) => marks.map((mark) => `${name} ${mark}`)));
  return {
    [`${text}_sr`]: named(serbian, ['sr', 'srpski', 'na srpskom', 'serbian']),
    [`${text}_en`]: named([english], ['en', 'engleski', 'na engleskom', 'english']),
  } as Record<`${Name}_${TextLanguage}`, string[]>;
};

/** Headings by which each field is recognised, in both languages. */
export const NAMES: Record<ImportField, readonly string[]> = {
  email: names(
    ...['e-adresa', 'eadresa', 'e-mail', 'email', 'mail', 'mejl', 'imejl', 'e-pošta', 'email address'],
    'e-mail adresa',
  ),
  first_name: names('ime', 'first name', 'firstname', 'given name', 'name'),
  last_name: names('prezime', 'last name', 'lastname', 'surname', 'family name'),
  position: names('pozicija', 'radno mesto', 'position', 'job title', 'title'),
  language: names('jezik', 'language'),
  unit: names('jedinica', 'sektor', 'odeljenje', 'unit', 'department', 'team', 'tim'),
  external_id: names(
    'broj zaposlenog',
    'šifra zaposlenog',
    'employee number',
    'employee id',
    'personnel number',
    'external id',
  ),
  birthday: names('datum rođenja', 'rođendan', 'birthday', 'date of birth', 'birth date'),
  birth_place: names('mesto rođenja', 'birth place', 'birthplace', 'place of birth'),
  ends_on: names('poslednji dan', 'poslednji radni dan', 'last day', 'last working day', 'ends on'),
  code: names('šifra', 'code', 'šifra benefita', 'benefit code', 'id'),
  ...inBoth('name', ['naziv'], 'name'),
  provider: names('partner', 'provajder', 'dobavljač', 'provider', 'supplier'),
  category: names('kategorija', 'category'),
  kind: names('vrsta', 'kind', 'type'),
  way: names('način', 'način kupovine', 'way', 'way to buy'),
  price: names('cena', 'cena sa PDV', 'price', 'price with VAT'),
  currency: names('valuta', 'currency'),
  discount: names('popust', 'discount'),
  ...inBoth('short_description', ['kratak opis', 'opis kratki'], 'short description'),
  locations: names('lokacije', 'lokacija', 'mesta', 'locations', 'location'),
  companies: names('kompanije', 'kompanija', 'companies', 'company'),
  monthly: names('mesečno', 'monthly'),
  ...inBoth('description', ['opis'], 'description'),
  ...inBoth('instructions', ['uputstvo'], 'instructions'),
  ...inBoth('limitations', ['ograničenja'], 'limitations'),
  amount: names('iznos', 'suma', 'amount', 'sum'),
  note: names('beleška', 'napomena', 'razlog', 'note', 'reason'),
};
