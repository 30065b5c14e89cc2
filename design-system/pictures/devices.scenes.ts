import { type Colour, instead, shade, tint } from './inks.ts';
import { ball, box, cloud, cup, leaf, pot, sprig } from './kit.ts';
import { circle, ellipse, group, line, path, rect, ring } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

// The third palette of technology is dark, so things on it must be light.
const casing = (hero: Colour): Colour => instead(hero, 'navy', 'navy');

/** A speaker, its two cones towards us. */
const speaker: Scene = (ink, random) => {
  const y = 250;
  const body = casing(ink.hero);
  return [
    backdrop(pick(random, ['arch', 'sun', 'half']), ink, y, 180),
    plane(ink, y),
    shadow(176, 292, 160, ink.plane),
    box(100, 36, 156, 256, body, 18, 0.82, 0.26),
    [
      [178, 104, 44],
      [178, 214, 62],
    ].map(([x = 0, top = 0, r = 0]) => [
      circle(x, top, r, 'night'),
      circle(x, top, r * 0.82, tint('night', 0.2)),
      circle(x, top, r * 0.46, instead(ink.companion, 'sky', 'terracotta')),
      path(`M${x} ${top - r * 0.46}A${r * 0.46} ${r * 0.46} 0 0 1 ${x} ${top + r * 0.46}Z`, 'night', 0.2),
    ]),
    circle(124, 58, 6, 'butter'),
    [0, 1, 2].map((wave) =>
      line(
        `M${282 + wave * 24} ${84 - wave * 14}Q${304 + wave * 26} 122 ${282 + wave * 24} ${160 + wave * 14}`,
        'terracotta',
        9,
      ),
    ),
    pot(334, 294, 'mustard', 0.72),
    sprig(334, 246, 4, 2, 44, 'fern', 12),
  ];
};

/** A watch with its rings. */
const watch: Scene = (ink, random) => {
  const strap = instead(ink.companion, 'sky', 'terracotta');
  return [
    backdrop(pick(random, ['low', 'sun', 'corner']), ink, 262),
    plane(ink, 262),
    group(
      'translate(196 160) rotate(14) scale(.8)',
      path('M-50 -168H62L74 -74H-62Z M-62 74H74L62 176H-50Z', shade(ink.plane, 0.3), 1, 'translate(8 8)'),
      path('M-48 -172H48L60 -66H-60Z', strap),
      path('M0 -172H48L60 -66H0Z', shade(strap, 0.18)),
      path('M-60 66H60L48 176H-48Z', strap),
      path('M0 66H60L48 176H0Z', shade(strap, 0.18)),
      [112, 136].map((top) => rect(-7, top, 14, 9, shade(strap, 0.4), 4)),
      rect(76, -22, 16, 44, 'mustard', 6),
      rect(-82, -90, 164, 180, 'night', 44),
      rect(-70, -78, 140, 156, shade('teal', 0.62), 34),
      ring(0, 0, 54, tint('night', 0.24), 12),
      line('M0 -54A54 54 0 1 1 -46 28', 'apricot', 12),
      ring(0, 0, 36, tint('night', 0.24), 11),
      line('M0 -36A36 36 0 0 1 18 31', 'sage', 11),
      circle(0, 0, 14, 'butter'),
    ),
    leaf(58, 300, 56, 16, -14, 'fern'),
    leaf(66, 302, 44, 13, 26, 'evergreen'),
    circle(344, 292, 13, 'mustard'),
  ];
};

/** A router that sends its waves through the house. */
const router: Scene = (ink, random) => {
  const y = 234;
  const body = instead(ink.hero, 'apricot', 'paper');
  return [
    backdrop(pick(random, ['panel', 'window']), ink, y, 150),
    plane(ink, y),
    [0, 1, 2].map((wave) =>
      line(
        `M${170 - wave * 34} ${110 - wave * 30}Q200 ${84 - wave * 44} ${230 + wave * 34} ${110 - wave * 30}`,
        (['terracotta', 'apricot', 'mustard'] as const)[wave] ?? 'mustard',
        13,
      ),
    ),
    circle(200, 134, 12, 'terracotta'),
    shadow(196, 286, 270, ink.plane, 13),
    [
      [116, -12],
      [284, 12],
    ].map(([x = 0, turn = 0]) =>
      group(
        `translate(${x} 212) rotate(${turn})`,
        rect(-8, -128, 16, 134, 'night', 8),
        rect(0, -128, 8, 134, tint('night', 0.16), 8),
      ),
    ),
    path('M92 200H308L336 238H64Z', tint(body, 0.24)),
    box(64, 236, 272, 48, body, 12, 0.66),
    [0, 1, 2, 3].map((light) => circle(100 + light * 26, 260, 6.5, light === 3 ? 'apricot' : 'sage')),
    rect(226, 254, 84, 12, 'night', 6),
    cup(360, 298, 'terracotta', 0.62),
  ];
};

