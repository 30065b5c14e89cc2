import { instead, shade, tint } from './inks.ts';
import { book, box, cup, leaf, pot, steam } from './kit.ts';
import { circle, ellipse, group, line, path, rect, ring } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

/** Lines of a program on a screen. */
const code: Scene = (ink, random) => {
  const y = 252;
  const rows = [
    [112, 74, 'apricot'],
    [132, 116, 'sky'],
    [152, 62, 'butter'],
    [152, 96, 'sage'],
    [132, 48, 'rose'],
    [112, 88, 'apricot'],
  ] as const;
  return [
    backdrop(pick(random, ['sun', 'corner', 'half']), ink, y),
    plane(ink, y),
    shadow(196, 290, 150, ink.plane),
    path('M172 214H228L240 284H160Z', shade('paper', 0.26)),
    path('M204 214H228L240 284H204Z', shade('paper', 0.4)),
    rect(136, 278, 128, 14, 'paper', 6),
    rect(60, 34, 280, 196, 'night', 14),
    rect(72, 46, 256, 162, ink.hero, 6),
    rect(72, 46, 26, 162, shade(ink.hero, 0.3)),
    [70, 94, 118].map((top, dot) => circle(85, top, 5, dot === 0 ? 'apricot' : tint(ink.hero, 0.4))),
    rows.map(([left, width, fill], row) => [
      rect(left, 62 + row * 23, width, 10, fill, 5),
      row % 2 === 0 ? rect(left + width + 12, 62 + row * 23, 42, 10, tint(ink.hero, 0.36), 5) : '',
    ]),
    group(
      'translate(304 222)',
      rect(-52, -42, 112, 84, shade('paper', 0.22), 10),
      rect(-58, -48, 112, 84, 'paper', 10),
      line('M-22 -26L-42 -6L-22 14M18 -26L38 -6L18 14', instead(ink.companion, 'apricot', 'terracotta'), 10),
      line('M6 -30L-10 18', 'night', 8),
    ),
    cup(70, 292, 'terracotta', 0.9),
  ];
};

/** A microphone on its stand, and what it carries. */
const microphone: Scene = (ink, random) => {
  const y = 250;
  return [
    backdrop(pick(random, ['low', 'sun', 'arch']), ink, y),
    plane(ink, y),
    shadow(196, 288, 150, ink.plane),
    [0, 1, 2].map((wave) =>
      line(
        `M${104 - wave * 26} ${60 - wave * 12}Q${84 - wave * 30} 106 ${104 - wave * 26} ${152 + wave * 12}` +
          `M${296 + wave * 26} ${60 - wave * 12}Q${316 + wave * 30} 106 ${296 + wave * 26} ${152 + wave * 12}`,
        wave === 0 ? 'terracotta' : shade(ink.ground, 0.16 - wave * 0.03),
        9,
      ),
    ),
    line('M132 124V140A68 68 0 0 0 268 140V124', 'night', 11),
    rect(193, 206, 14, 74, 'night'),
    rect(134, 274, 132, 18, 'night', 9),
    rect(152, 26, 96, 160, ink.hero, 48),
    path('M200 26A48 48 0 0 1 248 74V138A48 48 0 0 1 200 186Z', shade(ink.hero, 0.24)),
    [54, 72, 90].map((top) => line(`M170 ${top}H230`, tint(ink.hero, 0.3), 6)),
    rect(152, 110, 96, 14, 'mustard'),
    rect(200, 110, 48, 14, shade('mustard', 0.18)),
    group(
      'translate(64 294) rotate(-6)',
      rect(-36, -66, 82, 66, shade('paper', 0.18), 4),
      rect(-42, -70, 82, 66, 'paper', 4),
      [0, 1, 2].map((row) => line(`M-30 ${-54 + row * 15}H${row === 2 ? 6 : 26}`, ink.hero, 5)),
    ),
    cup(334, 292, instead(ink.companion, 'paper', 'teal'), 0.95),
  ];
};

