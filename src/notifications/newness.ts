interface Dated {
  id: number;
  /** ISO 8601. */
  date: string;
}

/** Sort key of a notification in the server's order: by date, then by id. */
export const placeOf = ({ date, id }: Dated): string =>
  `${new Date(date).toISOString()} ${String(id).padStart(12, '0')}`;

/** Sort key of the newest; '' without rows. */
export const newestOf = (rows: readonly Dated[]): string =>
  rows.map(placeOf).reduce((newest, place) => (place > newest ? place : newest), '');

/** The notifications up to the sort key `newest`. One that moves up from a later page is not new, whatever its id. */
export const knownOf = <Row extends Dated>(rows: readonly Row[], newest: string): Row[] =>
  rows.filter((row) => placeOf(row) <= newest);