/** A game pad, seen from above. */
const gamepad: Scene = (ink) => {
  const body = casing(ink.hero);
  const outline =
    'M96 102C130 84 154 96 176 100H232C254 96 278 84 312 102C352 128 372 216 352 246C336 268 308 254 288 226C276 208 264 200 246 200H162C144 200 132 208 120 226C100 254 72 268 56 246C36 216 56 128 96 102Z';
  return [
    sheet(ink.ground),
    circle(318, 74, 122, ink.backdrop),
    path('M0 236L400 206V320H0Z', ink.plane),
    line('M204 98C204 50 132 66 128 24S188 -6 188 -10', 'night', 7),
    path(outline, shade(ink.plane, 0.34), 1, 'translate(8 12)'),
    path(outline, body),
    path(
      'M232 100C254 96 278 84 312 102C352 128 372 216 352 246C336 268 308 254 288 226C276 208 264 200 246 200H204V100Z',
      shade(body, 0.16),
    ),
    path('M112 134H130V152H148V170H130V188H112V170H94V152H112Z', 'night'),
    (
      [
        [296, 132, 'terracotta'],
        [320, 158, 'mustard'],
        [272, 158, 'sage'],
        [296, 184, 'sky'],
      ] as const
    ).map(([x, y, fill]) => circle(x, y, 13, body === fill ? 'paper' : fill)),
    [170, 238].map((x) => [circle(x, 172, 25, 'night'), circle(x - 2, 169, 17, tint('night', 0.3))]),
    rect(186, 118, 36, 12, 'paper', 6),
    group('translate(66 74)', circle(0, 0, 26, 'terracotta'), circle(0, 0, 17, 'paper'), circle(0, 0, 7, 'terracotta')),
    path('M344 286L362 300L344 314L326 300Z', 'butter'),
  ];
};

/** A drone over hills. */
const drone: Scene = (ink) => {
  const body = casing(ink.hero);
  return [
    circle(304, 84, 62, ink.backdrop),
    cloud(24, 262, 0.8, tint(ink.ground, 0.4)),
    path('M0 272Q90 200 190 262T400 232V320H0Z', ink.plane),
    path('M0 300Q120 246 230 296T400 276V320H0Z', shade(ink.plane, 0.2)),
    line('M196 138L96 84M204 138L304 84M196 150L92 188M204 150L308 188', 'night', 13),
    [
      [96, 76, 66],
      [304, 76, 66],
      [90, 182, 76],
      [310, 182, 76],
    ].map(([x = 0, y = 0, r = 0]) => [
      rect(x - 8, y - 4, 16, 22, instead(ink.companion, 'sky', 'terracotta'), 5),
      ellipse(x, y - 4, r, 10, tint(ink.ground, 0.5), 0.9),
      ellipse(x, y - 4, r * 0.94, 4, 'night', 0.55),
    ]),
    rect(142, 112, 116, 72, body, 30),
    path('M200 112H228A30 30 0 0 1 258 142V154A30 30 0 0 1 228 184H200Z', shade(body, 0.2)),
    rect(166, 124, 44, 10, tint(body, 0.5), 5),
    line('M158 182L146 222M242 182L254 222M132 222H162M238 222H268', 'night', 8),
    circle(200, 190, 27, 'night'),
    circle(200, 190, 17, 'sky'),
    circle(194, 184, 6, 'paper'),
    circle(242, 138, 6, 'terracotta'),
  ];
};

/** A reader of books, with coffee, seen from above. */
const reader: Scene = (ink) => [
  sheet(ink.ground),
  [0, 1, 2, 3].map((band) => rect(0, 40 + band * 78, 400, 30, tint(ink.ground, 0.18))),
  circle(92, 236, 116, ink.backdrop),
  path('M330 0H400V320H300Z', ink.plane),
  group(
    'translate(184 160) rotate(-9)',
    rect(-84, -128, 190, 276, shade(ink.ground, 0.34), 16),
    rect(-95, -138, 190, 276, 'night', 16),
    rect(-79, -122, 158, 222, 'paper', 4),
    rect(-60, -102, 120, 82, tint('teal', 0.3), 3),
    circle(22, -68, 20, 'butter'),
    path('M-60 -20V-48Q-30 -76 0 -46T60 -54V-20Z', 'evergreen'),
    [0, 18, 36, 54, 72].map((top, row) => line(`M-58 ${top}H${[58, 50, 58, 44, 20][row]}`, shade('paper', 0.34), 6)),
    rect(-20, 114, 40, 10, tint('night', 0.35), 5),
  ),
  circle(338, 92, 47, shade(ink.ground, 0.3)),
  line('M358 66L384 40', 'terracotta', 15),
  circle(330, 86, 47, 'terracotta'),
  circle(330, 86, 35, shade('clay', 0.5)),
  path('M330 86m-20 -8a22 22 0 0 1 34 -8', 'peach', 0.7),
  leaf(336, 268, 66, 19, 24, 'fern'),
  leaf(332, 270, 50, 16, -30, 'evergreen'),
];

