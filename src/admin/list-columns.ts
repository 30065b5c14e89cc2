import type { Column, Sort } from '#design-system/data-table/table-column.ts';

/** A column of a list. */
export interface ListColumn<Row> extends Column<Row> {
  /** It is not shown until somebody asks for it. */
  extra?: boolean;
  /** Nor is this one where a list lacks room (useColumnsInRoom): 1 leaves first, and 2 where there is still less. */
  spare?: 1 | 2 | undefined;
}

/** How much room a list lacks: 0 is none. */
export type Lack = 0 | 1 | 2;

/** In little room spare columns leave theirs to what a list is read for: how each stands, the sum, and what can be done. */
export const inLittleRoom = <Row>(columns: readonly ListColumn<Row>[], lack: Lack): readonly ListColumn<Row>[] =>
  columns.map((column) => (column.spare && column.spare <= lack ? Object.assign({}, column, { extra: true }) : column));

/** The columns that an address asks for, in its order; the one that names the rows is always there, and the first. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  asked: readonly string[],
): readonly ListColumn<Row>[] {
  if (asked.length === 0) return columns.filter(({ extra }) => !extra);
  const others = asked.flatMap((key) => columns.filter((column) => column.key === key && !column.rowHeader));
  return [...columns.filter(({ rowHeader }) => rowHeader), ...others];
}

/** How the address names columns; as they are by themselves it names none. */
export function namedColumns<Row>(columns: readonly ListColumn<Row>[], shown: readonly string[]): readonly string[] {
  const byThemselves = columns.filter(({ extra }) => !extra).map(({ key }) => key);
  return shown.join() === byThemselves.join() ? [] : shown;
}

/** The order of the address (`-changed`) as a table shows it. */
export const sortOf = (sort: string): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'descending' } : { key: sort, direction: 'ascending' };

export const sortNamed = ({ key, direction }: Sort): string => (direction === 'descending' ? `-${key}` : key);
