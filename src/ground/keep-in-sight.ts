/**
 * Shows a part of a row that scrolls, at once and whenever the row or one of its parts changes its width, as a turned phone or a
 * font that comes late has it do. Answers what ends it.
 */
export function keepInSight(row: Element, parts: Iterable<Element>, show: () => void): () => void {
  show();
  const sizes = new ResizeObserver(show);
  for (const one of [row, ...parts]) sizes.observe(one);
  return () => sizes.disconnect();
}
