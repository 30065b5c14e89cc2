import { isEmail } from '../session/session.rules.ts';
import { type PersonField, type PersonProblem, personProblem } from '../staff/staff.rules.ts';
import { columnName, LEFT_OUT, NAMES } from './column-names.ts';

/** What an import of people may bring, in the order of its template. */
export const IMPORT_FIELDS = [
  ...(['email', 'first_name', 'last_name', 'position', 'language', 'unit'] as const),
  ...(['external_id', 'birthday', 'birth_place', 'ends_on'] as const),
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** How large an import may be, and how much of it comes in one call. */
export const IMPORT_LIMITS = { rows: 20_000, columns: 60, letters: 2000, piece: 500 } as const;

/**
 * Whether so many people end with an import that their number is to be typed: beyond ten, or beyond a twentieth of the company's
 * open accounts. One alone was ticked by name.
 */
export const endsMany = (ending: number, people: number): boolean =>
  ending > 10 || (ending > 1 && ending * 20 > people);

/** What may be wrong with a cell as it stands in a file; what else may be is known where people are. */
export type CellProblem = PersonProblem | 'language';

/** Which column of the file each field is in; a field that is left out changes nothing. */
export type Mapping = Partial<Record<ImportField, number>>;

/** What a row asks for: a field that is not there stays as it is, null empties it. */
export type Wanted = Partial<Record<ImportField, string | null>>;

export interface ParsedRow {
  wanted: Wanted;
  problems: { field: ImportField; code: CellProblem }[];
}

/** This alone in a cell empties the field; an empty cell changes nothing. */
export const EMPTIES = '-';

const MUST_STAY: readonly ImportField[] = ['email', 'first_name', 'last_name', 'language'];
/** Empty, and not missing: these columns are texts that may be empty. */
const TEXTS: readonly ImportField[] = ['position', 'unit', 'birth_place'];

/** Reads a row of a file. `today` is the day in Belgrade. */
export function parseRow(cells: readonly string[], mapping: Mapping, today: string): ParsedRow {
  const parsed: ParsedRow = { wanted: {}, problems: [] };
  for (const field of IMPORT_FIELDS) {
    const column = mapping[field];
    const typed = column === undefined ? '' : (cells[column] ?? '');
    const text = cellText(typed);
    if (text === '') continue;
    // One behind an apostrophe is a dash that somebody is called.
    const { value, problem } = typed.trim() === EMPTIES ? emptied(field) : readValue(field, text, today);
    if (problem) parsed.problems.push({ field, code: problem });
    else parsed.wanted[field] = value;
  }
  return parsed;
}

interface Read {
  value: string | null;
  problem: CellProblem | null;
}

function emptied(field: ImportField): Read {
  if (MUST_STAY.includes(field)) return { value: null, problem: 'required' };
  return { value: TEXTS.includes(field) ? '' : null, problem: null };
}

function readValue(field: ImportField, text: string, today: string): Read {
  if (field === 'language') {
    const language = LANGUAGES[columnName(text)];
    return { value: language ?? null, problem: language ? null : 'language' };
  }
  const value = field === 'email' ? text.toLowerCase() : isDayField(field) ? writtenDay(text) : text;
  return { value, problem: personProblem(field as PersonField, value, today) };
}

const isDayField = (field: ImportField) => field === 'birthday' || field === 'ends_on';

const LANGUAGES: Record<string, 'SR' | 'EN'> = {
  sr: 'SR',
  srpski: 'SR',
  serbian: 'SR',
  en: 'EN',
  engleski: 'EN',
  english: 'EN',
};

/**
 * The text of a cell: blanks around it fall away, and so does the apostrophe by which our own files keep a spreadsheet from
 * running it.
 */
export function cellText(cell: string): string {
  const text = cell.replace(/\u00a0/g, ' ').trim();
  return /^'+\s*[=+\-@]/.test(text) ? text.slice(1).trim() : text;
}

/** A day as it is typed, 17.4.1990. or 1990-04-17, as YYYY-MM-DD. Anything else stays as it is, and is no day. */
function writtenDay(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

export interface Guess {
  /** Null where it is known to be none, as a column of our own lists that no import takes. */
  field: ImportField | null;
  /** By its name, or as it was the last time; else by what is in it, which somebody should look at. */
  sure: boolean;
}

/** Which field each column holds, as far as its name or its cells say; `former` is what its name meant the last time. */
export function guessColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  former: Readonly<Record<string, ImportField>> = {},
): (Guess | null)[] {
  const taken = new Set<ImportField>();
  const claim = (guess: Guess | null): Guess | null => {
    if (!guess?.field) return guess;
    if (taken.has(guess.field)) return null;
    taken.add(guess.field);
    return guess;
  };
  const named = headings.map((heading) => claim(byName(heading, former)));
  return named.map((guess, column) => guess ?? claim(byCells(samples.map((row) => row[column] ?? ''))));
}

function byName(heading: string, former: Readonly<Record<string, ImportField>>): Guess | null {
  const parts = [heading, ...heading.split(/[/|(),;]/)].map(columnName);
  const field =
    former[columnName(heading)] ?? IMPORT_FIELDS.find((one) => parts.some((part) => NAMES[one]?.includes(part)));
  if (field) return { field, sure: true };
  return parts.some((part) => LEFT_OUT.includes(part)) ? { field: null, sure: true } : null;
}

function byCells(cells: readonly string[]): Guess | null {
  const typed = cells.map(cellText).filter(Boolean);
  return typed.length > 0 && typed.every(isEmail) ? { field: 'email', sure: false } : null;
}
