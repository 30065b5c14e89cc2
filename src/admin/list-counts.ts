import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListPlace, NOWHERE } from './list-address.ts';
import type { List } from './use-list.ts';

// The whole list is not needed to count it.
const ONE: Partial<ListPlace> = Object.assign({}, NOWHERE, { per: 1 as never, cols: [], rows: '' as const });

interface Counting<Values> {
  /** What is counted: changes of the address. */
  changes: readonly Partial<Values>[];
  enabled: boolean;
}

/** How many rows a list has: as many as are shown when there are no more than are counted. */
export interface RowCount {
  count: number;
  isExact: boolean;
}

/** How many rows a list would have after each change of its address; the list itself is asked, for one row. Null while that is not known. */
export function useRowCounts<Values extends ListPlace>(
  { ask, address, values }: List<Values>,
  { changes, enabled }: Counting<Values>,
): readonly (RowCount | null)[] {
  const client = useQueryClient();
  const places = changes.map((change) => Object.assign({}, values, change, ONE));
  const [call] = ask(values).queryKey;
  const { data = [] } = useQuery({
    // By the name of its call: a change of the rows asks again.
    queryKey: [call, 'counts', places.map(address.write)],
    queryFn: () => Promise.all(places.map((place) => client.fetchQuery(ask(place)))),
    enabled,
  });
  return places.map((_, at) => {
    const page = data[at];
    return page ? { count: page.count, isExact: page.count_is_exact ?? true } : null;
  });
}
