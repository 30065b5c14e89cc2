/** Which rows a filter lets through; null while it is not set. */
type Lets<Row> = ((row: Row) => boolean) | null;

/** A list of administration as the server answers it, on one page; of an empty one what there is without each filter. */
export function listAnswer<Row>(rows: readonly Row[], filters: Readonly<Record<string, Lets<Row>>>) {
  const set = Object.entries(filters).filter(
    (filter): filter is [string, NonNullable<Lets<Row>>] => filter[1] !== null,
  );
  const passing = (wanted: typeof set) => rows.filter((row) => wanted.every(([, lets]) => lets(row)));
  const results = passing(set);
  const without = set.map(([filter]) => ({ filter, count: passing(set.filter(([name]) => name !== filter)).length }));
  return {
    count: results.length,
    count_is_exact: true,
    next: null,
    previous: null,
    results,
    without: results.length > 0 ? [] : without.slice(0, 4),
  };
}
