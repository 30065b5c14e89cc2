import { kindIn, wayIn } from '../admin-benefits/benefit-columns.rules.ts';
import { isEmail } from '../session/session.rules.ts';
import { columnName, LEFT_OUT, NAMES } from './column-names.ts';
import { IMPORT_FIELDS, type ImportField, type ImportKind } from './import-fields.ts';

/** How large an import may be, how far down in its file a row may stand, and how much of it comes in one call. */
export const IMPORT_LIMITS = { rows: 20_000, columns: 60, letters: 2000, lines: 10_000_000, piece: 500 } as const;

/** How much of a call its rows may be, in bytes: it takes 256 kB, and has more than rows in it. */
const PIECE_BYTES = 200_000;

/** How much of it one row may be that goes alone. */
const ROW_BYTES = 260_000;

const utf8 = new TextEncoder();
const bytesOf = (one: unknown): number => utf8.encode(JSON.stringify(one)).length;

/** Whether a row is more than a call takes, though it goes alone. */
export const isTooLong = (row: readonly string[]): boolean => bytesOf(row) > ROW_BYTES;

/** As many of these, from a place on, as one call takes: at least one. */
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
 * Whether so many people end with an import that their number is to be typed: beyond ten, or beyond a twentieth of the company's
 * open accounts. One alone was ticked by name.
 */
export const endsMany = (ending: number, people: number): boolean =>
  ending > 10 || (ending > 1 && ending * 20 > people);

/** Whether a file of budgets is taken back by nobody alone: it is above the limit of its company, or a second person was asked. */
export const isOfTwo = (budget: { above: object | null; approval: number | null } | null): boolean =>
  budget !== null && (budget.above !== null || budget.approval !== null);

/** About so many seconds it takes to write so many rows: all are written in one go, which nobody can look into. */
export const secondsToWrite = (rows: number): number => Math.max(1, Math.ceil(rows / 2500));

/** Which column of the file each field is in; a field that is left out changes nothing. */
export type Mapping = Partial<Record<ImportField, number>>;

/** By these a row is known, of whatever kind: one of them is needed. */
const KEYS: readonly ImportField[] = ['email', 'external_id', 'code', 'name_sr', 'name_en'];

/** Whether some column says what a row is about. */
export const hasKey = (mapping: Mapping): boolean => KEYS.some((field) => mapping[field] !== undefined);

/** This alone in a cell empties the field; an empty cell changes nothing. */
export const EMPTIES = '-';

/**
 * The text of a cell: blanks around it fall away, and so does the apostrophe by which our own files keep a spreadsheet from
 * running it. A letter is one, however it was put together: what looks the same is the same name, unit and number.
 */
export function cellText(cell: string): string {
  const text = cell
    .normalize('NFC')
    .replace(/\u00a0/g, ' ')
    .trim();
  return /^'+\s*[=+\-@]/.test(text) ? text.slice(1).trim() : text;
}

/** One of several of one name, by its number: `Oaza mira #12`; and what such a cell says, null where it says no number. */
export const numberedCell = (name: string, id: number): string => `${name} #${id}`;
export function numberedIn(cell: string): { name: string; id: number } | null {
  const [, name, id] = /^(.*\S)\s*#\s?(\d{1,9})$/.exec(cell.trim()) ?? [];
  return name === undefined ? null : { name, id: Number(id) };
}

export interface Guess {
  /** Null where it is known to be none, as a column of our own lists that no import takes. */
  field: ImportField | null;
  /** By its name, or as it was the last time; else by what is in it, which somebody should look at. */
  sure: boolean;
}

/** Which field each column holds, as far as its name or its cells say; `former` is what its name meant the last time. */
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
  // Whole first: "Naziv (EN)" is more than "Naziv".
  const whole = columnName(heading);
  const field = former.get(whole) ?? called([whole]) ?? called(parts);
  if (field) return { field, sure: true };
  return [whole, ...parts].some((part) => LEFT_OUT.includes(part)) ? { field: null, sure: true } : null;
}

/** Whether a column may be called so, in a file of whatever kind. */
export const isColumnName = (heading: string): boolean =>
  (Object.keys(IMPORT_FIELDS) as ImportKind[]).some((kind) => byName(kind, heading, new Map()) !== null);

/** What all cells of a column are, where that says which it is. */
const TELLING: Record<ImportKind, readonly (readonly [ImportField, (cell: string) => boolean])[]> = {
  people: [['email', isEmail]],
  benefits: [
    ['kind', (cell) => kindIn(cell) !== undefined],
    ['way', (cell) => wayIn(cell) !== undefined],
    ['currency', (cell) => /^(rsd|eur|km|bam)$/i.test(cell)],
  ],
  budgets: [
    ['email', isEmail],
    // With decimals: a column of whole numbers may be anything.
    ['amount', (cell) => /^[+-]?\d{1,9}\.\d{2}$/.test(cell)],
  ],
};

function byCells(kind: ImportKind, cells: readonly string[]): Guess | null {
  const typed = cells.map(cellText).filter(Boolean);
  const told = typed.length > 0 && TELLING[kind].find(([, is]) => typed.every(is));
  return told ? { field: told[0], sure: false } : null;
}
