/**
 * Whether somebody has gone on to something else on the page: the focus is neither in a place nor nowhere, that is at the page or the
 * dialog around it. What comes late does not call them back.
 */
export function isElsewhere(place: Element | null): boolean {
  const at = document.activeElement;
  return at !== null && place !== null && !place.contains(at) && !at.contains(place);
}
