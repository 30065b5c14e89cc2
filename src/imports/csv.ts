/** What may stand between cells: of these the one that the first line with something in it has most of, outside of quotes. */
const DELIMITERS = [';', ',', '\t'] as const;

/** What Excel reads as the first line of a text: what stands between its cells. Some who write it by hand write a tab as \t. */
const SAID = /^("?)sep=([;,\t|]|\\t)\1(?=[\r\n]|$)/i;

/** A quote that is never closed, or a cell that is longer than any may be. */
export class CsvError extends Error {
  readonly code: 'unclosed' | 'longCell';

  constructor(code: CsvError['code']) {
    super(code);
    this.code = code;
  }
}

/**
 * The rows of a text of CSV (RFC 4180), whatever stands between its cells and at the end of its lines; cells that were pasted
 * from a spreadsheet too. A first line that says what stands between them is an empty row, so that the others stand where they did.
 * `most` is how many letters a cell may have. Throws CsvError.
 */
export function csvRows(text: string, most: number): string[][] {
  const [said = '', , saidDelimiter] = SAID.exec(text) ?? [];
  const delimiter = saidDelimiter?.replace('\\t', '\t') ?? delimiterOf(text);
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = said.length; at < text.length || row.length > 0; ) {
    const { cell, end } = cellAt(text, at, plain);
    if (cell.length > most) throw new CsvError('longCell');
    row.push(cell);
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (text[end] === delimiter) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The cell that begins there, and where it ends: at a delimiter, the end of a line, or of the text. */
function cellAt(text: string, at: number, plain: RegExp): { cell: string; end: number } {
  if (text[at] !== '"') return restAt(text, at, plain);
  const quoted: string[] = [];
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote === -1) throw new CsvError('unclosed');
    quoted.push(text.slice(from, quote));
    from = quote + 2;
    if (text[quote + 1] === '"') continue;
    // What stands behind the quotes belongs to the cell, as spreadsheets have it.
    const { cell, end } = restAt(text, quote + 1, plain);
    return { cell: quoted.join('"') + cell, end };
  }
}

function restAt(text: string, at: number, plain: RegExp): { cell: string; end: number } {
  plain.lastIndex = at;
  const cell = plain.exec(text)?.[0] ?? '';
  return { cell, end: at + cell.length };
}

function delimiterOf(text: string): string {
  const line = firstLine(text);
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** The first line that is not blank, as it is outside of quotes: a name of a column may have commas, and lines. */
function firstLine(text: string): string {
  const parts = text.slice(0, 20_000).split('"');
  const outside = parts.filter((_, place) => place % 2 === 0).join('\u0000');
  return outside.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
}
