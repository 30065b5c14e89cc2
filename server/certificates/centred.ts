import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { Tag, Tags } from './tags.ts';
import { color, type Ink } from './typefaces.ts';

interface Style {
  /** The height of the base line, in points from the lower edge. */
  y: number;
  size: number;
  font: PDFFont;
  ink: Ink;
}

/** A page, the width of what is seen of it, and the part of the document that is being set on it. */
export interface Place {
  page: PDFPage;
  width: number;
  tags: Tags;
  tag: Tag;
}

/** From one base line to the next, in sizes of the letters. */
export const LEADING = 1.16;

/** Sets one line in the middle of a page. */
export function centred({ page, width, tags, tag }: Place, text: string, { y, size, font, ink }: Style): void {
  const x = (width - font.widthOfTextAtSize(text, size)) / 2;
  tags.tagged(page, tag, () => page.drawText(text, { x, y, size, font, color: color(ink) }));
}

/** Sets lines in the middle of a page, the last of them at `y`. */
export function centredLines(place: Place, texts: readonly string[], style: Style): void {
  for (const [index, text] of texts.entries()) {
    const y = style.y + (texts.length - 1 - index) * style.size * LEADING;
    centred(place, text, { ...style, y });
  }
}

interface Room {
  size: number;
  /** The smallest size that can be read. */
  least: number;
  width: number;
  /** Of all lines together: the smaller they are, the more there may be. */
  height: number;
}

/** A text in as many lines as there is room for, as large as it fits; what fits at no size is cut at the end of the last line. */
export function linesThatFit(
  text: string,
  font: PDFFont,
  { size, least, width, height }: Room,
): { size: number; texts: string[] } {
  // By a share where the page is large, so that it ends after as many tries.
  for (let tried = size; ; tried -= Math.max(1, tried / 50)) {
    const texts = broken(text, font, { size: tried, width });
    const most = Math.max(1, Math.floor(height / (tried * LEADING)));
    if (texts.length <= most && texts.every((line) => font.widthOfTextAtSize(line, tried) <= width))
      return { size: tried, texts };
    if (tried > least) continue;
    const lines = [...texts.slice(0, most - 1), texts.slice(most - 1).join(' ')].filter(Boolean);
    return { size: tried, texts: lines.map((line) => cut(line, font, { size: tried, width })) };
  }
}

function broken(text: string, font: PDFFont, { size, width }: { size: number; width: number }): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, font: PDFFont, { size, width }: { size: number; width: number }): string {
  let letters = [...line];
  while (letters.length > 1 && font.widthOfTextAtSize(`${letters.join('')}…`, size) > width)
    letters = letters.slice(0, -1);
  return letters.length < [...line].length ? `${letters.join('')}…` : line;
}
