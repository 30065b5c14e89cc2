import type { RowKey } from '../records/record-list.ts';

/** How many rows of a list are compared, the newest first. */
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

// The last number of a key that differs decides: it grows with time, while the one before it is a company's id.
function isNewer(one: RowKey, other: RowKey): boolean {
  const at = one.findLastIndex((part, place) => part !== other[place]);
  return at >= 0 && Number(one[at]) > Number(other[at]);
}
