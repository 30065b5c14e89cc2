// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fieldHeading } from '#contract/imports/file-words.ts';
import { IMPORT_FIELDS, type ImportKind } from '#contract/imports/import-fields.ts';
import { peopleImports } from '#contract/imports/imports.contract.ts';
import { seenImport } from '#machines/imports/sample-import.ts';
import { serve } from '../testing/render-screen.tsx';
import { correctionsIn, NoRevisionError, sendCorrections } from './send-correction.ts';

const columns = ['Red / Row', 'E-adresa / E-mail', 'Radno mesto / Position', 'Problem'];

it('takes each row by where it stands in the file, and its cells without what our file put before them', () => {
  const rows = [
    ['4', 'ana@vetar.rs', "'-", 'E-adresa / E-mail: nije e-adresa / not an e-mail'],
    ['1.205', "'=1+1", "''-", ''],
    ['6', '-', "O'Brien", ''],
    ['7', "'Ana", '', ''],
    ['zbir', 'x', 'y', ''],
  ];
  expect(correctionsIn('people', { columns, rows })).toEqual([
    { file_line: 4, cells: { email: 'ana@vetar.rs', position: '-' } },
    { file_line: 1205, cells: { email: '=1+1', position: "'-" } },
    { file_line: 6, cells: { email: '-', position: "O'Brien" } },
    { file_line: 7, cells: { email: "'Ana", position: '' } },
  ]);
});

it.each(Object.entries(IMPORT_FIELDS))(
  'finds each column of a list about %s, as it is called now and was before',
  (kind, fields) => {
    const cells = Object.fromEntries(fields.map((field) => [field, 'x']));
    for (const headings of [fields.map(fieldHeading), fields]) {
      const list = { columns: ['Red / Row', ...headings, 'Problem'], rows: [['4', ...fields.map(() => 'x'), 'y']] };
      expect(correctionsIn(kind as ImportKind, list)).toEqual([{ file_line: 4, cells }]);
    }
  },
);

it('is no list of problems without a column with the number of the row', () => {
  expect(() => correctionsIn('people', { columns: ['email'], rows: [['ana@vetar.rs']] })).toThrow(NoRevisionError);
});

it('sends as many rows at a time as a call takes', async () => {
  const calls = serve(() => seenImport('ready'));
  const linesOf = () => calls.map(({ body }) => (body as { rows: unknown[] }).rows.length);
  // A row like these is 2,062 bytes of JSON with its comma: 97 of them exceed 200,000.
  const long = Array.from({ length: 97 }, (_, n) => ({ file_line: n + 100, cells: { position: 'ш'.repeat(1010) } }));
  expect(await sendCorrections(peopleImports, 12, long)).toMatchObject({ status: 'ready' });
  expect(linesOf()).toEqual([96, 1]);
  await sendCorrections(
    peopleImports,
    12,
    Array.from({ length: 501 }, (_, n) => ({ file_line: n + 4, cells: {} })),
  );
  expect(linesOf().slice(2)).toEqual([500, 1]);
});
