import { IMPORT_LIMITS, isColumnName, isTooLong } from '#contract/imports/import.rules.ts';
import type { FileProblem } from '#machines/imports/opened-file.ts';

/** The most that a file may have, in bytes. */
export const MOST_BYTES = 10_000_000;

/**
 * A row whose first cell begins with # and a space is a remark for the person who fills in the file. Codes of benefits and employee numbers
 * are not remarks: neither `#12` nor `# 12`.
 */
const REMARK = /^\s*#\s+(?!\d+\s*$)\S/;

interface Sheet {
  columns: string[];
  rows: string[][];
  /** Number of each row in the table, from 1. */
  lines: number[];
}

/** Error for a file that cannot be imported: its problem, and the line if one row causes it. */
export class SheetError extends Error {
  /** Kind and code of a refusal, as for refusals of the server. */
  readonly kind = 'refused';
  readonly code: FileProblem;
  readonly body: { line: number | null };

  constructor(code: FileProblem, line: number | null = null) {
    super(code);
    this.code = code;
    this.body = { line };
  }
}

/**
 * The heading and the rows of a table, without remarks, empty rows, rows above the heading, and empty columns at the end. Throws SheetError
 * for an empty table or one larger than an import accepts.
 */
export function sheetOf(table: readonly (readonly string[])[]): Sheet {
  const told = table.flatMap((row, place) => (isBlank(row) || isRemark(row) ? [] : [{ row, line: place + 1 }]));
  const kept = told.slice(headingIn(told.map(({ row }) => row)));
  const [heading, ...rows] = kept.map(({ row }) => row);
  if (!heading) throw new SheetError('empty');
  if (rows.length === 0) throw new SheetError('noRows');
  if (rows.length > IMPORT_LIMITS.rows) throw new SheetError('tooManyRows');
  const width = [heading, ...rows].reduce((most, row) => Math.max(most, widthOf(row)), 0);
  if (width > IMPORT_LIMITS.columns) throw new SheetError('tooManyColumns');
  if (heading.some((name) => name.length > 300)) throw new SheetError('longHeading');
  const whole = (row: readonly string[]) => Array.from({ length: width }, (_, place) => wellFormed(row[place] ?? ''));
  const sheet = {
    columns: whole(heading).map((name) => name.trim()),
    rows: rows.map(whole),
    lines: kept.slice(1).map(({ line }) => line),
  };
  const long = sheet.rows.findIndex(isTooLong);
  if (long !== -1) throw new SheetError('longRow', sheet.lines[long]);
  return sheet;
}

/** Most rows above the heading. */
const MOST_ABOVE = 10;

const filled = (row: readonly string[]): number => row.filter((cell) => cell.trim() !== '').length;
const named = (row: readonly string[]): number => row.filter(isColumnName).length;

/** Which row is the heading: the first, or one with names of columns, below rows that have none and fewer cells: a title, a day. */
function headingIn(rows: readonly (readonly string[])[]): number {
  const found = rows.slice(0, MOST_ABOVE + 1).findIndex((row) => named(row) > 1);
  const width = filled(rows[found] ?? []);
  const isBelow = found > 0 && rows.slice(0, found).every((row) => named(row) === 0 && filled(row) < width);
  return isBelow ? found : 0;
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

const isRemark = (row: readonly string[]) => REMARK.test(row[0] ?? '');

const widthOf = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== '') + 1;

const HALVES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Without halves of characters and NUL, which no database takes. Throws SheetError of a cell that is too long. */
function wellFormed(cell: string): string {
  if (cell.length > IMPORT_LIMITS.letters) throw new SheetError('longCell');
  return cell.replaceAll('\0', '\uFFFD').replace(HALVES, '\uFFFD');
}
