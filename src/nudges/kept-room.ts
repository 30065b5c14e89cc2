import { keepSet, readSet } from '../ground/device-storage.ts';

const KEY = 'izbor.for-you';

// How high the place was, for whom and in a window of which width and zoom: in another one it is as if nothing were known. The width
// of the page itself (innerWidth) would have the browser lay the page out while it is being drawn.
const nameOf = (person: string | number) => `${person} ${outerWidth} ${devicePixelRatio} `;

/**
 * How high the place of what waits for a person was when home was last here, in pixels; null where it is not known, as on a first
 * visit. Of whoever was here last, unless it is said of whom.
 */
export function roomOf(person?: number): number | null {
  const kept = readSet(KEY) ?? '';
  const name = nameOf(person ?? kept.slice(0, kept.indexOf(' ')));
  return kept.startsWith(name) ? Number(kept.slice(name.length)) : null;
}

/** Keeps it, so that the page does not jump when home answers the next time. */
export function keepRoom(person: number, height: number): void {
  if (roomOf(person) !== height) keepSet(KEY, nameOf(person) + height);
}
