const KEY = 'izbor.for-you';

// How high the place was, for whom and on a page of which width: on another one it is as if nothing were known.
const nameOf = (person: number) => `${person} ${innerWidth} `;

/** How high the place of what waits for a person was when home was last here; pixels. 0 when it is not known. */
export function roomOf(person: number): number {
  const kept = localStorage.getItem(KEY) ?? '';
  return kept.startsWith(nameOf(person)) ? Number(kept.slice(nameOf(person).length)) : 0;
}

/** Keeps it, so that the page does not jump when home answers the next time. */
export function keepRoom(person: number, height: number): void {
  if (roomOf(person) !== height) localStorage.setItem(KEY, nameOf(person) + height);
}
