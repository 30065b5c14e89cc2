import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldHeading, problemInFile } from '#contract/imports/file-words.ts';
import { cellText } from '#contract/imports/import.rules.ts';
import { personProblem } from '#contract/staff/staff.rules.ts';
import { csvRows } from '#src/imports/csv.ts';
import { correctionsIn } from '#src/imports/send-correction.ts';
import { csvLine } from '../server/csv/csv.ts';

const FORMULA = /^\s*[=+\-@]/;

// Typed texts, spreadsheet formulas, the prefix of our own files, and CSV's own characters.
const cell = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "'",
        '=',
        '+',
        '-',
        '@',
        '=1+1',
        "'=1",
        '"',
        ',',
        ';',
        ' ',
        '\t',
        '\r',
        '\n',
        '\u00a0',
        '#',
        'Đorđe',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
/** Valid names of people as an import stores them, in the Unicode form NFC. */
const stored = cell.map((text) => text.normalize('NFC').replaceAll('\u00a0', ' ').trim()).filter(isText);

function isText(text: string): boolean {
  return personProblem('unit', text, '2026-11-20') === null;
}

it('reads each cell of our files as it was stored, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(fc.array(stored, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const read = csvRows(`"a","b","c","d"\r\n${rows.map(csvLine).join('')}`, 2000).slice(1);
      expect(read.map((cells) => cells.map(cellText))).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

it('reads each cell of a list of problems as it was typed, whatever is in it', () => {
  const typed = fc.oneof(cell, fc.constantFrom('-', "'-", ' -', '\t-'));
  fc.assert(
    fc.property(typed, typed, (position, unit) => {
      const lines = [
        ['Red / Row', fieldHeading('position'), fieldHeading('unit'), 'Problem'],
        ['4', position, unit, problemInFile('people', 'alike', '')],
      ];
      const [columns = [], ...rows] = csvRows(lines.map(csvLine).join(''), 2000);
      expect(correctionsIn('people', { columns, rows })).toEqual([{ file_line: 4, cells: { position, unit } }]);
    }),
    { numRuns: 500 },
  );
});

it('writes no cell that a spreadsheet would run, whatever is stored', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const [[written = ''] = []] = csvRows(csvLine([text, 'x']), 2000);
      expect(written).not.toMatch(FORMULA);
    }),
    { numRuns: 500 },
  );
});
