/**
 * Whether the person has moved on: the focus is outside of `place`, and not merely on the page or dialog around it. Content that loads late
 * must then not take the focus.
 */
export function isFocusElsewhere(place: Element | null): boolean {
  const at = document.activeElement;
  return at !== null && place !== null && !place.contains(at) && !at.contains(place);
}
