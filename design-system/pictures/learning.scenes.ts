import { shade, tint } from './inks.ts';
import { ball, book, box, cup, leaf, sprig, steam } from './kit.ts';
import { circle, group, line, path, rect, ring } from './shapes.ts';
import { backdrop, plane, type Scene, shadow } from './stage.ts';

/** A sheet of cells with a chart over it. */
const cells: Scene = (ink) => {
  const [left, top, height] = [66, 66, 38];
  const filled = [
    [0, 1],
    [1, 2],
    [1, 3],
    [2, 1],
  ] as const;
  return [
    backdrop('corner', ink, 262),
    plane(ink, 262),
    shadow(196, 284, 260, ink.plane),
    rect(52, 40, 276, 236, shade('paper', 0.16), 10),
    rect(46, 34, 276, 236, 'paper', 10),
    path('M46 62V44Q46 34 56 34H312Q322 34 322 44V62Z', ink.hero),
    [0, 1, 2].map((dot) => circle(64 + dot * 16, 48, 4.5, dot === 0 ? 'apricot' : tint(ink.hero, 0.4))),
    filled.map(([column, row]) =>
      rect(left + column * 80, top + row * height, 76, height - 4, tint(ink.hero, 0.72), 3),
    ),
    [1, 2, 3, 4, 5].map((row) => line(`M62 ${top + row * height - 2}H306`, shade('paper', 0.12), 2)),
    [1, 2].map((column) => line(`M${left + column * 80 - 2} 72V258`, shade('paper', 0.12), 2)),
    [0, 1, 2, 3].map((row) =>
      line(`M${left + 12} ${top + 18 + row * height}H${left + 40 + (row % 3) * 12}`, 'night', 5),
    ),
    rect(left + 158, top + height - 3, 80, height, ink.accent, 3),
    group(
      'translate(232 296)',
      rect(-4, -118, 148, 124, shade('paper', 0.2), 8),
      rect(-10, -124, 148, 124, tint('paper', 0.5), 8),
      [38, 62, 50, 92].map((tall, bar) =>
        box(8 + bar * 30, -14 - tall, 20, tall, bar === 3 ? 'terracotta' : ink.hero, 3, 0.55),
      ),
      rect(2, -14, 126, 4, 'night'),
    ),
    circle(346, 58, 15, 'mustard'),
  ];
};

/** An hourglass with little left above. */
const hours: Scene = (ink) => [
  backdrop('sun', ink, 252, 200),
  plane(ink, 252),
  shadow(200, 280, 150, ink.plane),
  path(
    'M142 58H258V78Q258 122 208 158Q258 194 258 238V262H142V238Q142 194 192 158Q142 122 142 78Z',
    tint('paper', 0.4),
  ),
  path('M200 158Q258 194 258 238V262H200Z', shade('paper', 0.1)),
  path('M162 104H238Q226 132 203 148H197Q174 132 162 104Z', 'mustard'),
  path('M200 104H238Q226 132 203 148H200Z', shade('mustard', 0.16)),
  line('M200 150V232', 'mustard', 4),
  path('M150 254Q164 214 200 206Q236 214 250 254Z', 'mustard'),
  path('M200 206Q236 214 250 254H200Z', shade('mustard', 0.16)),
  [44, 254].map((y) => box(122, y, 156, 24, ink.hero, 8, 0.55)),
  [130, 258].map((x) => rect(x, 66, 12, 190, x === 130 ? 'clay' : shade('clay', 0.2), 4)),
  group('translate(330 268)', book(-52, 14, 96, 22, 'terracotta'), cup(-6, -8, 'teal', 0.8)),
  sprig(74, 276, -8, 3, 44, 'fern'),
];

