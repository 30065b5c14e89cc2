import { expect, it } from 'vitest';
import { BENEFIT_COLUMNS } from '../admin-benefits/benefit-columns.rules.ts';
import { cellText, endsMany, guessColumns, secondsToWrite } from './import.rules.ts';
import { BENEFIT_FIELDS, type ImportField } from './import-fields.ts';

it.each([
  ["'=1+1", '=1+1'],
  ["'-", '-'],
  ["''=1", "'=1"],
  ["'+381 64", '+381 64'],
  ["O'Brien", "O'Brien"],
  ["'Nemanja'", "'Nemanja'"],
  ['\u00a0Ana\u00a0', 'Ana'],
])('reads the cell %j as %j', (cell, text) => {
  expect(cellText(cell)).toBe(text);
});

it('knows columns by their names in both languages, by what they were the last time, and e-mails by sight', () => {
  const fields = (headings: string[], samples: string[][] = [], former = new Map<string, ImportField>()) =>
    guessColumns('people', headings, samples, former).map((guess) => guess && `${guess.field}${guess.sure ? '' : '?'}`);
  expect(fields(['E-adresa / E-mail', 'Ime', 'PREZIME', 'Radno mesto', 'Датум рођења', 'Boja'])).toEqual([
    ...['email', 'first_name', 'last_name', 'position', 'birthday', null],
  ]);
  expect(
    fields(
      ['Kontakt', 'x'],
      [
        ['a@b.rs', 'c@d.rs'],
        ['', '1'],
      ],
    ),
  ).toEqual(['email?', null]);
  // Of our own list of people, which is an import as it is.
  expect(fields(['E-adresa / E-mail', 'Stanje / State'])).toEqual(['email', 'null']);
  expect(fields(['Org', 'Ime', 'Ime'], [], new Map([['org', 'unit']]))).toEqual(['unit', 'first_name', null]);
  // Every object has something called so.
  expect(fields(['constructor', 'Ime'])).toEqual([null, 'first_name']);
});

it('knows those of benefits in either language, whole names before their parts, and words by sight', () => {
  const fields = (headings: string[], samples: string[][] = []) =>
    guessColumns('benefits', headings, samples).map((guess) => guess && `${guess.field}${guess.sure ? '' : '?'}`);
  expect(fields(BENEFIT_COLUMNS.map(([, heading]) => heading))).toEqual([
    ...BENEFIT_FIELDS.slice(0, BENEFIT_COLUMNS.length - 1),
    'null',
  ]);
  expect(fields(['Naziv (EN)', 'Naziv', 'Opis kratki SR', 'Dobavljač', 'Description'])).toEqual([
    ...['name_en', 'name_sr', 'short_description_sr', 'provider', 'description_en'],
  ]);
  const samples = [['Osnovni', 'vaučer', 'EUR', 'x']];
  expect(fields(['a', 'b', 'c', 'd'], samples)).toEqual(['kind?', 'way?', 'currency?', null]);
});

it.each([
  [1, 3, false],
  [2, 39, true],
  [2, 40, false],
  [10, 20_000, false],
  [11, 20_000, true],
])('%i of %i who end are so many that their number is typed: %s', (ending, people, many) => {
  expect(endsMany(ending, people)).toBe(many);
});

it('says for how long rows are written: 20,000 take eight seconds, and none less than one', () => {
  expect([1, 353, 2500, 2501, 20_000].map(secondsToWrite)).toEqual([1, 1, 1, 2, 8]);
});