/** An open notebook and a pen, seen from above. */
const notebook: Scene = (ink) => [
  sheet(ink.ground),
  circle(92, 70, 128, ink.backdrop),
  path('M0 250L400 188V320H0Z', ink.plane),
  group(
    'translate(186 166) rotate(-7)',
    rect(-138, -98, 290, 212, shade(ink.plane, 0.28), 10),
    rect(-146, -106, 290, 212, ink.hero, 10),
    rect(-138, -100, 136, 200, 'paper', 4),
    rect(0, -100, 136, 200, shade('paper', 0.08), 4),
    [-66, -42, -18, 6].map((top, row) => line(`M-118 ${top}H${[-24, -44, -30, -58][row]}`, tint(ink.hero, 0.4), 7)),
    line('M-118 46Q-96 22 -76 46T-34 46', 'terracotta', 7),
    circle(66, -30, 44, 'butter'),
    path('M22 62Q46 12 70 40T116 26V62Z', 'fern'),
    [-76, -38, 0, 38, 76].map((top) => line(`M-10 ${top}H8`, 'night', 6)),
  ),
  group(
    'translate(292 186) rotate(28)',
    rect(-7, -106, 30, 176, shade(ink.plane, 0.28), 8),
    rect(-15, -110, 30, 176, instead(ink.companion, 'paper', 'terracotta'), 8),
    rect(1, -110, 14, 176, shade(instead(ink.companion, 'paper', 'terracotta'), 0.2), 6),
    path('M-15 66H15L4 98H-4Z', 'butter'),
    path('M-6 90H6L0 108Z', 'night'),
    rect(-15, -84, 30, 10, 'night'),
  ),
  circle(346, 62, 44, shade(ink.ground, 0.2)),
  circle(338, 56, 44, 'paper'),
  circle(338, 56, 32, shade('clay', 0.45)),
  leaf(46, 300, 52, 18, 34, 'fern'),
];

/** A thought that grows in a pot. */
const idea: Scene = (ink, random) => {
  const y = 252;
  return [
    backdrop(pick(random, ['arch', 'window']), ink, y),
    plane(ink, y),
    shadow(200, 292, 120, ink.plane),
    [-64, -32, 0, 32, 64].map((degrees) =>
      group(`translate(200 112) rotate(${degrees})`, rect(-4, -110, 8, 24, 'terracotta', 4)),
    ),
    leaf(178, 236, 96, 24, -58, 'fern'),
    leaf(222, 236, 96, 24, 58, 'evergreen'),
    leaf(184, 240, 74, 18, -88, 'evergreen'),
    leaf(216, 240, 74, 18, 88, 'fern'),
    path(
      'M200 40C158 40 128 70 128 108C128 136 144 152 156 168C164 178 168 186 168 196H232C232 186 236 178 244 168C256 152 272 136 272 108C272 70 242 40 200 40Z',
      'mustard',
    ),
    path(
      'M200 40C242 40 272 70 272 108C272 136 256 152 244 168C236 178 232 186 232 196H204C222 150 226 90 200 40Z',
      shade('mustard', 0.16),
    ),
    path('M152 108Q152 72 184 62Q164 84 164 116Z', tint('mustard', 0.6)),
    line('M184 194V144L170 120Q185 138 200 120Q215 138 230 120L216 144V194', 'paper', 6),
    rect(166, 194, 68, 12, 'night', 5),
    rect(170, 208, 60, 12, tint('night', 0.3), 5),
    pot(200, 294, instead(ink.hero, 'navy', 'terracotta'), 1.02),
    book(292, 292, 86, 24, 'teal'),
    book(304, 268, 70, 20, instead(ink.companion, 'paper', 'apricot')),
  ];
};

/** A palette and two brushes, seen from above. */
const palette: Scene = (ink) => [
  sheet(ink.ground),
  circle(318, 78, 130, ink.backdrop),
  path('M0 232L400 262V320H0Z', ink.plane),
  [
    [8, 10, shade(ink.plane, 0.3)],
    [0, 0, 'clay'],
  ].map(([x, y, fill]) =>
    path(
      'M74 178C50 92 128 36 214 40C306 44 350 108 330 178C320 214 288 208 264 198C236 188 220 206 228 230C238 262 212 276 172 268C120 258 86 224 74 178Z',
      fill as 'clay',
      1,
      `translate(${x} ${y})`,
    ),
  ),
  path('M214 40C306 44 350 108 330 178C320 214 288 208 264 198C290 170 300 90 214 40Z', shade('clay', 0.14)),
  circle(178, 220, 19, shade(ink.plane, 0.16)),
  (
    [
      [118, 150, 26, 'terracotta'],
      [146, 96, 24, 'mustard'],
      [206, 76, 25, 'paper'],
      [264, 98, 24, 'teal'],
      [284, 152, 23, ink.hero],
    ] as const
  ).map(([x, y, r, fill]) => [circle(x, y, r, fill), circle(x - r * 0.3, y - r * 0.3, r * 0.28, tint(fill, 0.45))]),
  (
    [
      [304, 226, 52, 'terracotta', ink.hero],
      [262, 254, 66, 'teal', 'mustard'],
    ] as const
  ).map(([x, y, turn, hairs, handle]) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-5, -58, 12, 156, shade(ink.plane, 0.3), 5),
      path('M-8 -24H8L4 100H-4Z', handle),
      rect(-10, -62, 20, 40, shade('paper', 0.3)),
      path('M-11 -60Q-14 -92 0 -112Q14 -92 11 -60Z', hairs),
      path('M0 -112Q14 -92 11 -60H0Z', shade(hairs, 0.2)),
    ),
  ),
];

