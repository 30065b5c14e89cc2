import type { Column, Sort } from '#design-system/data-table/table-column.ts';

/** A column of a list. */
export interface ListColumn<Row> extends Column<Row> {
  /** Hidden until a person chooses to show it. */
  extra?: boolean;
  /** Also hidden if a list lacks room (useColumnsInRoom): 1 is hidden first, 2 in still less room. */
  spare?: 1 | 2 | undefined;
}

/** How much room a list lacks: 0 for none. */
export type Lack = 0 | 1 | 2;

/** In little room the spare columns are hidden, so that state, amount and actions stay in sight. */
export const inLittleRoom = <Row>(columns: readonly ListColumn<Row>[], lack: Lack): readonly ListColumn<Row>[] =>
  columns.map((column) => (column.spare && column.spare <= lack ? Object.assign({}, column, { extra: true }) : column));

/** The columns of the address in its order; the row header is always the first. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  asked: readonly string[],
): readonly ListColumn<Row>[] {
  if (asked.length === 0) return columns.filter(({ extra }) => !extra);
  const others = asked.flatMap((key) => columns.filter((column) => column.key === key && !column.rowHeader));
  return [...columns.filter(({ rowHeader }) => rowHeader), ...others];
}

/** The columns as written in the address; the default columns are not written. */
export function namedColumns<Row>(columns: readonly ListColumn<Row>[], shown: readonly string[]): readonly string[] {
  const byThemselves = columns.filter(({ extra }) => !extra).map(({ key }) => key);
  return shown.join() === byThemselves.join() ? [] : shown;
}

/** The order of the address (`-changed`) as a table takes it. */
export const sortOf = (sort: string): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' };

export const sortNamed = ({ key, direction }: Sort): string => (direction === 'descending' ? `-${key}` : key);
