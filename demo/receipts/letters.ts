import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { readPng, type Shades } from './png.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** Letters that a till can print, in the order of receipt-letters.png. */
export const LETTERS: readonly string[] = [...ASCII, ...'ČĆĐŠŽčćđšž–'];

/** Letters per row of receipt-letters.png. */
export const ROW = 32;

/** Size of a letter in receipt-letters.png and its baseline, in pixels. */
export const CELL = { width: 12, height: 26, baseLine: 20 } as const;

let read: Shades | undefined;

/** Lightness of each pixel of a letter, from 0 to 255, row by row. Throws for a letter that a till cannot print. */
export function pointsOf(letter: string, bold: boolean): Uint8Array {
  read ??= readPng(readFileSync(join(projectRoot, 'demo/content/receipt-letters.png')));
  const { width, height, pixels } = read;
  const index = LETTERS.indexOf(letter);
  if (index < 0) throw new Error(`receipt-letters.png has no “${letter}”: see demo/receipts/make-letters.mjs.`);
  const top = (bold ? height / 2 : 0) + Math.floor(index / ROW) * CELL.height;
  const left = (index % ROW) * CELL.width;
  const points = new Uint8Array(CELL.width * CELL.height);
  for (let y = 0; y < CELL.height; y += 1) {
    const from = (top + y) * width + left;
    points.set(pixels.subarray(from, from + CELL.width), y * CELL.width);
  }
  return points;
}
