import type { ReactNode } from 'react';

/** Picture, or initials or an icon of the same size, before the name of a row. */
export type RowFace = 'picture' | 'initials';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** `end` for amounts and counts, so that their digits line up. */
  align?: 'start' | 'end';
  /** In a card this column is the heading and has no label. */
  heading?: boolean;
  /** The column that names the row and holds its link (row header): read out before each cell. One column, the heading. */
  rowHeader?: boolean;
  /** For the row header: it takes only the width of its content (a number, a month) instead of a share of the room. */
  short?: boolean;
  /** For the heading: what is shown before the name (RecordName), so that a card leaves room for it. */
  face?: (row: Row) => RowFace | undefined;
  /**
   * Place in a card, without a label: `corner` opposite the heading, `foot` (one column) below it; `hidden` if another cell shows it.
   * By default a line with a label. In lists of administration the corner is below the heading, and `beside` is at its left.
   */
  phone?: 'beside' | 'corner' | 'foot' | 'hidden';
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Key of a row. */
export type RowKey = string | number;

/** The selected rows, which may be on other pages too. */
export interface Selection<Row> {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** Labels of the checkbox in the header, and of that in a row. */
  allLabel: string;
  rowLabel: (row: Row) => string;
  /** In cards checkboxes are only shown in selection mode; by default while something is selected. */
  choosing?: boolean;
  /** Rows cannot be selected or deselected. */
  disabled?: boolean;
}

/** Buttons or a menu at the end of each row. */
export interface RowActions<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}
