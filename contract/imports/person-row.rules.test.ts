import { expect, it } from 'vitest';
import type { Mapping } from './import.rules.ts';
import { parseRow } from './person-row.rules.ts';

const TODAY = '2026-11-20';
const MAPPING: Mapping = { email: 0, first_name: 1, birthday: 2, language: 3, unit: 4, ends_on: 5, external_id: 6 };
const parse = (...cells: string[]) => parseRow(cells, MAPPING, TODAY);

it('reads what a row asks for, and leaves out what is empty', () => {
  expect(parse(' Ana@Vetar.rs ', 'Ana', '17.4.1990.', 'srpski', '', '31.12.2026', '0042')).toEqual({
    wanted: {
      email: 'ana@vetar.rs',
      first_name: 'Ana',
      birthday: '1990-04-17',
      language: 'SR',
      ends_on: '2026-12-31',
      external_id: '0042',
    },
    problems: [],
  });
  // Only columns for dates are parsed as dates.
  expect(parse('', '', '', '', '', '', '1.2.1990.').wanted).toEqual({ external_id: '1.2.1990.' });
  expect(parse('ana@vetar.rs')).toEqual({ wanted: { email: 'ana@vetar.rs' }, problems: [] });
});

it('empties what a dash says, but nothing that everybody has', () => {
  expect(parse('a@b.rs', '', '-', '', '-', '-', '-').wanted).toEqual({
    email: 'a@b.rs',
    birthday: null,
    unit: '',
    ends_on: null,
    external_id: null,
  });
  expect(parse('', '', ' - ').wanted).toEqual({ birthday: null });
  expect(parse('a@b.rs', '', '', '', "'-").wanted.unit).toBe('-');
  expect(parse('-', '-', '', '-').problems).toEqual([
    { field: 'email', code: 'required' },
    { field: 'first_name', code: 'required' },
    { field: 'language', code: 'required' },
  ]);
});

it.each([
  ['SR', 'SR'],
  ['srpski', 'SR'],
  ['Serbian', 'SR'],
  ['en', 'EN'],
  ['Engleski', 'EN'],
  ['English', 'EN'],
])('reads the language %j as %s', (typed, language) => {
  expect(parse('', '', '', typed).wanted).toEqual({ language });
});

it.each([
  ['1.2.1990.', '1990-02-01'],
  ['1. 2. 1990', '1990-02-01'],
  ['01.12.1990', '1990-12-01'],
  ['1990-02-01', '1990-02-01'],
])('reads the day %j as %s', (typed, birthday) => {
  expect(parse('', '', typed).wanted).toEqual({ birthday });
});

it.each(['u 1.2.1990.', '1.2.1990. g', '001.2.1990.', '1.002.1990.'])('takes %j for no day', (typed) => {
  expect(parse('', '', typed).problems).toEqual([{ field: 'birthday', code: 'birthday' }]);
});

it.each([
  [['nije adresa'], 'email', 'email'],
  [['ana@vetar,rs'], 'email', 'email'],
  [['ana@vetar.rs\u200b'], 'email', 'letters'],
  [['ana@vеtar.rs'], 'email', 'letters'],
  [['İvo@vetar.rs'], 'email', 'letters'],
  [['ana@vetar.rs\u200f'], 'email', 'letters'],
  [['', 'x'.repeat(101)], 'first_name', 'long'],
  [['', 'A\u202eb'], 'first_name', 'letters'],
  [['', 'A\ufffdb'], 'first_name', 'letters'],
  [['', '', '1.2.26'], 'birthday', 'birthday'],
  [['', '', '44927'], 'birthday', 'birthday'],
  [['', '', '31.2.1990.'], 'birthday', 'birthday'],
  [['', '', '', 'DE'], 'language', 'language'],
  [['', '', '', '', '', '19.11.2026.'], 'ends_on', 'past'],
  [['', '', '', '', '', 'sutra'], 'ends_on', 'day'],
])('says of %j what is wrong, and where', (cells, field, code) => {
  expect(parse(...cells)).toMatchObject({ problems: [{ field, code }] });
});

it.each([
  ['ana@vetar,rs', 'comma'],
  ["'-ana@ vetar.rs", 'blank'],
  ['anavetar.rs', 'no_at'],
])('says of the address %j by which slip it is none', (cell, slip) => {
  expect(parse(cell).problems).toEqual([{ field: 'email', code: 'email', slip }]);
});

it('names no slip where it may be several, or none of the hand', () => {
  expect(parse('ana@').problems).toEqual([{ field: 'email', code: 'email' }]);
  expect(parse('ana@vеtar.rs').problems).toEqual([{ field: 'email', code: 'letters' }]);
});
