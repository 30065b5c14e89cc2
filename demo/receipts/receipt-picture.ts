import { CELL, pointsOf } from './letters.ts';
import { type Shades, writePng } from './png.ts';

/** Most letters in a line of a receipt. */
export const COLUMNS = 32;

/** A line that a till prints. */
export interface Line {
  text: string;
  bold?: boolean;
}

const LEADING = 27;
const MARGIN = { side: 30, top: 34, bottom: 40 } as const;
const TABLE = 44;

/** Rotation of the receipt, in radians. */
const TURN = -0.02;

/** Lightness of paper, print and table, from 0 to 255. */
const [PAPER, PRINT, WOOD] = [252, 10, 150] as const;

/** Colours of the shades, from the darkest to the lightest: print, the wood of a table, paper. */
const COLOURS = [
  { shade: 0, colour: [44, 48, 48] },
  { shade: 110, colour: [122, 114, 102] },
  { shade: 150, colour: [190, 158, 118] },
  { shade: 255, colour: [255, 252, 244] },
] as const;

/**
 * A photo of a receipt on a table, as PNG. `cut` is the number of last lines outside the photo. Throws for a line that is too long and for
 * letters that a till cannot print.
 */
export function receiptPicture(lines: readonly Line[], { cut = 0 } = {}): Buffer {
  const paper = print(lines);
  const whole = paper.height + 2 * TABLE;
  const width = paper.width + 2 * TABLE;
  const height = cut === 0 ? whole : TABLE + MARGIN.top + (lines.length - cut) * LEADING;
  const pixels = new Uint8Array(width * height);
  const [sin, cos] = [Math.sin(TURN), Math.cos(TURN)];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const right = x - width / 2;
      const u = right * cos + (y - TABLE) * sin + paper.width / 2;
      const v = (y - TABLE) * cos - right * sin;
      const shade = isOnPaper(paper, u, v) ? paperAt(paper, u, v) : WOOD + grainAt(x, y) - shadowAt(paper, u, v);
      pixels[y * width + x] = Math.round(shade);
    }
  return writePng({ width, height, pixels }, palette());
}

/** The receipt alone, not rotated. */
function print(lines: readonly Line[]): Shades {
  const width = COLUMNS * CELL.width + 2 * MARGIN.side;
  const height = lines.length * LEADING + MARGIN.top + MARGIN.bottom;
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [row, { text, bold = false }] of lines.entries()) {
    if (text.length > COLUMNS) throw new Error(`“${text}” is longer than ${COLUMNS} letters.`);
    for (const [column, letter] of [...text.replaceAll('\u00a0', ' ')].entries()) {
      const points = pointsOf(letter, bold);
      const from = (MARGIN.top + row * LEADING) * width + MARGIN.side + column * CELL.width;
      for (let y = 0; y < CELL.height; y += 1)
        pixels.set(points.subarray(y * CELL.width, (y + 1) * CELL.width), from + y * width);
    }
  }
  return { width, height, pixels };
}

/** Whether a point is on the paper, whose lower edge is torn in teeth. */
function isOnPaper({ width, height }: Shades, u: number, v: number): boolean {
  const tooth = Math.abs((u % 12) - 6);
  return u >= 0 && u < width - 1 && v >= 0 && v < height - 1 - tooth;
}

/** Lightness of the rotated paper at a point, interpolated between four pixels; lighter to the left, towards the window. */
function paperAt({ width, pixels }: Shades, u: number, v: number): number {
  const at = Math.floor(v) * width + Math.floor(u);
  const right = u - Math.floor(u);
  const down = v - Math.floor(v);
  const above = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const below = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return PRINT + ((PAPER - PRINT) / 255) * (above * (1 - down) + below * down) - (8 * u) / width;
}

/** Change of the wood's lightness at a point. */
const grainAt = (x: number, y: number): number => 5 * Math.sin(x / 7 + 2.5 * Math.sin(y / 130)) + 3 * Math.sin(x / 2.3);

/** Darkening by the shadow that the paper casts down and to the right. */
function shadowAt({ width, height }: Shades, u: number, v: number): number {
  const right = Math.max(8 - u, 0, u - width - 5);
  const down = Math.max(8 - v, 0, v - height - 7);
  return 45 * Math.max(0, 1 - Math.sqrt(right * right + down * down) / 26);
}

function palette(): Uint8Array {
  const colours = new Uint8Array(3 * 256);
  for (const [index, to] of COLOURS.entries()) {
    const from = COLOURS[index - 1];
    if (!from) continue;
    for (let shade = from.shade; shade <= to.shade; shade += 1) {
      const share = (shade - from.shade) / (to.shade - from.shade);
      for (const part of [0, 1, 2] as const)
        colours[3 * shade + part] = Math.round(from.colour[part] * (1 - share) + to.colour[part] * share);
    }
  }
  return colours;
}
