import type { ReactNode } from 'react';

/** What stands before the name of a row: a picture, or the initials of a person or an icon of their size. */
export type RowFace = 'picture' | 'initials';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** `end` for amounts and counts, so that their digits line up. */
  align?: 'start' | 'end';
  /** Shown as a card, where there is no room for rows, it heads the card and has no label. */
  heading?: boolean;
  /** It names its row, and holds the row's link: read out before each cell of the row. One column, the heading. */
  rowHeader?: boolean;
  /** Of the row header: it takes no share of the room as a name does by itself: a number, a month, a name beside many sums. */
  short?: boolean;
  /** Of the heading: what its row has before its name (RecordName), for which a card leaves room. */
  face?: (row: Row) => RowFace | undefined;
  /**
   * In a card, without a label: `corner` opposite the heading, `foot` (one of them) below it; `hidden` where another cell says
   * it there. Otherwise a line of its own, with a label. In lists of administration the corner is below the heading, and
   * `beside` is what stands there at its left.
   */
  phone?: 'beside' | 'corner' | 'foot' | 'hidden';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** By what a row is known among others. */
export type RowKey = string | number;

/** Rows that are chosen, perhaps some of other pages too. */
export interface Selection<Row> {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** Words of the checkbox of the header, and of that of a row. */
  allLabel: string;
  rowLabel: (row: Row) => string;
  /** In cards the checkboxes are seen only while one chooses; by itself while something is chosen. */
  choosing?: boolean;
  /** Nothing can be chosen or let go of row by row. */
  disabled?: boolean;
}

/** Buttons or a menu at the end of each row. */
export interface RowActions<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}
