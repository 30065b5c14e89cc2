import type { RowKey } from '../records/record-list.ts';

/** So many rows of a list are looked at, the newest first. */
export const MOST_LOOKED_AT = 10_000;

/**
 * Which rows came into a list since it was seen. Of a longer list its newest rows are known alone: what only moved up among them, because
 * others are gone, is not new.
 */
export function freshKeys(seen: readonly RowKey[], now: readonly RowKey[], most = MOST_LOOKED_AT): RowKey[] {
  const known = new Set(seen.map(String));
  const oldest = seen.length < most ? undefined : seen.at(-1);
  return now.filter((key) => !known.has(String(key)) && (oldest === undefined || isNewer(key, oldest)));
}

// What grows with time is the last number of a key: the one before it is that of a company.
function isNewer(one: RowKey, other: RowKey): boolean {
  const at = one.findLastIndex((part, place) => part !== other[place]);
  return at >= 0 && Number(one[at]) > Number(other[at]);
}
