import { IMPORT_LIMITS } from '#contract/imports/import.rules.ts';
import { SheetError } from './sheet.ts';
import { strFromU8, unzip } from './unzip.ts';

const SHEET = /worksheets\/[^/]+\.xml$/i;

/** The most rows that a spreadsheet has. */
const MOST_ROWS = 1_048_576;
/** Far beyond what an import accepts, because empty cells may reach further than filled ones. */
const MOST_COLUMNS = 1000;
const MOST_CELLS = 30_000_000;

/** The attributes of a tag, as a regular expression has them. */
export const ATTRIBUTES = `(?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*`;

const PLACED = new RegExp(`<(?:\\w+:)?(?:c|row)(${ATTRIBUTES})\\s*/?>`, 'g');
const PLACE = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/;

/** The parts of a workbook by their paths. */
export type Parts = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/**
 * Checks the extent of a workbook before it is laid out: a single cell in the last corner of a sheet, in a file of one kilobyte, would take
 * more memory than there is. Returns its parts; throws SheetError, or whatever is wrong with the archive.
 */
export async function checkReach(workbook: Blob): Promise<Parts> {
  const archive = new Uint8Array(await workbook.arrayBuffer());
  const parts = await new Promise<Parts>((resolve, reject) => {
    unzip(archive, (error, files) => (error === null ? resolve(files) : reject(error)));
  });
  for (const [path, bytes] of Object.entries(parts)) if (SHEET.test(path)) checkSheet(strFromU8(bytes));
  return parts;
}

function checkSheet(sheet: string): void {
  let [rows, columns] = [0, 0];
  for (const [, attributes = ''] of sheet.matchAll(PLACED)) {
    const [, letters = '', row = '0'] = PLACE.exec(attributes) ?? [];
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnOf(letters));
  }
  if (columns > MOST_COLUMNS) throw new SheetError('tooManyColumns');
  if (rows > MOST_ROWS || (rows > IMPORT_LIMITS.rows && rows * columns > MOST_CELLS))
    throw new SheetError('tooManyRows');
}

/** `AB` is the 28th; a row has no letters. */
export const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