/** A knight on a board, and the pawn before it. */
const chess: Scene = (ink) => {
  const y = 240;
  const dark = instead(ink.hero, 'paper', 'navy');
  const light = 'paper';
  return [
    backdrop('arch', ink, y, 176),
    plane(ink, y),
    [0, 1, 2, 3, 4, 5, 6, 7].map((column) => [
      column % 2 === 0
        ? path(
            `M${column * 50} ${y}H${column * 50 + 50}L${column * 58 + 22} 276H${column * 58 - 36}Z`,
            shade(ink.plane, 0.22),
          )
        : '',
      column % 2 === 1
        ? path(
            `M${column * 58 - 36} 276H${column * 58 + 22}L${column * 68 - 4} 320H${column * 68 - 72}Z`,
            shade(ink.plane, 0.22),
          )
        : '',
    ]),
    shadow(176, 284, 150, shade(ink.plane, 0.1)),
    path(
      'M112 252C116 206 150 190 146 164C124 170 106 176 96 164C86 152 92 136 110 120C122 106 128 86 146 70L146 40L174 62C222 74 246 118 240 176C238 208 228 228 232 252Z',
      dark,
    ),
    path('M174 62C222 74 246 118 240 176C238 208 228 228 232 252H196C208 196 212 118 174 62Z', shade(dark, 0.26)),
    circle(146, 100, 7, 'paper'),
    line('M104 152Q112 150 118 144', 'paper', 4),
    box(98, 248, 148, 22, dark, 8, 0.62, 0.26),
    box(86, 268, 172, 22, dark, 8, 0.62, 0.26),
    shadow(322, 290, 78, shade(ink.plane, 0.1)),
    circle(322, 172, 27, light),
    path('M322 145A27 27 0 0 1 322 199Z', shade(light, 0.16)),
    path('M300 196H344L338 210Q338 244 354 264H290Q306 244 306 210Z', light),
    path('M322 196H344L338 210Q338 244 354 264H322Z', shade(light, 0.16)),
    box(280, 262, 84, 26, light, 8),
    circle(352, 48, 17, 'terracotta'),
  ];
};

/** A map and a compass, seen from above. */
const compass: Scene = (ink) => [
  sheet(ink.ground),
  circle(76, 258, 124, ink.backdrop),
  group(
    'translate(204 160) rotate(-5)',
    path(
      'M-160 -96L-80 -118L0 -96L80 -118L160 -96V112L80 90L0 112L-80 90L-160 112Z',
      shade(ink.ground, 0.26),
      1,
      'translate(9 11)',
    ),
    path('M-160 -96L-80 -118V90L-160 112Z', 'paper'),
    path('M-80 -118L0 -96V112L-80 90Z', shade('paper', 0.12)),
    path('M0 -96L80 -118V90L0 112Z', 'paper'),
    path('M80 -118L160 -96V112L80 90Z', shade('paper', 0.12)),
    path('M-160 -40Q-110 -74 -80 -60Q-40 -46 -60 -108L-80 -118L-160 -96Z', 'sage'),
    path('M80 90L160 112V22Q120 10 108 44Q100 66 80 62Z', 'sage'),
    line('M-154 76Q-120 30 -78 50T-6 20T56 -30T154 -54', 'sky', 15),
    [
      [-124, -8],
      [-102, 8],
      [-78, 4],
      [-56, -12],
      [-36, -30],
    ].map(([x = 0, y = 0]) => circle(x, y, 5, 'terracotta')),
    line('M116 -92L138 -70M138 -92L116 -70', 'terracotta', 8),
  ),
  circle(242, 186, 84, shade(ink.ground, 0.34)),
  circle(234, 178, 84, ink.hero),
  path('M234 94A84 84 0 0 1 234 262Z', shade(ink.hero, 0.2)),
  circle(234, 178, 66, 'paper'),
  [0, 90, 180, 270].map((degrees) => group(`translate(234 178) rotate(${degrees})`, rect(-3, -60, 6, 14, ink.hero, 3))),
  group('translate(234 178) rotate(32)', path('M-13 0L0 -52L13 0Z', 'terracotta'), path('M-13 0L0 52L13 0Z', 'navy')),
  circle(234, 178, 8, 'mustard'),
];

