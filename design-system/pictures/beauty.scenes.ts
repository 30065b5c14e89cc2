import { type Colour, instead, shade, tint } from './inks.ts';
import { bottle, box, leaf } from './kit.ts';
import { circle, ellipse, group, line, path, rect, ring, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const bottles: Scene = (ink, random) => {
  const y = 236;
  return [
    backdrop(pick(random, ['arch', 'sun', 'low']), ink, y, 206),
    plane(ink, y),
    box(60, 216, 118, 76, tint(ink.plane, 0.4), 0, 0.6),
    box(196, 246, 150, 46, tint(ink.plane, 0.22), 0, 0.6),
    shadow(280, 292, 100, ink.plane, 1),
    group(
      'translate(118 216)',
      rect(-44, -96, 88, 96, instead(ink.accent, 'paper', 'apricot'), 8),
      rect(6, -96, 38, 96, shade(instead(ink.accent, 'paper', 'apricot'), 0.15), 8),
      rect(-14, -116, 28, 22, 'night'),
      circle(0, -136, 26, instead(ink.companion, 'paper', 'terracotta')),
      semicircle(0, -136, 26, 65, shade(instead(ink.companion, 'paper', 'terracotta'), 0.2)),
      rect(-26, -66, 52, 36, 'paper'),
    ),
    group(
      'translate(240 246)',
      rect(-26, -104, 52, 104, ink.hero, 8),
      rect(2, -104, 24, 104, shade(ink.hero, 0.22), 8),
      rect(-12, -124, 24, 22, 'mustard'),
      path('M-10 -124V-156Q-10 -168 0 -168Q10 -168 10 -156V-124Z', 'night'),
    ),
    group(
      'translate(310 246)',
      rect(-34, -48, 68, 48, 'paper', 8),
      rect(2, -48, 32, 48, shade('paper', 0.12), 8),
      rect(-38, -64, 76, 20, instead(ink.companion, 'paper', 'terracotta'), 5),
    ),
    leaf(348, 292, 78, 20, 24, 'fern'),
    leaf(352, 292, 56, 16, 62, 'sage'),
    leaf(44, 292, 62, 16, -30, 'fern'),
  ];
};

const mirror: Scene = (ink) => {
  const y = 262;
  const b = instead(ink.companion, 'paper', 'terracotta');
  return [
    sheet(ink.ground),
    backdrop('corner', ink, y),
    plane(ink, y),
    group(
      'translate(168 138) rotate(-14)',
      rect(-14, 98, 28, 150, ink.hero, 14),
      rect(2, 98, 12, 150, shade(ink.hero, 0.25), 6),
      ellipse(0, 0, 98, 112, ink.hero),
      path('M0 -112A98 112 0 0 1 0 112Z', shade(ink.hero, 0.22)),
      ellipse(0, 0, 80, 94, 'ice'),
      group('rotate(34)', rect(-46, -62, 34, 124, 'paper', 17), rect(0, -76, 13, 152, 'paper', 6.5)),
    ),
    group(
      'translate(312 292)',
      rect(-26, -92, 52, 92, 'night', 4),
      rect(2, -92, 24, 92, shade('night', 0.4), 4),
      rect(-26, -92, 52, 16, 'mustard'),
      rect(-19, -124, 38, 34, 'mustard'),
      path('M-15 -124V-176L15 -194V-124Z', b),
      path('M3 -124V-187L15 -194V-124Z', shade(b, 0.22)),
    ),
    group('translate(250 290)', rect(-16, -40, 32, 40, 'paper', 4), rect(-11, -72, 22, 34, 'night', 4)),
  ];
};

const hairdresser: Scene = (ink) => {
  const a = ink.hero;
  const b = instead(ink.companion, 'paper', 'clay');
  return [
    sheet(ink.ground),
    [170, 146, 122, 98, 74].map((radius, i) => circle(60, 318, radius, i % 2 ? shade(a, 0.22) : a)),
    [150, 126, 102, 78, 54].map((radius, i) => circle(372, -6, radius, i % 2 ? shade(b, 0.22) : b)),
    group(
      'translate(196 128) rotate(38)',
      path('M-7 10L-26 -136Q2 -110 12 6Z', tint('night', 0.7)),
      path('M7 10L26 -136Q-2 -110 -12 6Z', tint('night', 0.86)),
      line('M-8 14L-34 62', 'night', 11),
      line('M8 14L34 62', 'night', 11),
      [ring(-46, 88, 27, 'terracotta', 13), ring(46, 88, 27, 'terracotta', 13)],
      circle(0, 6, 7, 'mustard'),
    ),
    group(
      'translate(300 236) rotate(-30)',
      rect(-90, -32, 180, 26, 'mustard', 8),
      rect(-90, -32, 16, 70, 'mustard', 6),
      rect(74, -32, 16, 70, 'mustard', 6),
      Array.from({ length: 13 }, (_, i) => rect(-69 + i * 11, -10, 6, 46, 'mustard', 3)),
      rect(-90, -18, 180, 12, shade('mustard', 0.16)),
    ),
  ];
};

/** A dryer at work, and a round brush. */
const dryer: Scene = (ink, random) => {
  const y = 240;
  const body = instead(ink.hero, 'terracotta', 'teal');
  return [
    backdrop(pick(random, ['arch', 'sun', 'low']), ink, y, 210),
    plane(ink, y),
    [112, 140, 168].map((at, i) => line(`M${34 + i * 6} ${at}q16 -12 32 0t32 0`, 'paper', 6)),
    shadow(216, 290, 150, ink.plane),
    path('M216 168H270L258 280Q257 290 247 290H226Q216 290 215 280Z', shade(body, 0.1)),
    path('M242 168H270L258 280Q257 290 247 290H242Z', shade(body, 0.28)),
    path('M122 108L222 86Q300 84 300 142Q300 198 222 196L122 176Z', body),
    path('M122 142H300Q300 198 222 196L122 176Z', shade(body, 0.18)),
    path('M108 102H130V182H108Z', 'night'),
    circle(248, 142, 32, tint('night', 0.2)),
    circle(248, 142, 20, 'paper'),
    [-8, 0, 8].map((at) => line(`M236 ${142 + at}H260`, 'night', 3)),
    rect(222, 208, 14, 26, 'paper', 5),
    line('M236 290Q236 306 280 304T352 262', 'night', 6),
    group(
      'translate(122 246) rotate(-28)',
      rect(-8, -4, 96, 16, 'mustard', 8),
      rect(-70, -22, 74, 52, 'night', 10),
      [0, 1, 2, 3].map((row) => line(`M${-60 + row * 18} -30V38`, instead('butter', ink.plane, 'paper'), 5)),
    ),
  ];
};

const nails: Scene = (ink, random) => {
  const y = 244;
  const polish = (x: number, fill: Colour, scale: number) =>
    group(
      `translate(${x} 292) scale(${scale})`,
      rect(-38, -92, 76, 92, fill, 16),
      path('M4 -92H22Q38 -92 38 -76V-16Q38 0 22 0H4Z', shade(fill, 0.2)),
      rect(-26, -80, 9, 56, tint(fill, 0.4), 4.5),
      rect(-15, -108, 30, 18, 'paper'),
      path('M-18 -108L-14 -186Q0 -194 14 -186L18 -108Z', 'night'),
      path('M2 -190Q10 -189 14 -186L18 -108H2Z', tint('night', 0.16)),
    );
  return [
    backdrop(pick(random, ['arch', 'low', 'sun']), ink, y, 206),
    plane(ink, y),
    shadow(112, 292, 76, ink.plane),
    shadow(206, 292, 88, ink.plane),
    shadow(298, 292, 70, ink.plane),
    polish(108, instead(ink.companion, 'paper', 'rose'), 0.86),
    polish(204, instead(ink.hero, 'plum', 'plum'), 1.1),
    polish(298, 'terracotta', 0.8),
    group(
      'translate(352 256) rotate(40)',
      path('M-8 0Q-12 -34 0 -46Q12 -34 8 0Z', 'mustard'),
      path('M0 -46Q12 -34 8 0H0Z', shade('mustard', 0.2)),
    ),
    leaf(42, 294, 58, 15, -24, 'fern'),
    leaf(50, 296, 40, 12, 26, 'sage'),
  ];
};

const soap: Scene = (ink, random) => {
  const y = 226;
  const bar = instead(ink.companion, 'paper', 'apricot');
  const bubbles = [
    [112, 112, 22],
    [156, 76, 13],
    [286, 92, 18],
    [322, 138, 10],
    [84, 160, 9],
    [246, 58, 8],
  ] as const;
  return [
    backdrop(pick(random, ['panel', 'bands', 'corner']), ink, y, pick(random, [150, 250])),
    plane(ink, y),
    shadow(186, 290, 220, ink.plane, 13),
    path('M76 252H308L292 284Q290 290 282 290H102Q94 290 92 284Z', 'clay'),
    path('M206 252H308L292 284Q290 290 282 290H206Z', shade('clay', 0.22)),
    rect(66, 242, 252, 16, tint('clay', 0.2), 8),
    rect(94, 186, 200, 60, bar, 22),
    path('M206 186H272Q294 186 294 208V224Q294 246 272 246H206Z', shade(bar, 0.16)),
    rect(118, 132, 160, 58, 'paper', 20),
    path('M204 132H258Q278 132 278 152V170Q278 190 258 190H204Z', shade('paper', 0.12)),
    leaf(198, 180, 38, 14, 0, 'fern'),
    leaf(196, 178, 28, 11, -52, 'sage'),
    leaf(200, 178, 28, 11, 52, 'fern'),
    bubbles.map(([x, top, r]) => [
      circle(x, top, r, 'ice', 0.8),
      circle(x - r * 0.3, top - r * 0.34, r * 0.26, 'paper'),
    ]),
    bottle(352, 290, instead(ink.hero, 'brick', 'plum'), 0.98),
  ];
};

export const beauty = { bottles, mirror, hairdresser, dryer, nails, soap } as const satisfies Record<string, Scene>;
