import type { Mapping } from '#contract/imports/import.rules.ts';
import type { ImportField } from '#contract/imports/import-fields.ts';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { Acting } from '../caller/caller.ts';
import type { ChangedValue } from '../changes/note-change.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Text } from '../database/text.ts';
import type { Text as Words } from '../errors/app-error.ts';
import type { ImportWords } from './imports.texts.ts';
import type { ImportKey } from './lock-import.ts';

/** A row as it was brought, or corrected. */
export interface RowOfFile {
  line: number;
  cells: string[];
}

/** Rows of an import that are to be looked at; at least one. */
export interface Judging extends ImportKey {
  mapping: Mapping;
  rows: readonly RowOfFile[];
  now: Date;
}

/** Which rows of an import are taken back next, and by whom. */
export interface TakingBack extends ImportKey {
  size: number;
  by: Acting;
  now: Date;
}

/** What imports of a kind do each in their own way; all else they share. */
export interface ImportKindParts {
  words: Record<Language, ImportWords>;
  /** Where no column says what a row is about. */
  noKey: Words;
  /** What some column has to be beside, and where none is. */
  needs?: readonly [ImportField, Words];
  /** Where something is not as it was when the rows were checked. */
  changed: Words;
  /** What a row `r` is, or became, as `id` and `name` in JSON. */
  record: Text;
  /** What there is of what a field names, for whoever wrote it otherwise; nothing of fields that name nothing. */
  known: (database: Database, companyId: number, field: ImportField) => Promise<readonly string[]>;
  /** Looks at rows: what each asks for, what it is about, and what it comes to beside what is there now. */
  judge: (transaction: Transaction, judging: Judging) => Promise<void>;
  /** The rows of an import that are about something that is another by now than when they were checked. */
  readMoved: (transaction: Transaction, key: ImportKey, now: Date) => Promise<RowOfFile[]>;
  /** What of money it moves. */
  readBudget?: (database: Database, key: ImportKey) => Promise<Import['budget']>;
  /** Throws where one person alone may not take it back; answers what of it the log tells, which of people and benefits each row does. */
  checkUndo?: (transaction: Transaction, key: ImportKey) => Promise<ChangedValue[]>;
  /** Takes the next rows back, as far as nobody touched what they made, and says how many. */
  takeBack: (transaction: Transaction, next: TakingBack) => Promise<{ undone: number; kept: number }>;
  /** Gives those who ended by it the last day that they had before, after all rows, and says how many. */
  takeBackRest?: (transaction: Transaction, taking: Omit<TakingBack, 'size'>) => Promise<number>;
}
