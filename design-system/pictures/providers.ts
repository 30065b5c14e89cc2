import { type Colour, type Ink, type Light, shade } from './inks.ts';
import { leaf } from './kit.ts';
import { svg } from './pictures.ts';
import { circle, group, type Part, path, quarter, rect, semicircle } from './shapes.ts';
import { nth } from './stage.ts';

const SIZE = 160;

type InkSet = readonly [Ink, Ink, Ink];

/** Ground, first and second ink of a mark; the ground never equals the others. */
const INKS: readonly [InkSet, ...InkSet[]] = [
  ['evergreen', 'butter', 'apricot'],
  ['butter', 'terracotta', 'evergreen'],
  ['navy', 'apricot', 'paper'],
  ['blush', 'plum', 'terracotta'],
  ['teal', 'paper', 'butter'],
  ['sand', 'evergreen', 'mustard'],
  ['terracotta', 'paper', 'butter'],
  ['mist', 'navy', 'terracotta'],
  ['plum', 'rose', 'butter'],
  ['sky', 'navy', 'apricot'],
  ['brick', 'peach', 'butter'],
  ['lilac', 'plum', 'paper'],
];

type Mark = (first: Colour, second: Colour) => Part;

const petals =
  (count: number): Mark =>
  (first, second) => [
    Array.from({ length: count }, (_, petal) => leaf(80, 80, 56, 22, (petal * 360) / count, first, shade(first, 0.16))),
    circle(80, 80, 13, second),
  ];

const sunrise: Mark = (first, second) => [
  semicircle(80, 92, 46, 0, first),
  [-60, -30, 0, 30, 60].map((degrees) => group(`translate(80 92) rotate(${degrees})`, rect(-4, -68, 8, 16, second, 4))),
  rect(30, 98, 100, 10, second, 5),
  rect(46, 116, 68, 8, first, 4),
];

const quarters: Mark = (first, second) => [
  quarter(36, 80, 44, 0, first),
  quarter(80, 36, 44, 90, second),
  quarter(124, 80, 44, 180, first),
  quarter(80, 124, 44, 270, second),
];

const arches: Mark = (first, second) => [
  path('M32 122V80A48 48 0 0 1 128 80V122H108V80A28 28 0 0 0 52 80V122Z', first),
  path('M62 122V84A18 18 0 0 1 98 84V122Z', second),
];

const peaks: Mark = (first, second) => [
  circle(110, 54, 17, second),
  path('M24 120L66 50L108 120Z', first),
  path('M66 50L108 120H76Z', shade(first, 0.18)),
  path('M82 120L108 78L136 120Z', second),
];

const waves: Mark = (first, second) =>
  [44, 70, 96].map((y, row) =>
    path(`M30 ${y}q12.500 -14 25 0t25 0t25 0t25 0v14q-12.500 14 -25 0t-25 0t-25 0t-25 0Z`, row === 1 ? second : first),
  );

const tiles: Mark = (first, second) => [
  rect(38, 38, 40, 40, first),
  semicircle(102, 78, 20, 0, second),
  rect(82, 82, 40, 40, first),
  circle(58, 102, 20, second),
];

const eye: Mark = (first, second) => [
  path('M24 80Q80 22 136 80Q80 138 24 80Z', first),
  circle(80, 80, 24, second),
  circle(80, 80, 9, first),
];

const MARKS: readonly [Mark, ...Mark[]] = [petals(6), sunrise, quarters, arches, peaks, waves, tiles, eye, petals(4)];

/** The mark of a provider: one of nine seals in one of twelve ink sets, so that neighbours differ. `index` from 0. */
export function drawProvider(index: number, light: Light = 'day'): string {
  const [ground, first, second] = nth(INKS, index);
  const mark = nth(MARKS, index + Math.floor(index / INKS.length));
  return svg(SIZE, SIZE, [rect(0, 0, SIZE, SIZE, ground), mark(first, second)], light);
}
