import { expect, it } from 'vitest';
import { BENEFIT_COLUMNS } from '../admin-benefits/benefit-columns.rules.ts';
import {
  cellText,
  endsMany,
  guessColumns,
  hasKey,
  isOfTwo,
  isTooLong,
  numberedCell,
  numberedIn,
  pieceFrom,
  secondsToWrite,
} from './import.rules.ts';
import { BENEFIT_FIELDS, type ImportField } from './import-fields.ts';

it.each([
  ["'=1+1", '=1+1'],
  ["'-", '-'],
  ["''=1", "'=1"],
  ["'+381 64", '+381 64'],
  ["O'Brien", "O'Brien"],
  ["'Nemanja'", "'Nemanja'"],
  ['\u00a0Ana\u00a0', 'Ana'],
  ['Ana\u00a0Marija\u00a0Savić', 'Ana Marija Savić'],
  ["' =1", '=1'],
  ["O'-Brien", "O'-Brien"],
  // Decomposed letters (NFD), as some programs on a Mac write them.
  ['Z\u030Celjko S\u030Cc\u0301eki\u0107', 'Željko Šćekić'],
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
  // The export of people uses these headings, and can be imported unchanged.
  expect(fields(['E-adresa / E-mail', 'Stanje / State'])).toEqual(['email', 'null']);
  expect(fields(['Org', 'Ime', 'Ime'], [], new Map([['org', 'unit']]))).toEqual(['unit', 'first_name', null]);
  expect(fields(['Prezime (obavezno)', 'Firma / Ime'])).toEqual(['last_name', 'first_name']);
  // Every JavaScript object has a property of this name.
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

it.each([
  [null, false],
  [{ above: null, approval: null }, false],
  [{ above: { limit: 1 }, approval: null }, true],
  [{ above: null, approval: 7 }, true],
])(
  'nobody alone takes a file back that is above the limit, or of which a second person was asked: %j %s',
  (budget, isOne) => {
    expect(isOfTwo(budget)).toBe(isOne);
  },
);

it('says for how long rows are written: 20,000 take eight seconds, and none less than one', () => {
  expect([1, 353, 2500, 2501, 20_000].map(secondsToWrite)).toEqual([1, 1, 1, 2, 8]);
});

it('knows the currency and the amounts of a column by sight, when all of its cells say so', () => {
  const fieldOf = (kind: 'benefits' | 'budgets', ...cells: string[]) =>
    guessColumns(
      kind,
      ['x'],
      cells.map((cell) => [cell]),
    )[0]?.field ?? null;
  expect([fieldOf('benefits', 'RSD', '', 'bam'), fieldOf('benefits', 'EUR', 'USD')]).toEqual(['currency', null]);
  expect([fieldOf('benefits', 'u eur'), fieldOf('benefits', 'eura')]).toEqual([null, null]);
  expect(['5.00', '+5.00', '-123456789.50'].map((cell) => fieldOf('budgets', cell))).toEqual([
    ...['amount', 'amount', 'amount'],
  ]);
  expect(['5', '5.0', '5.000', 'x5.00', '5.00x', '1234567890.00'].map((cell) => fieldOf('budgets', cell))).toEqual([
    ...[null, null, null, null, null, null],
  ]);
  expect([fieldOf('budgets', 'a@b.rs', '5.00'), fieldOf('budgets', '', ' ')]).toEqual([null, null]);
});

it.each([
  [{ email: 0 }, true],
  [{ external_id: 0, first_name: 1 }, true],
  [{ code: 3 }, true],
  [{ name_en: 0 }, true],
  [{ name_sr: 0 }, true],
  [{ first_name: 0, amount: 1 }, false],
  [{}, false],
])('the columns %j say what a row is about: %s', (mapping, has) => {
  expect(hasKey(mapping)).toBe(has);
});

it('sends at most 500 rows at once, and no more than a call takes, but one at least', () => {
  const many = Array.from({ length: 1200 }, (_, place) => place);
  expect([pieceFrom(many, 0), pieceFrom(many, 500), pieceFrom(many, 1000)].map(({ length }) => length)).toEqual([
    ...[500, 500, 200],
  ]);
  expect(pieceFrom(many, 500)[0]).toBe(500);
  expect(pieceFrom(many, 1200)).toEqual([]);
  // With its quotes and comma such a text takes 50,000 bytes as JSON.
  const long = 'x'.repeat(49_997);
  expect(pieceFrom([long, long, long, long, long], 0)).toHaveLength(4);
  expect(pieceFrom([long, long, long, `${long}x`], 0)).toHaveLength(3);
  const huge = 'x'.repeat(250_000);
  expect(pieceFrom([huge, 'a'], 0)).toEqual([huge]);
  expect(pieceFrom(['a', huge, 'b'], 0)).toEqual(['a']);
});

it('takes a row alone up to 260,000 bytes, of which a letter may be several', () => {
  expect([isTooLong(['x'.repeat(259_996)]), isTooLong(['x'.repeat(259_997)])]).toEqual([false, true]);
  expect([isTooLong(['š'.repeat(129_998)]), isTooLong(['š'.repeat(129_999)])]).toEqual([false, true]);
});

it('says which of several of one name is meant by its number behind the name', () => {
  expect(numberedCell('Oaza mira', 12)).toBe('Oaza mira #12');
  expect(['Oaza mira #12', 'Oaza mira#12', ' Bar # 1 # 12 '].map(numberedIn)).toEqual([
    { name: 'Oaza mira', id: 12 },
    { name: 'Oaza mira', id: 12 },
    { name: 'Bar # 1', id: 12 },
  ]);
  for (const cell of ['Oaza mira', 'Oaza mira 12', '#12', 'Oaza #12 mira', 'Oaza mira #'])
    expect(numberedIn(cell), cell).toBeNull();
});
