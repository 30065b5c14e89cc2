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

/** A row as uploaded, or as corrected. */
export interface RowOfFile {
  line: number;
  cells: string[];
}

/** Rows of an import to check; at least one. */
export interface Judging extends ImportKey {
  mapping: Mapping;
  rows: readonly RowOfFile[];
  now: Date;
}

/** A batch of rows to take back, and the person on whose behalf. */
export interface TakingBack extends ImportKey {
  size: number;
  by: Acting;
  now: Date;
}

/** The parts of an import that differ by kind; everything else is shared. */
export interface ImportKindParts {
  words: Record<Language, ImportWords>;
  /** Message if no column identifies the record of a row. */
  noKey: Words;
  /** Another required field, with the message if no column has it. */
  needs?: readonly [ImportField, Words];
  /** Message if records changed since the rows were checked. */
  changed: Words;
  /** SQL for the record of a row `r`, as `id` and `name` in JSON. */
  record: Text;
  /** Existing names that a field can refer to, to suggest the likeliest for an unknown one; empty for fields that hold no names. */
  known: (database: Database, companyId: number, field: ImportField) => Promise<readonly string[]>;
  /** Checks rows: parses each, finds its record, and compares it with what is there now. */
  judge: (transaction: Transaction, judging: Judging) => Promise<void>;
  /** The rows of an import whose records changed since the check. */
  readMoved: (transaction: Transaction, key: ImportKey, now: Date) => Promise<RowOfFile[]>;
  /** Money that the import moves. */
  readBudget?: (database: Database, key: ImportKey) => Promise<Import['budget']>;
  /**
   * Throws if one person alone may not take it back; returns the values for the log of changes (none where each row notes its own change).
   */
  checkUndo?: (transaction: Transaction, key: ImportKey) => Promise<ChangedValue[]>;
  /** Takes back the next rows, except where the record was changed since; returns how many of each. */
  takeBack: (transaction: Transaction, next: TakingBack) => Promise<{ undone: number; kept: number }>;
  /** After all rows: restores the last day of people who were ended by the import; returns how many. */
  takeBackRest?: (transaction: Transaction, taking: Omit<TakingBack, 'size'>) => Promise<number>;
}
