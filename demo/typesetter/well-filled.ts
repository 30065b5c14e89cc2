import type { Fonts } from '#server/certificates/typefaces.ts';
import { BOTTOM, type KnownLines, Press } from './press.ts';
import type { Writing } from './writing.ts';

/** A last page that holds less than this part is nearly empty. */
const LEAST = 1 / 3;
/** Parts of the usual distances that still read well, the least change first. */
const CLOSER = [0.98, 0.96, 0.94, 0.92];
/** The highest that a page may end, in points from below, and by how much that is tried. */
const HIGHEST_FOOT = 320;
const STEP = 16;

/**
 * A writing laid out so that it does not end with a nearly empty page, if that can be: the lines stand a little closer where that
 * saves the page, else the pages before it end a little higher.
 */
export function wellFilled(writing: Writing, fonts: Fonts): Press {
  const known: KnownLines = new Map();
  const laid = (closeness: number, foot: number) => new Press(fonts, { closeness, foot }, known).lay(writing);
  const usual = laid(1, BOTTOM);
  const isWell = (press: Press) => press.count === 1 || press.filled >= LEAST;
  if (isWell(usual)) return usual;
  for (const closeness of CLOSER) {
    const closer = laid(closeness, BOTTOM);
    if (closer.count < usual.count && isWell(closer)) return closer;
  }
  for (let foot = BOTTOM + STEP; foot <= HIGHEST_FOOT; foot += STEP) {
    const higher = laid(1, foot);
    if (higher.count > usual.count) break;
    if (isWell(higher)) return higher;
  }
  return usual;
}
