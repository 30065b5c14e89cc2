import type { Segment } from './lines.ts';
import type { PageContent } from './page-content.ts';

/** A page with its lines. */
export interface Lined {
  page: PageContent;
  segments: readonly Segment[];
}

/** Share of a page's height, at either edge, that may hold headers and footers. */
const EDGE = 0.12;

/** Finds lines at the same place at the edge of most pages: headers, footers, page numbers. */
export function runningOn(pages: readonly Lined[], size: number): (line: Segment, page: PageContent) => boolean {
  const seen = new Map<string, Set<number>>();
  for (const { page, segments } of pages) {
    for (const line of segments) {
      if (!isAtEdge(line, page)) continue;
      for (const key of keysOf(line, page, size)) seen.set(key, (seen.get(key) ?? new Set()).add(page.number));
    }
  }
  const enough = Math.max(2, 0.4 * pages.length);
  const isOften = (line: Segment, page: PageContent) =>
    keysOf(line, page, size).some((key) => (seen.get(key)?.size ?? 0) >= enough);
  // A page that would be empty without its headers keeps them: they are its content.
  const whole = new Set(
    pages
      .filter(({ page, segments }) => segments.every((line) => isAtEdge(line, page) && isOften(line, page)))
      .map(({ page }) => page.number),
  );
  return (line, page) => {
    if (line.runs.every(({ role }) => role === 'Artifact')) return !whole.has(page.number) || pages.length > 1;
    return !whole.has(page.number) && isAtEdge(line, page) && isOften(line, page);
  };
}

const isAtEdge = ({ top, bottom }: Segment, { height }: PageContent) =>
  bottom < EDGE * height || top > (1 - EDGE) * height;

/** Keys by which a line equals one of another page: position and text; small lines are compared without their numbers. */
function keysOf({ text, base, left, right, size }: Segment, { width }: PageContent, usual: number): string[] {
  // Left and right pages are mirrored.
  const places = [`${Math.round(base / 6)}`, `${Math.round((base + 3) / 6)}`];
  const side = Math.round(Math.min(left, width - right) / 24);
  const alike = size <= 1.1 * usual ? [text.replaceAll(/\d+|\b[ivxlc]+\b/g, '#')] : [text];
  return places.flatMap((place, index) =>
    alike.map((words) => `${index} ${place} ${/#/.test(words) ? '' : side} ${words}`),
  );
}
