import type { Box } from './page-content.ts';

/** Words that look alike. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
}

interface Placed {
  /** Where it begins on its page, 0 … 1 from the top. */
  top: number;
}

export type TextBlock = Placed & { text: readonly Span[] } /** Of `level` 1, 2, 3 …: the largest first. */ & (
    | { kind: 'heading'; level: number }
    /** `lead`: larger than the rest. */
    | { kind: 'paragraph'; lead: boolean }
    /** A point of a list. `marker` as it stands in the document; null where it is a drawing. */
    | { kind: 'item'; marker: string | null; level: number }
  );

export interface TableRow {
  cells: readonly (readonly Span[])[];
}

export type TableBlock = Placed & {
  kind: 'table';
  rows: readonly TableRow[];
  /** The first row names the columns; the first cell of each row names it. */
  columnHeads: boolean;
  rowHeads: boolean;
};

export type FigureBlock = Placed & {
  kind: 'figure';
  of: 'picture' | 'drawing';
  box: Box;
  /** Text inside it. */
  labels: string;
};

export type Block = TextBlock | TableBlock | FigureBlock;

export interface ReadPage {
  /** From 1. */
  number: number;
  width: number;
  height: number;
  rotation: number;
  blocks: readonly Block[];
  /** What stands at its edge as on the others: headers, footers, numbers. */
  running: readonly string[];
}

/** A document to be read from top to bottom in any width. */
export interface Reading {
  pages: readonly ReadPage[];
  /** Where the text of all pages lies, which the margins may be cut to. Points; null where pages differ. */
  bounds: { left: number; right: number; width: number } | null;
}
