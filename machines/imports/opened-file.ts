/** Encodings of text files that are recognised. */
export const LETTERS = ['utf-8', 'windows-1250', 'windows-1251', 'utf-16le', 'utf-16be'] as const;
export type Letters = (typeof LETTERS)[number];

/** Why a file cannot be imported. */
export const FILE_PROBLEMS = [
  ...(['tooLarge', 'wrongType', 'empty', 'noRows', 'tooManyRows', 'tooManyColumns'] as const),
  ...(['longHeading', 'longCell', 'longRow', 'unclosed', 'unreadable'] as const),
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** How to read a file that can be read in several ways; null for the guessed way. */
export interface ReadAs {
  /** Index of the sheet in the workbook, from 0. */
  sheet: number | null;
  letters: Letters | null;
}

/** A file whose rows were parsed in the browser. */
export interface OpenedFile {
  name: string;
  columns: readonly string[];
  /** Every row has as many cells as there are columns. */
  rows: readonly (readonly string[])[];
  /** Line number of each row in the file, as a spreadsheet counts (with remarks and empty rows), from 1. */
  lines: readonly number[];
  /** Names of the sheets of a workbook; empty for a text file. */
  sheets: readonly string[];
  sheet: number;
  /** Null for a workbook, which needs no encoding. */
  letters: Letters | null;
  /** Whether this is the only way to read the file; otherwise the person checks whether the text looks right. */
  sure: boolean;
}
