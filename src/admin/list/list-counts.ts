import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListPlace, NOWHERE } from '../parts/list-address.ts';
import type { List } from './use-list.ts';

// One row is enough, because the answer holds the count.
const ONE: Partial<ListPlace> = Object.assign({}, NOWHERE, { per: 1 as never, cols: [], rows: '' as const });

interface Counting<Values> {
  /** Changes of the address; the rows after each of them are counted. */
  changes: readonly Partial<Values>[];
  enabled: boolean;
}

/** Number of rows of a list; not exact if there are more than the server counts. */
export interface RowCount {
  count: number;
  isExact: boolean;
}

/** How many rows the list would have after each change of its address: asks the list itself for one row. Null while it is not known. */
export function useRowCounts<Values extends ListPlace>(
  { ask, address, values }: List<Values>,
  { changes, enabled }: Counting<Values>,
): readonly (RowCount | null)[] {
  const client = useQueryClient();
  const places = changes.map((change) => Object.assign({}, values, change, ONE));
  const [call] = ask(values).queryKey;
  const { data = [] } = useQuery({
    // Begins with the name of the call, so that a change of the rows invalidates the counts.
    queryKey: [call, 'counts', places.map(address.write)],
    queryFn: () => Promise.all(places.map((place) => client.fetchQuery(ask(place)))),
    enabled,
  });
  return places.map((_, at) => {
    const page = data[at];
    return page ? { count: page.count, isExact: page.count_is_exact ?? true } : null;
  });
}
