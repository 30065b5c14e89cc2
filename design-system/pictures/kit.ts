import { type Colour, shade, tint } from './inks.ts';
import { circle, group, line, type Part, path, rect, round, semicircle } from './shapes.ts';

/** A leaf that grows from its foot, with its shaded half. */
export const leaf = (
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  fill: Colour,
  half?: Colour,
): Part =>
  group(
    `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`,
    path(`M0 0Q${round(-width)} ${round(-length / 2)} 0 ${round(-length)}Z`, fill),
    path(`M0 0Q${round(width)} ${round(-length / 2)} 0 ${round(-length)}Z`, half ?? shade(fill, 0.22)),
  );

/** A ball with a crescent of shade. */
export const orb = (x: number, y: number, r: number, fill: Colour, depth = 0.18): Part => [
  circle(x, y, r, fill),
  path(
    `M${round(x + r * 0.42)} ${round(y - r * 0.907)}A${r} ${r} 0 1 1 ${round(x - r * 0.907)} ${round(y + r * 0.42)}` +
      `A${round(r * 1.16)} ${round(r * 1.16)} 0 0 0 ${round(x + r * 0.42)} ${round(y - r * 0.907)}Z`,
    shade(fill, depth),
  ),
];

/** A ball in two flat halves. */
export const ball = (x: number, y: number, r: number, fill: Colour, depth = 0.16): Part => [
  circle(x, y, r, fill),
  semicircle(x, y, r, 65, shade(fill, depth)),
];

/** A box whose right part, from `edge` (0…1) on, is in shade. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour,
  r = 0,
  edge = 0.5,
  depth = 0.16,
): Part => [
  rect(x, y, width, height, fill, r),
  r === 0
    ? rect(x + width * edge, y, width * (1 - edge), height, shade(fill, depth))
    : path(
        `M${round(x + width * edge)} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}` +
          `Q${x + width} ${y + height} ${x + width - r} ${y + height}H${round(x + width * edge)}Z`,
        shade(fill, depth),
      ),
];

/** A stem with `pairs` of leaves. */
export const sprig = (
  x: number,
  y: number,
  degrees: number,
  pairs: number,
  length: number,
  fill: Colour,
  width = 11,
): Part =>
  group(
    `translate(${x} ${y}) rotate(${degrees})`,
    line(`M0 0V${round(-pairs * length * 0.55 - length * 0.3)}`, shade(fill, 0.3), 3),
    Array.from({ length: pairs }, (_, pair) => [
      leaf(0, -(pair + 0.45) * length * 0.55, length * (1 - 0.06 * pair), width, -52, fill),
      leaf(0, -(pair + 0.75) * length * 0.55, length * (1 - 0.06 * pair), width, 52, fill),
    ]),
    leaf(0, -pairs * length * 0.55 - 2, length * 0.9, width, 0, fill),
  );

// The rest stands on (x, y).

export const bottle = (x: number, y: number, fill: Colour, scale = 1): Part =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-24 0V-78Q-24 -94 -10 -98V-120H10V-98Q24 -94 24 -78V0Z', fill),
    path('M2 0V-120H10V-98Q24 -94 24 -78V0Z', shade(fill, 0.18)),
    rect(-14, -134, 28, 18, 'night', 4),
    rect(-24, -62, 48, 30, 'paper'),
    rect(2, -62, 22, 30, shade('paper', 0.1)),
  );

export const pot = (x: number, y: number, fill: Colour, scale = 1): Part =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-34 -62H34L26 0H-26Z', fill),
    path('M4 -62H34L26 0H4Z', shade(fill, 0.18)),
    rect(-38, -72, 76, 18, tint(fill, 0.12), 3),
    rect(4, -72, 34, 18, shade(fill, 0.1), 3),
  );

export const cup = (x: number, y: number, fill: Colour, scale = 1): Part =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    line('M30 -42H40A14 14 0 0 1 40 -14H26', shade(fill, 0.16), 8),
    path('M-32 -56H32V-26A26 26 0 0 1 6 0H-6A26 26 0 0 1 -32 -26Z', fill),
    path('M4 -56H32V-26A26 26 0 0 1 6 0H4Z', shade(fill, 0.16)),
  );

/** A slice of lemon, seen from above. */
export const lemon = (x: number, y: number, r: number): Part => [
  circle(x, y, r, 'mustard'),
  circle(x, y, r * 0.86, 'paper'),
  [0, 60, 120, 180, 240, 300].map((degrees) =>
    path(
      `M0 0L${round(-r * 0.34)} ${round(-r * 0.64)}A${round(r * 0.72)} ${round(r * 0.72)} 0 0 1 ${round(r * 0.34)} ${round(-r * 0.64)}Z`,
      'butter',
      1,
      `translate(${x} ${y}) rotate(${degrees + 14}) translate(0 ${round(-r * 0.07)})`,
    ),
  ),
];

/** A lying book, its cut towards us. */
export const book = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour,
  pages: Colour = 'paper',
): Part => [
  rect(x, y - height, width, height, fill, 3),
  rect(x + 8, y - height + 4, width - 8, height - 8, pages),
  rect(x + 8, y - height / 2, width - 8, 2.4, shade(pages, 0.16)),
  rect(x, y - height, width * 0.62, height, fill, 3),
  rect(x + 12, y - height, 9, height, shade(fill, 0.24)),
];

export const pine = (x: number, y: number, scale: number, fill: Colour = 'evergreen'): Part =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-4, -6, 8, 20, 'night'),
    path('M-34 0L0 -62L34 0Z', fill),
    path('M0 -62L34 0H0Z', 'night'),
    path('M-27 -38L0 -96L27 -38Z', fill),
    path('M0 -96L27 -38H0Z', 'night'),
  );

export const cloud = (x: number, y: number, scale: number, fill: Colour = 'paper'): Part =>
  path('M0 0a24 24 0 0 1 46 -10a32 32 0 0 1 60 -4a20 20 0 0 1 34 14Z', fill, 1, `translate(${x} ${y}) scale(${scale})`);

/** Three lines of steam that rise from (x, y). */
export const steam = (x: number, y: number, colour: Colour = 'paper'): Part =>
  line(`M${x} ${y}q-12 -14 0 -28t0 -28M${x + 26} ${y}q-12 -14 0 -28t0 -28`, colour, 6);
