import type { Reading } from '../pdf-reading/reading.ts';

/** All of a page's width. */
export const WHOLE = { from: 0, to: 1 };

/** Points beside the text that stay when margins are left away. */
const MARGIN = 8;

/** The part of a page's width that its text needs; all of it if little would be gained. */
export function seenOf({ bounds }: Reading): { from: number; to: number } {
  if (!bounds) return WHOLE;
  const from = Math.max(0, bounds.left - MARGIN) / bounds.width;
  const to = Math.min(bounds.width, bounds.right + MARGIN) / bounds.width;
  return to - from < 0.95 ? { from, to } : WHOLE;
}
