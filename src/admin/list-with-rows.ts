import type { ListPlace } from './list-address.ts';
import type { List } from './use-list.ts';

/** A list with its rows in another order than they were read in. */
export function listWithRows<Values extends ListPlace, Row>(
  list: List<Values, Row>,
  results: readonly Row[],
): List<Values, Row> {
  const { found } = list;
  if (found.data === null) return list;
  const data = Object.assign({}, found.data, { results });
  return Object.assign({}, list, { found: Object.assign({}, found, { data }) });
}
