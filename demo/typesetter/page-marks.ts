import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { APRICOT, color, type Ink } from '#server/certificates/typefaces.ts';

// Inks of the shop's pictures (art/) used for the card.
const EVERGREEN: Ink = [0.08, 0.32, 0.26];
const FERN: Ink = [0.18, 0.42, 0.35];
const NIGHT: Ink = [0.1, 0.2, 0.18];
const TERRACOTTA: Ink = [0.85, 0.37, 0.22];
const SAGE: Ink = [0.65, 0.77, 0.64];
const BUTTER: Ink = [0.96, 0.84, 0.53];
const MUSTARD: Ink = [0.86, 0.61, 0.18];

/** Draws the wordmark with its left end and baseline at a place: the dot of the i is an apricot with a leaf, as on the screen. */
export function drawWordmark(page: PDFPage, font: PDFFont, place: { x: number; y: number; size: number }): void {
  const { x, y, size } = place;
  page.drawText('ı', { x, y, size, font, color: color(EVERGREEN) });
  const stem = font.widthOfTextAtSize('ı', size);
  // The letter spacing of the screen, which PDF text is drawn without.
  let at = x + stem - 0.02 * size;
  for (const letter of 'zbor') {
    page.drawText(letter, { x: at, y, size, font, color: color(EVERGREEN) });
    at += font.widthOfTextAtSize(letter, size) - 0.025 * size;
  }
  const dot = { x: x + stem / 2 - 0.14 * size, y: y + 0.91 * size, scale: 0.0165 * size };
  page.drawSvgPath('M10 2a9 9 0 1 0 0.01 0Z', { ...dot, color: color(APRICOT) });
  page.drawSvgPath('M10 2a9 9 0 0 1 0 18Z', { ...dot, color: color(TERRACOTTA) });
  page.drawSvgPath('M10 3Q11 -5 20 -5Q19 3 10 3Z', { ...dot, color: color(EVERGREEN) });
}

/** The shapes of the virtual card, as paper cut and laid into the upper right corner of the first page. */
const SHAPES: readonly (readonly [Ink, string])[] = [
  [EVERGREEN, 'M0 0H225V150H0Z'],
  [FERN, 'M75 0V150A75 75 0 0 1 75 0Z'],
  [TERRACOTTA, 'M75 75A37.5 37.5 0 0 1 75 0Z'],
  [SAGE, 'M75 75V150A37.5 37.5 0 0 1 75 75Z'],
  [APRICOT, 'M150 0A75 75 0 0 1 75 75V0Z'],
  [NIGHT, 'M150 75V150H75A75 75 0 0 1 150 75Z'],
  [BUTTER, 'M112.5 95.5A17 17 0 1 0 112.51 95.5Z'],
  [MUSTARD, 'M112.5 95.5A17 17 0 0 1 112.5 129.5Z'],
  [SAGE, 'M150 75A75 75 0 0 1 225 0V75.4H150Z'],
  [APRICOT, 'M225 75V150A75 75 0 0 1 150 75Z'],
];

/** Draws the shapes `width` points wide into the upper right corner of the page. */
export function drawShapes(page: PDFPage, width: number): void {
  const place = { x: page.getWidth() - width, y: page.getHeight(), scale: width / 225 };
  for (const [ink, path] of SHAPES) page.drawSvgPath(path, { ...place, color: color(ink) });
}