/** A keyboard and a mouse, seen from above. */
const keyboard: Scene = (ink) => {
  const accents: Record<number, Colour> = { 0: 'terracotta', 19: 'mustard', 29: 'teal' };
  return [
    sheet(ink.ground),
    circle(92, 66, 118, ink.backdrop),
    path('M0 206L400 150V320H0Z', ink.plane),
    group(
      'translate(160 172) rotate(-10)',
      rect(-134, -72, 286, 166, shade(ink.plane, 0.34), 14),
      rect(-144, -84, 286, 166, casing(ink.hero), 14),
      rect(-144, 66, 286, 16, shade(casing(ink.hero), 0.26), 8),
      Array.from({ length: 30 }, (_, key) => {
        const [x, y] = [-132 + (key % 10) * 26.6, -72 + Math.floor(key / 10) * 34];
        return [
          rect(x, y, 23, 30, accents[key] ? shade(accents[key], 0.22) : shade('paper', 0.2), 5),
          rect(x, y, 23, 25, accents[key] ?? 'paper', 5),
        ];
      }),
      [
        [-132, 50],
        [-79, 157],
        [81, 49],
      ].map(([x = 0, width = 0]) => [
        rect(x, 32, width, 28, shade('paper', 0.2), 5),
        rect(x, 32, width, 23, 'paper', 5),
      ]),
    ),
    line('M338 168C338 110 304 96 316 54S360 20 352 -10', 'night', 6),
    group(
      'translate(338 222) rotate(8)',
      rect(-30, -54, 76, 124, shade(ink.plane, 0.34), 38),
      rect(-38, -64, 76, 124, 'paper', 38),
      path('M0 -64A38 38 0 0 1 38 -26V22A38 38 0 0 1 0 60Z', shade('paper', 0.14)),
      line('M0 -64V-8M-38 -8H38', shade('paper', 0.34), 3),
      rect(-6, -46, 12, 28, 'terracotta', 6),
    ),
    leaf(40, 306, 58, 18, 22, 'fern'),
  ];
};

/** A coffee machine at work. */
const espresso: Scene = (ink, random) => {
  const y = 250;
  const body = instead(ink.companion, 'sky', 'terracotta');
  return [
    backdrop(pick(random, ['arch', 'low', 'sun']), ink, y),
    plane(ink, y),
    shadow(200, 292, 230, ink.plane, 13),
    rect(140, 24, 120, 26, 'paper', 5),
    [152, 190, 228].map((x, place) => path(`M${x - 12} 24V4H${x + 14}V24Z`, place === 1 ? 'butter' : 'paper')),
    box(96, 44, 208, 84, body, 16, 0.6),
    box(96, 110, 66, 182, body, 0, 0.6),
    rect(162, 128, 142, 140, shade(body, 0.5)),
    box(88, 264, 224, 28, 'night', 8, 0.6, 0),
    rect(104, 270, 192, 6, tint('night', 0.3), 3),
    circle(128, 84, 18, 'paper'),
    line('M128 84L138 74', 'night', 4),
    [190, 222, 254].map((x, place) => circle(x, 84, 9, place === 0 ? 'butter' : shade(body, 0.4))),
    rect(202, 128, 60, 20, 'night', 4),
    rect(214, 148, 36, 14, tint('night', 0.34), 4),
    line('M256 154H326', 'night', 13),
    line('M225 164V210M239 164V210', 'clay', 4),
    cup(230, 264, 'paper', 0.98),
    circle(352, 284, 12, shade('clay', 0.4)),
    circle(372, 296, 12, shade('clay', 0.5)),
    sprig(54, 300, -6, 2, 44, 'fern', 12),
  ];
};

/** A blender full of fruit. */
const blender: Scene = (ink, random) => {
  const y = 250;
  const base = casing(ink.hero);
  return [
    backdrop(pick(random, ['sun', 'half', 'low']), ink, y, 190),
    plane(ink, y),
    shadow(188, 292, 150, ink.plane),
    line('M246 76Q300 80 286 136T252 186', 'night', 13),
    path('M112 56H264L244 206H132Z', tint('ice', 0.4)),
    path('M118 104H258L244 206H132Z', 'apricot'),
    path('M190 104H258L244 206H190Z', shade('apricot', 0.16)),
    [
      [150, 132, 17, 'terracotta'],
      [204, 126, 20, 'butter'],
      [172, 172, 18, 'butter'],
      [222, 176, 15, 'terracotta'],
    ].map(([x, top, r, fill]) => circle(x as number, top as number, r as number, fill as Colour)),
    leaf(226, 130, 34, 11, -40, 'fern'),
    rect(104, 38, 168, 22, 'night', 8),
    rect(162, 20, 52, 20, 'terracotta', 6),
    path('M128 206H248L272 292H104Z', base),
    path('M192 206H248L272 292H192Z', shade(base, 0.24)),
    circle(188, 250, 22, 'paper'),
    line('M188 250V236', 'terracotta', 6),
    ball(328, 270, 27, 'terracotta'),
    leaf(328, 246, 30, 9, 34, 'fern'),
    ball(62, 280, 20, 'mustard'),
  ];
};