/** A first aid box, its lid a little open. */
const kit: Scene = (ink) => [
  backdrop('arch', ink, 246),
  plane(ink, 246),
  shadow(204, 286, 230, ink.plane),
  path('M160 116V96Q160 82 174 82H226Q240 82 240 96V116H224V98H176V116Z', 'night'),
  box(92, 112, 216, 170, 'terracotta', 18, 0.56),
  rect(92, 148, 216, 8, shade('terracotta', 0.34)),
  rect(116, 140, 26, 26, 'butter', 5),
  rect(258, 140, 26, 26, shade('butter', 0.14), 5),
  circle(200, 220, 46, 'paper'),
  path('M188 188H212V208H232V232H212V252H188V232H168V208H188Z', 'evergreen'),
  path('M200 188H212V208H232V232H212V252H200Z', shade('evergreen', 0.2)),
  group(
    'translate(336 280) rotate(-12)',
    box(-34, -30, 68, 30, 'paper', 14),
    circle(-20, -15, 15, shade('paper', 0.08)),
    ring(-20, -15, 8, shade('paper', 0.24), 3),
  ),
  group(
    'translate(64 284)',
    rect(-20, -44, 40, 44, 'teal', 6),
    rect(-12, -58, 24, 14, 'night', 3),
    rect(-20, -30, 40, 18, 'paper'),
  ),
];

/** A shield with a lock. */
const shield: Scene = (ink) => [
  backdrop('half', ink, 258),
  plane(ink, 258),
  shadow(200, 286, 170, ink.plane),
  path('M200 34L300 66V150Q300 236 200 284Q100 236 100 150V66Z', ink.hero),
  path('M200 34L300 66V150Q300 236 200 284Z', shade(ink.hero, 0.22)),
  path('M200 54L282 80V150Q282 222 200 263Q118 222 118 150V80Z', tint(ink.hero, 0.16)),
  path('M200 54L282 80V150Q282 222 200 263Z', tint(ink.hero, 0.04)),
  line('M172 142V118A28 28 0 0 1 228 118V142', 'paper', 13),
  box(152, 138, 96, 78, 'apricot', 12, 0.56),
  circle(200, 170, 11, 'night'),
  path('M195 174H205L209 200H191Z', 'night'),
  [
    [54, 108],
    [346, 92],
    [338, 190],
    [62, 204],
  ].map(([x = 0, y = 0], place) => [circle(x, y, 13, place % 2 ? 'terracotta' : 'butter'), circle(x, y, 5, 'night')]),
];

/** Two cups, and above them two bubbles that overlap. */
const bubbles: Scene = (ink) => [
  backdrop('low', ink, 240, 190),
  plane(ink, 240),
  path('M48 46Q48 30 64 30H216Q232 30 232 46V118Q232 134 216 134H118L80 170V134H64Q48 134 48 118Z', ink.hero),
  [58, 82, 106].map((y, row) => line(`M74 ${y}H${[204, 178, 148][row]}`, 'paper', 8)),
  path(
    'M356 92Q356 76 340 76H204Q188 76 188 92V164Q188 180 204 180H290L324 214V180H340Q356 180 356 164Z',
    'terracotta',
  ),
  path('M188 92Q188 76 204 76H232V118Q232 134 216 134H188Z', shade('terracotta', 0.3)),
  [226, 272, 318].map((x) => circle(x, 128, 11, 'paper')),
  steam(104, 210, tint(ink.plane, 0.5)),
  shadow(112, 284, 84, ink.plane),
  cup(112, 286, 'paper', 1.15),
  shadow(288, 284, 84, ink.plane),
  group('translate(288 286) scale(-1 1)', cup(0, 0, 'apricot', 1.15)),
];

/** A calm sun over water, and the breath as rings. */
const breath: Scene = (ink) => [
  [148, 118, 88].map((r, place) => circle(200, 168, r, tint(ink.backdrop, place * 0.2), 0.75)),
  ball(200, 168, 56, 'apricot', 0.1),
  plane(ink, 214),
  [232, 254, 276, 298].map((y, row) =>
    line(`M${70 + row * 14} ${y}q18 -10 36 0t36 0t36 0t36 0t36 0t36 0`, tint(ink.plane, 0.42 - row * 0.08), 6),
  ),
  line('M36 96q34 -22 66 0t60 -4', 'paper', 9),
  line('M246 66q32 -20 60 0t54 -6', 'paper', 9),
  leaf(76, 70, 46, 14, 62, 'fern'),
  leaf(330, 122, 40, 12, -48, ink.hero),
];

