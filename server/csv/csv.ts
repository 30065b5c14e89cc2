/** So that programs of offices read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A file of CSV (RFC 4180), piece by piece. */
export async function* csvFile(
  headings: readonly string[],
  pieces: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield headLine(headings);
  for await (const piece of pieces) if (piece.length > 0) yield piece.map(csvLine).join('');
}

/** How a file of CSV begins. */
export const headLine = (headings: readonly string[]): string => `${BYTE_ORDER_MARK}${csvLine(headings)}`;

/** One line of CSV. A cell that a spreadsheet would take for a formula is made a text (api.md 6). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${defused(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

// One that begins so by itself gets another apostrophe, so that an import takes away what was put there and no more.
function defused(cell: string): string {
  return /^'*\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