/** A globe on its stand beside books. */
const globe: Scene = (ink, random) => {
  const y = 250;
  const sea = instead(ink.hero, 'teal', 'navy');
  return [
    backdrop(pick(random, ['arch', 'panel', 'low']), ink, y, 176),
    plane(ink, y),
    shadow(172, 290, 150, ink.plane),
    line('M106 46A104 104 0 1 0 262 196', 'mustard', 11),
    rect(164, 240, 14, 40, 'mustard'),
    rect(108, 274, 126, 18, shade('mustard', 0.24), 9),
    circle(180, 126, 86, sea),
    path('M118 74Q146 44 186 42Q198 62 176 76Q182 100 156 106Q136 110 132 134Q108 128 98 108Q104 88 118 74Z', 'sage'),
    path('M176 132Q206 118 228 134Q244 152 226 172Q212 204 192 206Q186 178 170 164Q164 144 176 132Z', 'sage'),
    path('M226 56Q252 76 262 104Q240 108 226 92Q214 74 226 56Z', 'sage'),
    path('M204 43.500A86 86 0 1 1 121 189A98 98 0 0 0 204 43.500Z', shade(sea, 0.4), 0.34),
    circle(106, 46, 10, 'terracotta'),
    circle(258, 202, 10, 'terracotta'),
    book(276, 292, 108, 30, instead(ink.companion, 'paper', 'terracotta')),
    book(286, 262, 90, 26, 'fern'),
    path('M296 76L372 44L344 112L330 90Z', 'paper'),
    path('M372 44L330 90L344 112Z', shade('paper', 0.2)),
  ];
};

/** A dictionary that stands, with two voices on its cover. */
const dictionary: Scene = (ink, random) => {
  const y = 250;
  const cover = ink.hero;
  return [
    backdrop(pick(random, ['sun', 'half', 'corner']), ink, y),
    plane(ink, y),
    shadow(206, 290, 210, ink.plane),
    path('M256 50L318 40V266L256 290Z', shade('paper', 0.14)),
    [0, 1, 2, 3].map((tab) =>
      path(
        `M290 ${66 + tab * 46}L336 ${59 + tab * 46}V${85 + tab * 46}L290 ${94 + tab * 46}Z`,
        (['terracotta', 'mustard', 'fern', 'sky'] as const)[tab] ?? 'fern',
      ),
    ),
    path('M112 50L172 34H318L256 50Z', shade(cover, 0.3)),
    rect(112, 50, 152, 240, cover, 5),
    rect(112, 50, 22, 240, shade(cover, 0.3), 4),
    path(
      'M152 112Q152 100 164 100H214Q226 100 226 112V142Q226 154 214 154H188L170 174V154H164Q152 154 152 142Z',
      'butter',
    ),
    path(
      'M248 186Q248 174 236 174H192Q180 174 180 186V210Q180 222 192 222H212L230 240V222H236Q248 222 248 210Z',
      'terracotta',
    ),
    [172, 189, 206].map((x) => circle(x, 127, 5.5, cover)),
    line('M196 198H232', 'paper', 7),
    line('M150 66H246', tint(cover, 0.35), 5),
    line('M150 268H246', tint(cover, 0.35), 5),
    book(28, 292, 72, 24, 'terracotta'),
    cup(354, 292, 'paper', 0.86),
    steam(344, 236),
  ];
};

/** An arrow in the middle of a target. */
const target: Scene = (ink, random) => {
  const y = 248;
  return [
    backdrop(pick(random, ['hill', 'corner', 'panel']), ink, y, 150),
    plane(ink, y),
    line('M136 210L104 296M248 210L280 296', 'clay', 13),
    shadow(192, 294, 170, ink.plane),
    circle(192, 138, 106, shade(ink.hero, 0.3)),
    circle(186, 136, 106, ink.hero),
    circle(186, 136, 82, 'paper'),
    circle(186, 136, 58, 'terracotta'),
    circle(186, 136, 34, 'paper'),
    circle(186, 136, 14, 'mustard'),
    path('M186 30A106 106 0 0 1 186 242Z', 'night', 0.1),
    line('M188 134L318 50', 'night', 8),
    path('M300 62L314 24L332 34L330 54L350 64L322 76Z', instead(ink.companion, 'paper', 'mustard')),
    path('M300 62L350 64L322 76Z', shade(instead(ink.companion, 'paper', 'mustard'), 0.24)),
    leaf(350, 300, 58, 15, -16, 'fern'),
    leaf(352, 300, 44, 13, 28, 'evergreen'),
    leaf(52, 300, 46, 13, -12, 'fern'),
  ];
};