/** A lectern in the light, before the first row. */
const lectern: Scene = (ink) => [
  path('M152 0H248L348 272H52Z', tint('butter', 0.2), 0.8),
  plane(ink, 244),
  shadow(200, 272, 150, ink.plane),
  path('M146 128H254L240 270H160Z', ink.hero),
  path('M204 128H254L240 270H208Z', shade(ink.hero, 0.22)),
  path('M128 108H272L260 134H140Z', 'clay'),
  path('M204 108H272L260 134H204Z', shade('clay', 0.18)),
  circle(200, 192, 24, 'butter'),
  path('M188 192L197 201L214 182L219 187L197 210L183 197Z', 'evergreen'),
  line('M226 106Q222 76 210 64', 'night', 6),
  group('translate(204 54) rotate(-28)', rect(-12, -26, 24, 42, 'night', 12), rect(-12, -8, 24, 5, 'apricot')),
  [40, 104, 168, 232, 296, 360].map((x, seat) => [
    circle(x, 288, 19, ['night', 'plum', 'terracotta', 'navy', 'night', 'teal'][seat] as 'night'),
    path(`M${x - 30} 324Q${x - 28} 302 ${x} 302Q${x + 28} 302 ${x + 30} 324Z`, 'night'),
  ]),
];

/** A jar of coins with something growing in it. */
const savings: Scene = (ink) => [
  backdrop('window', ink, 256),
  plane(ink, 256),
  shadow(190, 286, 150, ink.plane),
  sprig(190, 150, 0, 3, 58, 'fern', 14),
  path(
    'M128 132H252V142Q270 152 270 172V260Q270 286 244 286H136Q110 286 110 260V172Q110 152 128 142Z',
    tint('ice', 0.3),
  ),
  path('M118 214H262V260Q262 278 244 278H136Q118 278 118 260Z', shade('mustard', 0.1)),
  [
    [146, 262],
    [190, 266],
    [234, 260],
    [166, 238],
    [212, 236],
    [148, 216],
    [190, 212],
    [232, 216],
  ].map(([x = 0, y = 0]) => [
    circle(x, y, 21, 'mustard'),
    circle(x, y, 14, tint('mustard', 0.35)),
    rect(x - 2.5, y - 8, 5, 16, 'mustard', 2),
  ]),
  rect(122, 124, 136, 16, ink.hero, 6),
  line('M250 176V240', 'paper', 6),
  [0, 1, 2].map((coin) => [
    box(306, 266 - coin * 16, 66, 14, 'mustard', 6),
    rect(306, 276 - coin * 16, 66, 3, shade('mustard', 0.3)),
  ]),
];

/** A peak with a flag, and the way up. */
const peak: Scene = (ink) => [
  circle(298, 86, 46, 'butter'),
  path('M20 276L126 130L214 276Z', tint(ink.hero, 0.42)),
  path('M96 290L222 84L354 290Z', ink.hero),
  path('M222 84L354 290H238Z', shade(ink.hero, 0.24)),
  path('M222 84L253 133L236 142L222 130L206 144L190 136Z', 'paper'),
  plane(ink, 264),
  line('M120 312Q210 292 184 262T238 226T206 190T232 158', 'butter', 7),
  line('M222 86V34', 'night', 6),
  path('M225 34L278 48L225 66Z', 'terracotta'),
  [
    [76, 294],
    [332, 298],
  ].map(([x = 0, y = 0]) => [sprig(x, y, -6, 2, 42, 'fern'), sprig(x + 22, y + 6, 14, 2, 34, 'evergreen')]),
];

/** Steps of books that lead up to a flag. */
const steps: Scene = (ink) => [
  backdrop('hill', ink, 250, 150),
  plane(ink, 250),
  shadow(210, 290, 300, ink.plane),
  book(64, 290, 290, 40, ink.hero),
  book(140, 250, 214, 40, 'terracotta'),
  book(216, 210, 138, 40, 'mustard'),
  line('M292 170V74', 'night', 7),
  path('M296 74L362 92L296 114Z', 'apricot'),
  path('M296 94L362 92L296 114Z', shade('apricot', 0.16)),
  cup(100, 250, 'paper', 0.9),
  steam(92, 190, 'paper'),
];

export const learning = {
  cells,
  hours,
  kit,
  shield,
  bubbles,
  breath,
  lectern,
  savings,
  peak,
  steps,
} as const satisfies Record<string, Scene>;
