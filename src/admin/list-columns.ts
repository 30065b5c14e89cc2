import type { Column, Sort } from '#design-system/data-table/table-column.ts';

/** A column of a list; `extra` is not shown until somebody asks for it. */
export interface ListColumn<Row> extends Column<Row> {
  extra?: boolean;
}

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
