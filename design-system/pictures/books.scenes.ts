import { type Colour, instead, shade } from './inks.ts';
import { book, cup, leaf, orb, steam } from './kit.ts';
import { circle, group, line, type Part, path, rect, semicircle } from './shapes.ts';
import { backdrop, nth, type Palette, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const WIDTHS = [38, 28, 46, 24, 34, 50, 30, 40, 26, 44] as const;
const HEIGHTS = [196, 168, 214, 182, 150, 200, 174, 208, 160, 190] as const;

/** The back of a standing book, with one of three labels. */
function spine(ink: Palette, x: number, width: number, height: number, fill: Colour, label: number): Part {
  const y = 270 - height;
  const light = instead(fill, 'paper', 'sand') === fill;
  const labels: readonly [Part, Part, Part] = [
    [rect(x, y + 22, width, 12, shade(fill, 0.4)), rect(x, y + 40, width, 4, shade(fill, 0.4))],
    [
      circle(x + width / 2, y + 30, width * 0.24, light ? 'paper' : ink.hero),
      rect(x + width / 2 - 2, y + 58, 4, height * 0.4, light ? 'paper' : ink.hero),
    ],
    [
      rect(x + width * 0.26, y + 26, width * 0.48, height * 0.34, light ? 'paper' : ink.companion),
      rect(x, y + height - 26, width, 8, shade(fill, 0.4)),
    ],
  ];
  return [
    rect(x, y, width, height, fill),
    rect(x + width * 0.66, y, width * 0.34, height, shade(fill, 0.16)),
    nth(labels, label),
  ];
}

const leaningBook = (x: number, fill: Colour): Part =>
  group(
    `translate(${x + 44} 270) rotate(-13)`,
    rect(-36, -190, 36, 190, fill),
    rect(-12, -190, 12, 190, shade(fill, 0.18)),
    rect(-36, -160, 36, 10, 'night'),
    rect(-36, -140, 36, 4, 'night'),
  );

const shelf: Scene = (ink, random) => {
  const covers = [ink.hero, ink.companion, 'mustard', 'teal', 'paper', 'rose', 'navy', 'sage'] as const;
  const turn = Math.floor(random() * 8);
  const row: Part[] = [];
  let x = -14;
  for (let place = 0; x < 420; place++) {
    const fill = nth(covers, turn + place * 3);
    const width = place === 5 ? 79 : nth(WIDTHS, place);
    row.push(place === 5 ? leaningBook(x, fill) : spine(ink, x, width, nth(HEIGHTS, place + turn), fill, place));
    x += width + 1;
  }
  return [
    sheet(ink.ground),
    circle(pick(random, [110, 290]), 116, 116, instead(ink.backdrop, 'paper~', 'butter~')),
    row,
    rect(0, 270, 400, 18, ink.plane),
    rect(0, 288, 400, 32, shade(ink.plane, 0.35)),
  ];
};

const pile: Scene = (ink, random) => {
  const y = 248;
  return [
    backdrop(pick(random, ['sun', 'arch', 'low']), ink, y, 210),
    plane(ink, y),
    shadow(200, 290, 230, ink.plane, 12),
    book(78, 290, 236, 42, ink.hero),
    book(104, 248, 196, 34, 'mustard', 'paper'),
    book(88, 214, 208, 38, ink.companion),
    book(120, 176, 158, 28, 'teal'),
    group(
      'translate(206 148)',
      pick(random, [0, 1])
        ? [orb(0, -34, 36, 'terracotta'), leaf(0, -66, 34, 12, 42, 'fern'), line('M0 -68V-80', 'night', 4)]
        : [cup(0, 0, 'terracotta', 1.1), line('M-8 -76q-10 -12 0 -24t0 -24M12 -76q-10 -12 0 -24t0 -24', 'paper', 5)],
    ),
    group(
      'translate(344 292)',
      rect(-18, -84, 36, 84, 'apricot', 3),
      rect(2, -84, 16, 84, shade('apricot', 0.16)),
      leaf(0, -86, 34, 13, 0, 'butter', 'mustard'),
    ),
  ];
};

const reading: Scene = (ink) => {
  const sun = instead(ink.backdrop, 'paper~', 'apricot~');
  return [
    sheet(ink.ground),
    [-66, -44, -22, 0, 22, 44, 66].map((d) => group(`translate(200 196) rotate(${d})`, rect(-6, -182, 12, 60, sun, 6))),
    semicircle(200, 200, 98, 0, sun),
    path('M30 196Q120 130 200 200V290Q120 226 30 282Z', 'paper'),
    path('M370 196Q280 130 200 200V290Q280 226 370 282Z', shade('paper', 0.13)),
    path('M54 206Q110 164 176 212V246Q110 196 54 240Z', ink.hero),
    [0, 1, 2].map((i) => line(`M226 ${222 + i * 20}Q286 ${180 + i * 20} 346 ${212 + i * 20}`, shade('paper', 0.45), 4)),
    path('M30 282Q120 226 200 290Q280 226 370 282V298Q280 246 200 308Q120 246 30 298Z', ink.companion),
    circle(108, 192, 14, 'butter'),
    path('M54 240Q110 196 176 246L176 232Q130 200 54 226Z', 'fern'),
  ];
};

const audiobook: Scene = (ink, random) => {
  const y = 246;
  const cover = ink.companion;
  return [
    backdrop(pick(random, ['sun', 'arch', 'low']), ink, y),
    plane(ink, y),
    shadow(200, 292, 176, ink.plane, 12),
    rect(128, 88, 150, 204, shade(cover, 0.4), 6),
    rect(136, 96, 144, 190, 'paper', 3),
    rect(120, 84, 148, 204, cover, 6),
    rect(120, 84, 20, 204, shade(cover, 0.24), 6),
    rect(156, 110, 96, 8, 'butter', 4),
    rect(156, 126, 62, 8, 'butter', 4),
    circle(204, 196, 34, 'butter'),
    path('M194 178L226 196L194 214Z', cover),
    line('M92 210C84 16 316 16 308 210', 'night', 18),
    line('M206 62C266 66 304 112 308 210', shade('night', 0.3), 18),
    rect(66, 184, 54, 92, ink.hero, 24),
    rect(92, 184, 28, 92, shade(ink.hero, 0.22), 14),
    rect(282, 184, 54, 92, ink.hero, 24),
    rect(308, 184, 28, 92, shade(ink.hero, 0.3), 14),
  ];
};

const magazine: Scene = (ink, random) => {
  const y = 238;
  return [
    backdrop(pick(random, ['low', 'sun', 'half']), ink, y, 220),
    plane(ink, y),
    shadow(190, 292, 240, ink.plane, 12),
    book(66, 292, 244, 26, ink.companion),
    book(84, 266, 214, 22, 'mustard'),
    group(
      'translate(178 156) rotate(-9)',
      rect(-84, -96, 176, 200, 'night', 3, 0.18),
      rect(-92, -104, 176, 200, 'paper', 3),
      rect(-4, -104, 88, 200, shade('paper', 0.07), 3),
      rect(-78, -90, 110, 22, ink.hero, 2),
      rect(-78, -58, 148, 92, 'peach'),
      circle(-12, -18, 30, ink.hero),
      path('M-78 34L-30 -12L10 34Z', 'teal'),
      path('M-20 34L26 -4L70 34Z', 'evergreen'),
      [46, 60, 74].map((top) => rect(-78, top, 68, 6, shade('paper', 0.3), 3)),
      [46, 60, 74].map((top) => rect(4, top, 66, 6, shade('paper', 0.3), 3)),
    ),
    shadow(330, 292, 72, ink.plane),
    cup(322, 292, instead(ink.companion, 'terracotta', 'teal'), 1.2),
    steam(308, 212),
  ];
};

export const books = { shelf, pile, reading, audiobook, magazine } as const satisfies Record<string, Scene>;
