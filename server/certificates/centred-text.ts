import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { Tag, Tags } from './pdf-tags.ts';
import { color, type Ink } from './typefaces.ts';

interface Style {
  /** The height of the base line, in points from the lower edge. */
  y: number;
  size: number;
  font: PDFFont;
  ink: Ink;
}

/** A page, its visible width, and the tag of the part that is being drawn. */
export interface Place {
  page: PDFPage;
  width: number;
  tags: Tags;
  tag: Tag;
}

/** The distance between base lines, as a multiple of the font size. */
export const LEADING = 1.16;

/** Draws one centred line. */
export function centred({ page, width, tags, tag }: Place, text: string, { y, size, font, ink }: Style): void {
  const x = (width - font.widthOfTextAtSize(text, size)) / 2;
  tags.tagged(page, tag, () => page.drawText(text, { x, y, size, font, color: color(ink) }));
}

/** Draws centred lines, the last of them at `y`. */
export function centredLines(place: Place, texts: readonly string[], style: Style): void {
  for (const [index, text] of texts.entries()) {
    const y = style.y + (texts.length - 1 - index) * style.size * LEADING;
    centred(place, text, { ...style, y });
  }
}

interface Room {
  size: number;
  /** The smallest legible font size. */
  least: number;
  width: number;
  /** The height of all lines together. */
  height: number;
}

/**
 * Breaks a text into lines at the largest font size at which it fits; if it does not fit at the smallest size, the last line is
 * cut.
 */
export function linesThatFit(
  text: string,
  font: PDFFont,
  { size, least, width, height }: Room,
): { size: number; texts: string[] } {
  // For large sizes the step is a fraction of the size, which bounds the number of tries.
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
