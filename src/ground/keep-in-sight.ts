/**
 * Scrolls a part of a row into view by `show`, immediately and whenever the row or one of its parts changes its size, as when a
 * phone is turned or a font loads late. Returns the cleanup.
 */
export function keepInSight(row: Element, parts: Iterable<Element>, show: () => void): () => void {
  show();
  const sizes = new ResizeObserver(show);
  for (const one of [row, ...parts]) sizes.observe(one);
  return () => sizes.disconnect();
}