/** Photographs that rise into a cloud. */
const storage: Scene = (ink) => {
  const card = (x: number, y: number, turn: number, sun: Colour, hill: Colour) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-38, -30, 88, 72, shade(ink.ground, 0.3), 5),
      rect(-44, -36, 88, 72, 'paper', 5),
      rect(-36, -28, 72, 56, 'sky'),
      circle(16, -10, 10, sun),
      path('M-36 28V6Q-16 -18 4 4T36 -2V28Z', hill),
    );
  return [
    circle(206, 178, 140, ink.backdrop),
    plane(ink, 272),
    path(
      'M76 172a50 50 0 0 1 22 -94a72 72 0 0 1 138 -20a54 54 0 0 1 88 46a36 36 0 0 1 -6 68Z',
      shade('paper', 0.16),
      1,
      'translate(7 9)',
    ),
    path('M76 172a50 50 0 0 1 22 -94a72 72 0 0 1 138 -20a54 54 0 0 1 88 46a36 36 0 0 1 -6 68Z', tint('paper', 0.3)),
    path('M200 82L242 126H218V162H182V126H158Z', 'terracotta'),
    path('M200 82L242 126H218V162H200Z', shade('terracotta', 0.18)),
    card(104, 228, -12, 'butter', 'evergreen'),
    card(300, 232, 10, 'terracotta', 'teal'),
    card(202, 248, -2, 'apricot', 'fern'),
  ];
};

/** A padlock with its key. */
const padlock: Scene = (ink, random) => {
  const y = 250;
  const body = instead(ink.hero, 'navy', 'mustard');
  return [
    backdrop(pick(random, ['arch', 'half', 'corner']), ink, y),
    plane(ink, y),
    shadow(176, 290, 190, ink.plane),
    line('M118 150V106A62 62 0 0 1 242 106V150', 'night', 26),
    line('M118 150V106A62 62 0 0 1 180 44', tint('night', 0.4), 10),
    box(82, 140, 196, 152, body, 22, 0.58),
    [166, 266].map((top) => rect(82, top, 196, 8, shade(body, 0.2))),
    circle(180, 206, 22, 'night'),
    path('M171 212H189L196 250H164Z', 'night'),
    group(
      'translate(320 262) rotate(-58)',
      ring(-4, 0, 24, 'terracotta', 13),
      rect(22, -7, 78, 14, 'terracotta', 4),
      rect(72, 4, 11, 20, 'terracotta', 2),
      rect(90, 4, 10, 26, shade('terracotta', 0.2), 2),
    ),
    circle(60, 282, 12, instead(ink.companion, 'terracotta', 'butter')),
  ];
};

/** A screen on its shelf, about to play. */
const television: Scene = (ink, random) => {
  const y = 234;
  return [
    backdrop(pick(random, ['low', 'panel', 'half']), ink, y),
    plane(ink, y),
    shadow(204, 302, 330, ink.plane, 12),
    rect(62, 32, 276, 176, 'night', 12),
    rect(74, 44, 252, 152, 'teal', 5),
    circle(272, 92, 26, 'butter'),
    path('M74 196V150Q130 92 192 146T326 120V196Z', 'evergreen'),
    path('M74 196V172Q150 136 214 176T326 160V196Z', shade('evergreen', 0.34)),
    circle(200, 120, 36, 'paper'),
    path('M188 98L224 120L188 142Z', 'terracotta'),
    rect(172, 208, 56, 14, tint('night', 0.2)),
    box(40, 220, 320, 72, 'clay', 6, 0.5, 0.16),
    [56, 208].map((x) => [rect(x, 234, 136, 44, shade('clay', 0.3), 4), rect(x + 52, 252, 32, 7, 'butter', 3)]),
    [58, 328].map((x) => rect(x, 292, 14, 14, 'night')),
    leaf(346, 222, 66, 16, 18, 'fern'),
    leaf(344, 222, 52, 14, -22, 'evergreen'),
  ];
};

export const devices = {
  speaker,
  watch,
  router,
  gamepad,
  drone,
  reader,
  keyboard,
  espresso,
  blender,
  storage,
  padlock,
  television,
} as const satisfies Record<string, Scene>;
