import { keepSet, readSet } from '../ground/device-storage.ts';

const KEY = 'izbor.for-you';

// Key of the stored height: person, window width and zoom; in another window the height is unknown. Uses outerWidth, for
// innerWidth would force a layout while the page is being drawn.
const nameOf = (person: string | number) => `${person} ${outerWidth} ${devicePixelRatio} `;

/**
 * Height in pixels of the section "for you" when home was last shown; null if unknown, as on a first visit. By default that of
 * the last person on this device.
 */
export function heightOf(person?: number): number | null {
  const kept = readSet(KEY) ?? '';
  const name = nameOf(person ?? kept.slice(0, kept.indexOf(' ')));
  return kept.startsWith(name) ? Number(kept.slice(name.length)) : null;
}

/** Stores the height, so that the page does not jump the next time. */
export function storeHeight(person: number, height: number): void {
  if (heightOf(person) !== height) keepSet(KEY, nameOf(person) + height);
}
