import type { Box } from './page-content.ts';

/** Text in one style. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
}

interface Placed {
  /** Position on its page, 0 … 1 from the top. */
  top: number;
}

/** The `level` of a heading is 1, 2, 3 …: the largest first. */
export type TextBlock = Placed & { text: readonly Span[] } & (
    | { kind: 'heading'; level: number }
    /** `lead`: larger than the other paragraphs. */
    | { kind: 'paragraph'; lead: boolean }
    /** A list item. `marker` as in the document; null if it is a drawn shape. */
    | { kind: 'item'; marker: string | null; level: number }
  );

export interface TableRow {
  cells: readonly (readonly Span[])[];
}

export type TableBlock = Placed & {
  kind: 'table';
  rows: readonly TableRow[];
  /** Whether the first row names the columns, and the first cell of each row names the row. */
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
  /** Repeated lines at its edges: headers, footers, page numbers. */
  running: readonly string[];
}

/** A document as text to read from top to bottom at any width. */
export interface Reading {
  pages: readonly ReadPage[];
  /** Horizontal bounds of the text of all pages, to which margins can be cut. Points; null if pages differ. */
  bounds: { left: number; right: number; width: number } | null;
}
