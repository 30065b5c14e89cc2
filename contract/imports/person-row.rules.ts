import type { Language } from '../language/language.ts';
import { type PersonField, type PersonProblem, personProblem } from '../staff/staff.rules.ts';
import { columnName } from './column-names.ts';
import { cellText, EMPTIES, type Mapping } from './import.rules.ts';
import { PERSON_FIELDS, type PersonImportField } from './import-fields.ts';
import { type Slip, slipOf } from './slips.rules.ts';

/** Problems of a cell that are found without the list of people; the server finds others. */
export type CellProblem = PersonProblem | 'language';

/** Values that a row asks for: a field that is left out stays unchanged, null empties it. */
export type Wanted = Partial<Record<PersonImportField, string | null>>;

export interface ParsedRow {
  wanted: Wanted;
  problems: { field: PersonImportField; code: CellProblem; slip?: Slip }[];
}

const MUST_STAY: readonly PersonImportField[] = ['email', 'first_name', 'last_name', 'language'];
/** Columns that are emptied to an empty string instead of null. */
const TEXTS: readonly PersonImportField[] = ['position', 'unit', 'birth_place'];

/** Parses a row of a file of people. `today` is the day in Belgrade. */
export function parseRow(cells: readonly string[], mapping: Mapping, today: string): ParsedRow {
  const parsed: ParsedRow = { wanted: {}, problems: [] };
  for (const field of PERSON_FIELDS) {
    const column = mapping[field];
    const typed = column === undefined ? '' : (cells[column] ?? '');
    const text = cellText(typed);
    if (text === '') continue;
    // The typed text decides: `'-` with an apostrophe is a dash that is meant as a text.
    const { value, problem } = typed.trim() === EMPTIES ? emptied(field) : readValue(field, text, today);
    if (problem) parsed.problems.push(Object.assign({ field, code: problem }, slipIn(problem, text)));
    else parsed.wanted[field] = value;
  }
  return parsed;
}

/** The typing slip in an invalid e-mail address, if it is recognised. */
function slipIn(problem: CellProblem, text: string): { slip?: Slip } {
  const slip = problem === 'email' ? slipOf(text) : null;
  return slip ? { slip } : {};
}

interface Read {
  value: string | null;
  problem: CellProblem | null;
}

function emptied(field: PersonImportField): Read {
  if (MUST_STAY.includes(field)) return { value: null, problem: 'required' };
  return { value: TEXTS.includes(field) ? '' : null, problem: null };
}

function readValue(field: PersonImportField, text: string, today: string): Read {
  if (field === 'language') {
    const language = LANGUAGES[columnName(text)];
    return { value: language ?? null, problem: language ? null : 'language' };
  }
  const value = field === 'email' ? text.toLowerCase() : isDayField(field) ? writtenDay(text) : text;
  return { value, problem: personProblem(field as PersonField, value, today) };
}

const isDayField = (field: PersonImportField) => field === 'birthday' || field === 'ends_on';

const LANGUAGES: Record<string, Language> = {
  sr: 'SR',
  srpski: 'SR',
  serbian: 'SR',
  en: 'EN',
  engleski: 'EN',
  english: 'EN',
};

/** Day typed as 17.4.1990. or 1990-04-17, as YYYY-MM-DD. Anything else is returned as typed and fails the check. */
function writtenDay(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
