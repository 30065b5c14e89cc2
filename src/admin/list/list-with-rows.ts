import type { ListPlace } from '../parts/list-address.ts';
import type { List } from './use-list.ts';

/** A list with its rows replaced, for an order other than the server's. */
export function listWithRows<Values extends ListPlace, Row>(
  list: List<Values, Row>,
  results: readonly Row[],
): List<Values, Row> {
  const { found } = list;
  if (found.data === null) return list;
  const data = Object.assign({}, found.data, { results });
  return Object.assign({}, list, { found: Object.assign({}, found, { data }) });
}
