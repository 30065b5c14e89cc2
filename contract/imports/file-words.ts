import type { TextLanguage } from '../language/text-language.ts';
import type { ImportField, ImportKind } from './import-fields.ts';
import type { ImportedRow } from './import-shapes.contract.ts';

type Code = ImportedRow['problems'][number]['code'];

/** A text in both languages: a screen shows that of its reader, a file both. */
interface Said {
  sr: string;
  en: string;
}

/** Names of the fields of an import. */
export const FIELD_WORDS: Record<ImportField, Said> = {
  email: { sr: 'E‑adresa', en: 'E‑mail' },
  first_name: { sr: 'Ime', en: 'First name' },
  last_name: { sr: 'Prezime', en: 'Last name' },
  position: { sr: 'Radno mesto', en: 'Position' },
  language: { sr: 'Jezik', en: 'Language' },
  unit: { sr: 'Jedinica', en: 'Unit' },
  external_id: { sr: 'Broj zaposlenog', en: 'Employee number' },
  birthday: { sr: 'Datum rođenja', en: 'Date of birth' },
  birth_place: { sr: 'Mesto rođenja', en: 'Place of birth' },
  ends_on: { sr: 'Poslednji dan', en: 'Last day' },
  code: { sr: 'Šifra', en: 'Code' },
  name_sr: { sr: 'Naziv SR', en: 'Name SR' },
  name_en: { sr: 'Naziv EN', en: 'Name EN' },
  provider: { sr: 'Partner', en: 'Provider' },
  category: { sr: 'Kategorija', en: 'Category' },
  kind: { sr: 'Vrsta', en: 'Kind' },
  way: { sr: 'Način', en: 'Way' },
  price: { sr: 'Cena', en: 'Price' },
  currency: { sr: 'Valuta', en: 'Currency' },
  discount: { sr: 'Popust', en: 'Discount' },
  short_description_sr: { sr: 'Kratak opis SR', en: 'Short description SR' },
  short_description_en: { sr: 'Kratak opis EN', en: 'Short description EN' },
  locations: { sr: 'Lokacije', en: 'Locations' },
  companies: { sr: 'Kompanije', en: 'Companies' },
  monthly: { sr: 'Mesečno', en: 'Monthly' },
  description_sr: { sr: 'Opis SR', en: 'Description SR' },
  description_en: { sr: 'Opis EN', en: 'Description EN' },
  instructions_sr: { sr: 'Uputstvo SR', en: 'Instructions SR' },
  instructions_en: { sr: 'Uputstvo EN', en: 'Instructions EN' },
  limitations_sr: { sr: 'Ograničenja SR', en: 'Limitations SR' },
  limitations_en: { sr: 'Ograničenja EN', en: 'Limitations EN' },
  amount: { sr: 'Iznos', en: 'Amount' },
  note: { sr: 'Beleška', en: 'Note' },
};

/** Descriptions of the problems of a cell. */
export const PROBLEM_WORDS: Record<Code, Said> = {
  required: { sr: 'ne može da bude prazno', en: 'cannot be emptied' },
  long: { sr: 'predugačko', en: 'too long' },
  email: { sr: 'nije e‑adresa', en: 'not an e‑mail' },
  letters: { sr: 'slova kojima tu nije mesto', en: 'letters that cannot stand there' },
  birthday: { sr: 'nije datum rođenja', en: 'not a date of birth' },
  day: { sr: 'nije datum', en: 'not a date' },
  past: { sr: 'u prošlosti', en: 'in the past' },
  language: { sr: 'upiši SR ili EN', en: 'enter SR or EN' },
  twin: { sr: 'i u redu {{lines}}', en: 'also in row {{lines}}' },
  owned: { sr: 'osoba ima nalog i sama to menja', en: 'they have an account and change it themselves' },
  closed: { sr: 'nalog je zatvoren', en: 'their account is closed' },
  taken: { sr: 'pripada nekom drugom', en: 'somebody else has it' },
  alike: { sr: 'liči na jedinicu koja postoji', en: 'looks like a unit that is there' },
  short: { sr: 'prekratko', en: 'too short' },
  range: { sr: 'izvan granica', en: 'out of its bounds' },
  number: { sr: 'nije broj', en: 'not a number' },
  decimals: { sr: 'više od dve decimale', en: 'more than two decimals' },
  ambiguous: { sr: 'upiši 4200.00 ili 4.200,00', en: 'enter 4200.00 or 4.200,00' },
  fixed: { sr: 'osnovni benefit nema cenu', en: 'a core benefit has no price' },
  monthly: { sr: 'samo za fleksibilni benefit s cenom', en: 'only a flexible benefit with a price' },
  location: { sr: 'nije mesto njegove valute', en: 'not a place of its currency' },
  unknown: { sr: 'ne postoji', en: 'there is none' },
  several: {
    sr: 'ima ih više tog naziva: dopiši i broj, kao #12',
    en: 'there are several of that name: add the number too, as in #12',
  },
  ended: { sr: 'više nije u upotrebi', en: 'has ended' },
  exists: {
    sr: 'već postoji: upiši mu šifru ili ga izostavi',
    en: 'it is there already: enter its code, or leave it out',
  },
  in_use: {
    sr: 'prekinuo bi se nekome ko ga plaća svakog meseca: promeni ga pojedinačno, u njegovom formularu',
    en: 'it would end for somebody who pays for it every month: change it alone, in its form',
  },
  unspent: { sr: 'nije ostalo toliko nepotrošenog', en: 'not so much is left unspent' },
  nobody: { sr: 'nema takve osobe u kompaniji', en: 'nobody in the company is that' },
  unconfirmed: { sr: 'nalog sa ovom adresom još nije potvrđen', en: 'who registered with it has not confirmed it yet' },
};

/** Descriptions that differ for files of budgets. */
export const BUDGET_PROBLEM_WORDS: Record<'number' | 'ambiguous', Said> = {
  number: { sr: 'upiši kao 1250.50', en: 'enter it as 1250.50' },
  ambiguous: { sr: 'može da znači dvoje: upiši 1250 ili 1.25', en: 'may mean two: enter 1250 or 1.25' },
};

/** Texts in one language under the keys of the locales: `field.email`. */
export function textsIn<Key extends string, Name extends string>(
  language: TextLanguage,
  name: Name,
  words: Record<Key, Said>,
): Record<`${Name}.${Key}`, string> {
  const texts = Object.entries<Said>(words).map(([key, said]) => [`${name}.${key}`, said[language]]);
  return Object.fromEntries(texts);
}

/** Both languages of a text for a file, with ordinary hyphens, so that a search for what a keyboard types finds it. */
const inBoth = ({ sr, en }: Said): string => `${sr} / ${en}`.replaceAll('\u2011', '-');

/** Heading of a field's column; an import recognises it. */
export const fieldHeading = (field: ImportField): string => inBoth(FIELD_WORDS[field]);

/** Description of a cell's problem in a file; `lines` are the lines of the rows that are twins of it. */
export function problemInFile(kind: ImportKind, code: Code, lines: string): string {
  const words: Record<Code, Said> = kind === 'budgets' ? { ...PROBLEM_WORDS, ...BUDGET_PROBLEM_WORDS } : PROBLEM_WORDS;
  return inBoth(words[code]).replaceAll('{{lines}}', lines);
}
