import type { PDFFont } from '@cantoo/pdf-lib';
import { inLatin } from './in-latin.ts';

/**
 * A text as a typeface can set it: in Latin letters, without the marks that it does not have, and without what it cannot draw at all
 * (an emoji), in whose place it would set a box.
 */
export function settable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  const plain = (letter: string) => [...letter.normalize('NFKD')].filter((part) => !MARK.test(part) && isKnown(part));
  return [...inLatin(text)]
    .map((letter) => (isKnown(letter) ? letter : plain(letter).join('')))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Whether anything that can be read is left of what was to be set. */
export const isReadable = (set: string): boolean => /[\p{L}\p{N}]/u.test(set);

const MARK = /\p{M}/u;
