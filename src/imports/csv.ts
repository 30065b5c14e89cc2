/** Possible delimiters: the most frequent one in the first non-blank line, outside of quotes, is used. */
const DELIMITERS = [';', ',', '\t'] as const;

/** The first line that tells Excel the delimiter (`sep=;`). Some who write it by hand write a tab as \t. */
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
 * The rows of a CSV text (RFC 4180), with any delimiter and line ending; cells pasted from a spreadsheet too. A first line that names the
 * delimiter becomes an empty row, so that the numbers of the other rows stay right. `most` is the greatest length of a cell. Throws
 * CsvError.
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
    // Text after the closing quote belongs to the cell, as in spreadsheets.
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

/** The first non-blank line, without its quoted parts: a name of a column may contain commas and line breaks. */
function firstLine(text: string): string {
  const parts = text.slice(0, 20_000).split('"');
  const outside = parts.filter((_, place) => place % 2 === 0).join('\u0000');
  return outside.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
}
