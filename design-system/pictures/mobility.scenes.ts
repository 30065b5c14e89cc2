import { type Colour, instead, shade, tint } from './inks.ts';
import { box, leaf } from './kit.ts';
import { circle, ellipse, group, line, type Part, path, rect, ring, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const bicycle: Scene = (ink, random) => {
  const y = 246;
  const a = instead(ink.companion, 'navy', ink.hero);
  const wheel = (x: number, r: number) => [
    ring(x, 210, r, 'night', 11),
    [0, 30, 60, 90, 120, 150].map((d) =>
      group(`translate(${x} 210) rotate(${d})`, line(`M${-r + 6} 0H${r - 6}`, 'night', 1.6)),
    ),
    circle(x, 210, 9, 'mustard'),
  ];
  return [
    backdrop(pick(random, ['half', 'bands', 'sun']), ink, y, 200),
    plane(ink, y),
    ellipse(214, 288, 170, 10, shade(ink.plane, 0.2)),
    wheel(100, 72),
    wheel(304, 72),
    line('M100 210L150 118H270L196 210Z', a, 12),
    line('M138 96L196 210M264 92L304 210M100 210H196', a, 12),
    path('M108 80H166Q172 96 142 100Q112 100 108 80Z', 'night'),
    line('M262 94L258 74H298Q312 76 308 92', 'night', 10),
    circle(196, 210, 22, 'night'),
    circle(196, 210, 10, 'mustard'),
    line('M196 210L210 244', 'night', 7),
    rect(198, 242, 28, 8, 'night', 4),
    group(
      'translate(318 116)',
      path('M-34 -12H34L26 40H-26Z', 'clay'),
      path('M2 -12H34L26 40H2Z', shade('clay', 0.18)),
      leaf(-12, -10, 50, 14, -18, 'fern'),
      leaf(8, -10, 44, 13, 16, 'sage'),
      circle(22, -22, 13, 'terracotta'),
    ),
  ];
};

const car: Scene = (ink, random) => {
  const a = instead(ink.hero, 'teal', 'terracotta');
  return [
    sheet(ink.ground),
    circle(pick(random, [90, 300]), 96, 56, instead(ink.backdrop, 'paper~', 'apricot~')),
    path('M-20 250Q100 120 240 214T420 170V330H-20Z', 'sage^'),
    path('M-20 260Q160 190 420 236V330H-20Z', 'fern^'),
    rect(0, 258, 400, 62, 'night'),
    [10, 110, 210, 310].map((x) => rect(x, 288, 56, 7, 'butter')),
    path(
      'M60 248V206Q62 186 84 182L118 132Q128 118 148 118H226Q244 118 256 132L290 176Q342 182 346 214V248Q346 258 336 258H70Q60 258 60 248Z',
      a,
    ),
    path('M60 226H346V248Q346 258 336 258H70Q60 258 60 248Z', shade(a, 0.22)),
    path('M132 176L154 138Q158 132 166 132H188V176Z', 'ice'),
    path('M202 132H222Q232 132 238 140L264 176H202Z', shade('ice', 0.12)),
    circle(330, 210, 12, 'butter'),
    rect(210, 192, 26, 6, 'night', 3),
    rect(54, 238, 26, 10, 'paper', 5),
    rect(328, 238, 26, 10, 'paper', 5),
    [128, 282].map((x) => [circle(x, 258, 34, 'night'), circle(x, 258, 19, 'paper'), circle(x, 258, 8, 'night')]),
    group(
      'translate(190 118)',
      box(-58, -34, 84, 34, 'mustard', 5),
      rect(-36, -34, 8, 34, 'night'),
      rect(4, -34, 8, 34, 'night'),
      rect(-64, -4, 116, 6, 'night', 3),
    ),
  ];
};

const tram: Scene = (ink) => {
  const bg = ink.ground;
  const a = 'terracotta';
  return [
    sheet(bg),
    (
      [
        [0, 150, 70],
        [62, 104, 64],
        [118, 170, 50],
        [276, 128, 60],
        [330, 84, 80],
      ] as const
    ).map(([x, y, w], i) => [
      rect(x, y, w, 180, i % 2 ? shade(bg, 0.12) : shade(bg, 0.2)),
      i === 4 ? path('M330 84L370 40L410 84Z', shade(bg, 0.12)) : '',
    ]),
    line('M0 34L400 22', 'night', 2.5),
    line('M0 52L400 46', 'night', 2.5),
    rect(0, 274, 400, 46, 'night'),
    path('M150 274L96 320H112L166 274ZM240 274L294 320H278L224 274Z', tint('night', 0.5)),
    line('M176 74L196 32L216 74', 'night', 5),
    rect(168, 26, 56, 7, 'night', 3),
    path('M112 104Q112 74 142 74H248Q278 74 278 104V252Q278 268 262 268H128Q112 268 112 252Z', a),
    path('M200 74H248Q278 74 278 104V252Q278 268 262 268H200Z', shade(a, 0.18)),
    rect(112, 196, 166, 20, 'paper'),
    rect(200, 196, 78, 20, shade('paper', 0.12)),
    rect(130, 118, 130, 66, 'ice', 8),
    path('M200 118H252Q260 118 260 126V176Q260 184 252 184H200Z', shade('ice', 0.13)),
    rect(160, 84, 70, 22, 'night', 5),
    rect(170, 91, 50, 8, 'butter', 4),
    circle(142, 238, 14, 'butter'),
    circle(248, 238, 14, 'butter'),
    rect(128, 264, 134, 14, shade('night', 0.4), 4),
  ];
};

const scooter: Scene = (ink, random) => {
  const y = 250;
  const frame = instead(ink.companion, 'navy', 'terracotta');
  const wheel = (x: number): Part => [
    circle(x, 264, 32, 'night'),
    circle(x, 264, 16, 'paper'),
    circle(x, 264, 6, 'night'),
  ];
  return [
    backdrop(pick(random, ['sun', 'low', 'arch']), ink, y, 196),
    plane(ink, y),
    ellipse(210, 296, 150, 9, shade(ink.plane, 0.22)),
    line('M126 250H248Q264 250 270 234L286 84', frame, 17),
    line('M248 250Q264 250 270 234L278 160', shade(frame, 0.22), 17),
    line('M286 84L278 160', frame, 17),
    rect(110, 238, 140, 20, 'night', 10),
    path('M70 246Q80 224 112 226L118 244Z', frame),
    line('M272 232L300 262', frame, 14),
    line('M244 62Q270 84 288 82Q306 80 320 58', 'night', 11),
    line('M244 62L238 54M320 58L328 52', ink.accent === 'paper' ? 'butter' : ink.accent, 14),
    circle(290, 104, 14, 'butter'),
    semicircle(290, 104, 14, 80, shade('butter', 0.2)),
    path('M142 238A44 44 0 0 1 230 238Z', 'mustard'),
    path('M192 194A44 44 0 0 1 230 238H192Z', shade('mustard', 0.2)),
    line('M158 226A30 30 0 0 1 178 206', tint('mustard', 0.5), 6),
    wheel(96),
    wheel(304),
    leaf(48, 252, 44, 14, -14, 'fern'),
    leaf(56, 252, 34, 11, 24, 'sage'),
  ];
};

const ticket: Scene = (ink) => {
  const route = (d: string, fill: Colour, stops: readonly (readonly [number, number])[]): Part => [
    line(d, fill, 9),
    stops.map(([x, y]) => [circle(x, y, 9, 'paper'), ring(x, y, 9, fill, 4)]),
  ];
  const card = instead(ink.companion, 'navy', 'navy');
  return [
    path('M0 0H400V320H0Z', shade(ink.ground, 0.05)),
    [40, 120, 200, 280, 360].map((x) => line(`M${x} -10L${x + 70} 330`, tint(ink.ground, 0.35), 12)),
    [60, 160, 260].map((y) => line(`M-10 ${y}L410 ${y - 34}`, tint(ink.ground, 0.35), 12)),
    path('M-20 230C90 190 140 300 260 262S420 230 430 240V330H-20Z', 'sky^'),
    route('M-10 84H96L168 156H310L420 60', 'terracotta', [
      [96, 84],
      [168, 156],
      [310, 156],
    ]),
    route('M60 -10V150L150 240H420', 'mustard', [
      [60, 60],
      [150, 240],
      [330, 240],
    ]),
    group(
      'translate(206 176) rotate(-12)',
      rect(-104, -62, 224, 142, 'night', 16, 0.2),
      rect(-112, -72, 224, 142, card, 16),
      path('M0 -72H96Q112 -72 112 -56V54Q112 70 96 70H0Z', shade(card, 0.24)),
      rect(-112, -40, 224, 30, 'butter'),
      rect(0, -40, 112, 30, shade('butter', 0.18)),
      circle(-72, 32, 20, 'terracotta'),
      semicircle(-72, 32, 20, 90, shade('terracotta', 0.2)),
      rect(-40, 18, 92, 10, 'paper', 5),
      rect(-40, 38, 62, 10, tint(card, 0.45), 5),
      [70, 78, 86].map((_r, index) =>
        line(`M${70 + index * 9} 20A${14 + index * 9} ${14 + index * 9} 0 0 1 ${70 + index * 9} 48`, 'paper', 4.5),
      ),
    ),
  ];
};

/** A wheel, its key and a cone. */
const wheel: Scene = (ink, random) => {
  const y = 244;
  return [
    backdrop(pick(random, ['half', 'panel', 'hill']), ink, y, 180),
    plane(ink, y),
    shadow(180, 294, 200, ink.plane),
    circle(172, 170, 124, 'night'),
    Array.from({ length: 20 }, (_, tread) =>
      group(`translate(172 170) rotate(${tread * 18})`, rect(-7, -130, 14, 16, 'night', 3)),
    ),
    circle(172, 170, 84, shade('paper', 0.34)),
    circle(168, 166, 80, 'paper'),
    [0, 72, 144, 216, 288].map((turn) =>
      group(`translate(170 168) rotate(${turn})`, path('M-24 -66Q0 -76 24 -66L11 -26H-11Z', 'night')),
    ),
    circle(170, 168, 25, ink.hero),
    [0, 72, 144, 216, 288].map((turn) => group(`translate(170 168) rotate(${turn + 36})`, circle(0, -38, 6, 'night'))),
    path('M338 176H352L378 284H312Z', 'terracotta'),
    path('M346 176H352L378 284H346Z', shade('terracotta', 0.2)),
    path('M329 214H361L366 236H323Z', 'paper'),
    rect(300, 280, 90, 14, shade('terracotta', 0.3), 5),
    circle(336, 62, 17, 'butter'),
  ];
};

export const mobility = { bicycle, car, tram, scooter, ticket, wheel } as const satisfies Record<string, Scene>;
