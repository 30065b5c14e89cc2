/** The letters that a file of text may be written in. */
export const LETTERS = ['utf-8', 'windows-1250', 'windows-1251', 'utf-16le', 'utf-16be'] as const;
export type Letters = (typeof LETTERS)[number];

/** Why a file cannot be imported, or not yet. */
export const FILE_PROBLEMS = [
  ...(['tooLarge', 'wrongType', 'empty', 'noRows', 'tooManyRows', 'tooManyColumns'] as const),
  ...(['longHeading', 'longCell', 'longRow', 'unclosed', 'unreadable'] as const),
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** How a file is to be read where it can be read in several ways; null for as it seems. */
export interface ReadAs {
  /** Its place among the sheets of the workbook, from 0 on. */
  sheet: number | null;
  letters: Letters | null;
}

/** A file whose rows were read here. */
export interface OpenedFile {
  name: string;
  columns: readonly string[];
  /** Each has as many cells as there are columns. */
  rows: readonly (readonly string[])[];
  /** Where each of them stands in the file, as a spreadsheet counts: with remarks and empty rows, from 1 on. */
  lines: readonly number[];
  /** The names of the sheets of a workbook; none of a text. */
  sheets: readonly string[];
  sheet: number;
  /** Null of a workbook, which says its letters itself. */
  letters: Letters | null;
  /** Whether it could be read in this way alone; else somebody looks whether it is written as it should be. */
  sure: boolean;
}
