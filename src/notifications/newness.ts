interface Dated {
  id: number;
  /** ISO 8601. */
  date: string;
}

/** Where a notification stands among the others, as the server orders them: by its moment, then by its number. */
export const placeOf = ({ date, id }: Dated): string =>
  `${new Date(date).toISOString()} ${String(id).padStart(12, '0')}`;

/** The place of the newest; '' of none. */
export const newestOf = (rows: readonly Dated[]): string =>
  rows.map(placeOf).reduce((newest, place) => (place > newest ? place : newest), '');

/**
 * The notifications that were there when `newest` was the newest. One that comes up from a later page is not new, whatever its
 * number.
 */
export const knownOf = <Row extends Dated>(rows: readonly Row[], newest: string): Row[] =>
  rows.filter((row) => placeOf(row) <= newest);
