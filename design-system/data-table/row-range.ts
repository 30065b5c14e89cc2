import type { RowKey } from './table-column.ts';

/** The rows between two rows, both included, in either order. */
export function between(keys: readonly RowKey[], from: RowKey, to: RowKey): readonly RowKey[] {
  const [start = 0, end = 0] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other);
  return start < 0 ? [to] : keys.slice(start, end + 1);
}

/** The selection with a row toggled. */
export function turned(selected: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection with these rows added. */
export const joined = (selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): ReadonlySet<RowKey> =>
  new Set([...selected, ...keys]);

/** Index to which a key moves from `place` among `count` rows; null for a key that does not move. */
export function ledTo(key: string, place: number, count: number, letters: boolean): number | null {
  if (key === 'ArrowDown' || (letters && key === 'j')) return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp' || (letters && key === 'k')) return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
