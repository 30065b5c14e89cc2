import { defused } from '#contract/records/csv-cell.rules.ts';
import { isNobodys } from '#contract/staff/staff.rules.ts';

/** Makes office programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell of CSV: a text, or a sum in whole dinars or euros. */
export type Cell = string | number;

/** A file of CSV (RFC 4180), piece by piece. */
export async function* csvFile(
  headings: readonly string[],
  pieces: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield headLine(headings);
  for await (const piece of pieces) if (piece.length > 0) yield piece.map(csvLine).join('');
}

/** The first line of a CSV file. */
export const headLine = (headings: readonly string[]): string => `${BYTE_ORDER_MARK}${csvLine(headings)}`;

/** One line of CSV. A cell that a spreadsheet would read as a formula is escaped as text, unless it is a sum (api.md 6). */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => `"${written(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

// A sum below nothing begins as a formula does, and as a text it would be left out where it is added up.
const written = (cell: Cell): string => (typeof cell === 'number' ? cell.toFixed(2) : defused(named(cell)));

/** Shows the placeholder address of an erased person as a label, as screens do. */
const named = (cell: string): string => (isNobodys(cell) ? 'Obrisana osoba / Erased person' : cell);
