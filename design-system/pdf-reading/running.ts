import type { Segment } from './lines.ts';
import type { PageContent } from './page-content.ts';

/** A page with its lines. */
export interface Lined {
  page: PageContent;
  segments: readonly Segment[];
}

/** The part of a page, from either edge, in which headers and footers stand. */
const EDGE = 0.12;

/** Which lines stand at the edge of most pages on the same place: headers, footers, the numbers of pages. */
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
  // A page of which nothing would be left has no header: that is what it says.
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

/** What a line has in common with that of another page: its words, or its words but for numbers where it is small. */
function keysOf({ text, base, left, right, size }: Segment, { width }: PageContent, usual: number): string[] {
  // Left and right pages mirror each other.
  const places = [`${Math.round(base / 6)}`, `${Math.round((base + 3) / 6)}`];
  const side = Math.round(Math.min(left, width - right) / 24);
  const alike = size <= 1.1 * usual ? [text.replaceAll(/\d+|\b[ivxlc]+\b/g, '#')] : [text];
  return places.flatMap((place, index) =>
    alike.map((words) => `${index} ${place} ${/#/.test(words) ? '' : side} ${words}`),
  );
}
