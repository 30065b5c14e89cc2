import type { RowKey } from '#design-system/data-table/table-column.ts';

/** The part of a page that says which rows it has. */
export interface Rows {
  count: number;
  count_is_exact?: boolean;
  results: readonly unknown[];
}

type KeyOf = (row: never) => RowKey;

/** What changed in a list while it was shown: the number of additional rows, 0 if rows have only moved or been removed. */
export interface ListNews {
  count: number;
}

const keysOf = ({ results }: Rows, keyOf: KeyOf): readonly RowKey[] => results.map((row) => keyOf(row as never));

/** The news in a later read of a page; null if it has the same rows in the same order, or if no rows were shown that could jump. */
export function newsOf(shown: Rows, latest: Rows, keyOf: KeyOf): ListNews | null {
  const before = keysOf(shown, keyOf);
  const now = keysOf(latest, keyOf);
  if (before.length === 0 || before.join() === now.join()) return null;
  const known = new Set(before);
  const isCounted = [shown, latest].every(({ count_is_exact = true }) => count_is_exact);
  const more = isCounted ? latest.count - shown.count : now.filter((key) => !known.has(key)).length;
  return { count: Math.max(more, 0) };
}

/** The rows as they are shown, each with its latest values. */
export function withValues<Page extends Rows>(shown: Page, latest: Rows, keyOf: KeyOf): Page {
  const now = new Map(latest.results.map((row) => [keyOf(row as never), row]));
  return Object.assign({}, shown, { results: shown.results.map((row) => now.get(keyOf(row as never)) ?? row) });
}
