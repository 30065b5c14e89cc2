/** Predicate of a filter; null while it is not set. */
type Lets<Row> = ((row: Row) => boolean) | null;

/** An administration list as the server returns it, on one page; an empty one with the number of rows without each filter. */
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