/** Thread, a needle and buttons. */
const sewing: Scene = (ink, random) => {
  const y = 236;
  const spool = (x: number, foot: number, thread: 'terracotta' | 'teal' | 'mustard', scale: number) =>
    group(
      `translate(${x} ${foot}) scale(${scale})`,
      rect(-50, -26, 100, 26, 'clay', 9),
      rect(8, -26, 42, 26, shade('clay', 0.2), 9),
      rect(-38, -134, 76, 110, thread, 8),
      rect(10, -134, 28, 110, shade(thread, 0.2), 6),
      [0, 1, 2, 3, 4].map((turn) => line(`M-38 ${-112 + turn * 20}L38 ${-120 + turn * 20}`, shade(thread, 0.14), 4)),
      rect(-50, -158, 100, 26, 'clay', 9),
      rect(8, -158, 42, 26, shade('clay', 0.2), 9),
      ellipse(0, -158, 18, 6, shade('clay', 0.4)),
    );
  return [
    backdrop(pick(random, ['half', 'arch', 'sun']), ink, y, 180),
    plane(ink, y),
    shadow(150, 290, 120, ink.plane),
    spool(146, 290, 'terracotta', 1.36),
    shadow(276, 286, 90, ink.plane),
    spool(272, 288, 'teal', 0.98),
    line('M196 150Q252 96 300 108T352 60', 'terracotta', 4),
    group(
      'translate(334 104) rotate(34)',
      path('M-6 -66Q0 -76 6 -66L3 92L0 104L-3 92Z', shade('paper', 0.3)),
      ellipse(0, -54, 2.5, 9, 'night'),
    ),
    (
      [
        [58, 288, 23, 'mustard'],
        [352, 290, 22, ink.hero],
        [348, 254, 15, 'paper'],
      ] as const
    ).map(([x, top, r, fill]) => [
      circle(x + 3, top + 3, r, shade(ink.plane, 0.3)),
      circle(x, top, r, fill),
      ring(x, top, r * 0.7, shade(fill, 0.18), 3),
      [-1, 1].map((side) => circle(x + side * r * 0.24, top, r * 0.14, 'night')),
    ]),
  ];
};

/** A guitar in the light. */
const guitar: Scene = (ink, random) => {
  const y = 250;
  const body = 'clay';
  return [
    backdrop(pick(random, ['sun', 'low', 'half']), ink, y),
    plane(ink, y),
    shadow(180, 292, 160, ink.plane),
    group(
      'translate(172 206) rotate(24) scale(.86)',
      rect(-11, -206, 24, 150, 'night', 3),
      path('M-18 -244H20L15 -196H-13Z', 'night'),
      [-234, -218, -204].map((top) => [circle(-21, top, 5, 'paper'), circle(23, top, 5, 'paper')]),
      path(
        'M0 -84C44 -84 62 -60 56 -30C52 -10 56 -4 66 14C88 58 58 100 0 100C-58 100 -88 58 -66 14C-56 -4 -52 -10 -56 -30C-62 -60 -44 -84 0 -84Z',
        body,
      ),
      path('M0 -84C44 -84 62 -60 56 -30C52 -10 56 -4 66 14C88 58 58 100 0 100Z', shade(body, 0.2)),
      circle(0, -14, 27, 'night'),
      ring(0, -14, 33, 'butter', 4),
      rect(-30, 46, 60, 12, 'night', 4),
      [-6, 0, 6].map((x) => line(`M${x} -196V48`, 'butter', 1.6)),
    ),
    box(300, 226, 66, 66, instead(ink.hero, 'navy', 'teal'), 8, 0.5),
    circle(333, 259, 19, 'night'),
    circle(333, 259, 8, 'mustard'),
    group(
      'translate(70 104)',
      circle(0, 28, 15, 'terracotta'),
      rect(9, -38, 7, 68, 'terracotta'),
      path('M12 -38Q38 -30 34 -4Q28 -18 12 -18Z', 'terracotta'),
    ),
  ];
};

export const skills = {
  code,
  microphone,
  notebook,
  idea,
  palette,
  chess,
  compass,
  globe,
  dictionary,
  target,
  sewing,
  guitar,
} as const satisfies Record<string, Scene>;
