import type { RowKey } from './table-column.ts';

/** The rows from one to another, both included, in whichever order they were pressed. */
export function between(keys: readonly RowKey[], from: RowKey, to: RowKey): readonly RowKey[] {
  const [start = 0, end = 0] = [keys.indexOf(from), keys.indexOf(to)].toSorted((one, other) => one - other);
  return start < 0 ? [to] : keys.slice(start, end + 1);
}

/** With one more, or with one less. */
export function turned(selected: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** With all of these. */
export const joined = (selected: ReadonlySet<RowKey>, keys: readonly RowKey[]): ReadonlySet<RowKey> =>
  new Set([...selected, ...keys]);

/** Where a key leads from a place among so many; null for a key that does not move. */
export function ledTo(key: string, place: number, count: number, letters: boolean): number | null {
  if (key === 'ArrowDown' || (letters && key === 'j')) return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp' || (letters && key === 'k')) return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
