import type { Fonts } from '#server/certificates/typefaces.ts';
import { BOTTOM, type KnownLines, Press } from './press.ts';
import type { Writing } from './writing.ts';

/** Filled share below which a last page is nearly empty. */
const LEAST = 1 / 3;
/** Factors for the usual distances that still read well, the smallest change first. */
const CLOSER = [0.98, 0.96, 0.94, 0.92];
/** Highest free space at the foot of a page, in points, and the step in which it is tried. */
const HIGHEST_FOOT = 320;
const STEP = 16;

/**
 * Lays out a document so that it does not end with a nearly empty page, if possible: with slightly closer lines where that saves the page,
 * otherwise with the earlier pages ending a little higher.
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
