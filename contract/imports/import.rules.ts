import { kindIn, wayIn } from '../admin-benefits/benefit-columns.rules.ts';
import { isEmail } from '../session/session.rules.ts';
import { columnName, LEFT_OUT, NAMES } from './column-names.ts';
import { IMPORT_FIELDS, type ImportField, type ImportKind } from './import-fields.ts';

/** Largest size of an import, of a cell in characters, of a line number in the file, and rows of one call. */
export const IMPORT_LIMITS = { rows: 20_000, columns: 60, letters: 2000, lines: 10_000_000, piece: 500 } as const;

/** Bytes of a call that its rows may use; the body is limited to 256 kB and holds more than the rows. */
const PIECE_BYTES = 200_000;

/** Bytes of a row that is sent in a call of its own. */
const ROW_BYTES = 260_000;

const utf8 = new TextEncoder();
const bytesOf = (one: unknown): number => utf8.encode(JSON.stringify(one)).length;

/** Whether a row is too long even for a call of its own. */
export const isTooLong = (row: readonly string[]): boolean => bytesOf(row) > ROW_BYTES;

/** The next items from index `from` that fit into one call, at least one. */
export function pieceFrom<One>(all: readonly One[], from: number): readonly One[] {
  const next = all.slice(from, from + IMPORT_LIMITS.piece);
  let bytes = 0;
  const tooMany = next.findIndex((one, place) => {
    bytes += bytesOf(one) + 1;
    return place > 0 && bytes > PIECE_BYTES;
  });
  return tooMany === -1 ? next : next.slice(0, tooMany);
}

/**
 * Whether the number of people whose accounts an import closes has to be typed: above ten, or above a twentieth of the company's open
 * accounts. A single person was ticked by name, so nothing is typed.
 */
export const endsMany = (ending: number, people: number): boolean =>
  ending > 10 || (ending > 1 && ending * 20 > people);

/** Whether taking back an import of budgets needs a second person: it is above the company's limit, or a second person was asked. */
export const isOfTwo = (budget: { above: object | null; approval: number | null } | null): boolean =>
  budget !== null && (budget.above !== null || budget.approval !== null);

/** Estimated seconds for writing the rows. They are written in one transaction, whose progress cannot be seen. */
export const secondsToWrite = (rows: number): number => Math.max(1, Math.ceil(rows / 2500));

/** Index of the file's column for each field; a field without a column stays unchanged. */
export type Mapping = Partial<Record<ImportField, number>>;

/** Fields that identify the record of a row, for all kinds; a file needs at least one of them. */
const KEYS: readonly ImportField[] = ['email', 'external_id', 'code', 'name_sr', 'name_en'];

/** Whether a column is mapped to a field that identifies the record. */
export const hasKey = (mapping: Mapping): boolean => KEYS.some((field) => mapping[field] !== undefined);

/** This text alone in a cell empties the field; an empty cell leaves it unchanged. */
export const EMPTIES = '-';

/**
 * Normalised text of a cell: trimmed, in Unicode NFC, and without the apostrophe that our exports put before a text which a spreadsheet
 * would run as a formula.
 */
export function cellText(cell: string): string {
  const text = cell
    .normalize('NFC')
    .replace(/\u00a0/g, ' ')
    .trim();
  return /^'+\s*[=+\-@]/.test(text) ? text.slice(1).trim() : text;
}

/**
 * A cell that names one of several records of the same name by its id: `Oaza mira #12`. `numberedIn` parses such a cell; null without
 * an id.
 */
export const numberedCell = (name: string, id: number): string => `${name} #${id}`;
export function numberedIn(cell: string): { name: string; id: number } | null {
  const [, name, id] = /^(.*\S)\s*#\s?(\d{1,9})$/.exec(cell.trim()) ?? [];
  return name === undefined ? null : { name, id: Number(id) };
}

export interface Guess {
  /** Null for a column that is known to hold no field, such as a column of our exports that no import reads. */
  field: ImportField | null;
  /** True when the heading or an earlier mapping says so; false when it was guessed from the cells and somebody should check it. */
  sure: boolean;
}

/** Guesses the field of each column by its heading or its cells; `former` holds the fields of headings in earlier imports. */
export function guessColumns(
  kind: ImportKind,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  former: ReadonlyMap<string, ImportField> = new Map(),
): (Guess | null)[] {
  const taken = new Set<ImportField>();
  const claim = (guess: Guess | null): Guess | null => {
    if (!guess?.field) return guess;
    if (taken.has(guess.field)) return null;
    taken.add(guess.field);
    return guess;
  };
  const named = headings.map((heading) => claim(byName(kind, heading, former)));
  return named.map(
    (guess, column) =>
      guess ??
      claim(
        byCells(
          kind,
          samples.map((row) => row[column] ?? ''),
        ),
      ),
  );
}

function byName(kind: ImportKind, heading: string, former: ReadonlyMap<string, ImportField>): Guess | null {
  const parts = heading.split(/[/|(),;]/).map(columnName);
  const called = (names: readonly string[]) =>
    IMPORT_FIELDS[kind].find((one) => names.some((name) => NAMES[one].includes(name)));
  // The whole heading is tried first: "Naziv (EN)" says more than "Naziv".
  const whole = columnName(heading);
  const field = former.get(whole) ?? called([whole]) ?? called(parts);
  if (field) return { field, sure: true };
  return [whole, ...parts].some((part) => LEFT_OUT.includes(part)) ? { field: null, sure: true } : null;
}

/** Whether a text is the heading of a known column, in any kind of file. */
export const isColumnName = (heading: string): boolean =>
  (Object.keys(IMPORT_FIELDS) as ImportKind[]).some((kind) => byName(kind, heading, new Map()) !== null);

/** Fields that can be recognised by their cells: the check must hold for all cells of the column. */
const TELLING: Record<ImportKind, readonly (readonly [ImportField, (cell: string) => boolean])[]> = {
  people: [['email', isEmail]],
  benefits: [
    ['kind', (cell) => kindIn(cell) !== undefined],
    ['way', (cell) => wayIn(cell) !== undefined],
    ['currency', (cell) => /^(rsd|eur|km|bam)$/i.test(cell)],
  ],
  budgets: [
    ['email', isEmail],
    // Only with decimals: a column of whole numbers could be anything.
    ['amount', (cell) => /^[+-]?\d{1,9}\.\d{2}$/.test(cell)],
  ],
};

function byCells(kind: ImportKind, cells: readonly string[]): Guess | null {
  const typed = cells.map(cellText).filter(Boolean);
  const told = typed.length > 0 && TELLING[kind].find(([, is]) => typed.every(is));
  return told ? { field: told[0], sure: false } : null;
}
