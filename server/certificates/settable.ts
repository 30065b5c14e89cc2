import type { PDFFont } from '@cantoo/pdf-lib';
import { inLatin } from './in-latin.ts';

/**
 * A text as a font can draw it: in Latin letters, without diacritics that the font does not have, and without characters that it
 * cannot draw at all (an emoji), for which it would draw a box.
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

/** Whether any letter or digit is left of a text after `settable`. */
export const isReadable = (set: string): boolean => /[\p{L}\p{N}]/u.test(set);

const MARK = /\p{M}/u;
