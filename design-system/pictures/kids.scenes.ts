import { instead, shade, tint } from './inks.ts';
import { box, orb } from './kit.ts';
import { circle, group, line, path, rect, round, semicircle } from './shapes.ts';
import { backdrop, nth, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const train: Scene = (ink, random) => {
  const y = 252;
  const b = instead(ink.companion, 'paper', 'terracotta');
  return [
    backdrop(pick(random, ['sun', 'hill', 'corner']), ink, y, 120),
    path(
      'M250 70a22 22 0 0 1 42 -10a26 26 0 0 1 48 10Z',
      ink.backdrop === 'paper~' ? 'paper' : tint(ink.backdrop, 0.5),
    ),
    path('M300 120a14 14 0 0 1 26 -6a16 16 0 0 1 30 6Z', 'paper'),
    plane(ink, y),
    rect(0, 278, 400, 9, 'night'),
    Array.from({ length: 9 }, (_, i) => rect(i * 48 + 4, 287, 26, 9, shade(ink.plane, 0.35))),
    box(232, 146, 96, 94, ink.hero, 6, 0.55),
    rect(222, 132, 116, 20, 'night', 8),
    rect(252, 164, 34, 34, 'ice'),
    rect(296, 164, 18, 34, shade('ice', 0.14)),
    rect(108, 176, 130, 64, b, 0),
    rect(108, 176, 130, 22, tint(b, 0.16)),
    circle(108, 208, 32, b),
    circle(108, 208, 19, 'butter'),
    path('M126 176L118 116H166L158 176Z', 'night'),
    rect(112, 106, 60, 14, 'mustard', 5),
    semicircle(198, 176, 20, 0, 'mustard'),
    (
      [
        [134, 256, 24],
        [194, 256, 24],
        [286, 248, 34],
      ] as const
    ).map(([x, top, radius]) => [
      circle(x, top, radius, 'night'),
      circle(x, top, radius * 0.6, 'butter'),
      circle(x, top, radius * 0.2, 'night'),
    ]),
    line('M134 256H286', ink.hero, 7),
    rect(338, 224, 70, 14, 'night'),
    rect(354, 182, 60, 46, 'mustard'),
    circle(384, 266, 22, 'night'),
    circle(384, 266, 13, 'butter'),
    (
      [
        [140, 80, 16],
        [166, 56, 22],
        [204, 34, 28],
      ] as const
    ).map(([x, y, r]) => circle(x, y, r, 'paper')),
  ];
};

const rainbow: Scene = (ink) => {
  const y = 256;
  const bows = [
    [124, ink.hero],
    [98, 'mustard'],
    [72, instead('teal', ink.hero, 'terracotta')],
    [46, 'paper'],
  ] as const;
  return [
    sheet(ink.ground),
    circle(320, 80, 54, ink.backdrop),
    plane(ink, y),
    shadow(176, 286, 250, ink.plane, 13),
    bows.map(([radius, fill]) => [
      path(
        `M${168 - radius} 284V${188}A${radius} ${radius} 0 0 1 ${168 + radius} 188V284H${168 + radius - 23}V188A${radius - 23} ${radius - 23} 0 0 0 ${168 - radius + 23} 188V284Z`,
        fill,
      ),
      path(
        `M${168 + radius - 23} 284V188A${radius - 23} ${radius - 23} 0 0 0 ${round(168 + (radius - 23) * 0.5)} ${round(188 - (radius - 23) * 0.866)}L${round(168 + radius * 0.5)} ${round(188 - radius * 0.866)}A${radius} ${radius} 0 0 1 ${168 + radius} 188V284Z`,
        shade(fill, 0.14),
      ),
    ]),
    orb(340, 256, 34, instead(ink.companion, 'paper', 'terracotta')),
    line('M314 236Q344 250 330 288', 'paper', 6),
  ];
};

const kite: Scene = (ink) => {
  const a = ink.hero;
  const b = instead(ink.companion, 'paper', 'navy');
  return [
    sheet(ink.ground),
    circle(330, 310, 150, ink.plane),
    circle(80, 340, 140, shade(ink.plane, 0.1)),
    path('M26 96a24 24 0 0 1 46 -10a28 28 0 0 1 52 10Z', 'paper'),
    line('M196 196C150 240 240 262 190 320', 'night', 3),
    group(
      'translate(206 112) rotate(16)',
      path('M0 -96L-70 -14H0Z', a),
      path('M0 -96L70 -14H0Z', 'mustard'),
      path('M-70 -14L0 98V-14Z', b),
      path('M70 -14L0 98V-14Z', shade(a, 0.3)),
      circle(0, -14, 14, 'paper'),
    ),
    (
      [
        [180, 226, -20],
        [204, 252, 30],
        [206, 286, -10],
      ] as const
    ).map(([x, y, d]) => group(`translate(${x} ${y}) rotate(${d})`, path('M0 0L-18 -10V10ZM0 0L18 -10V10Z', a))),
    group(
      'translate(330 62) rotate(-14) scale(.5)',
      path('M0 -96L-70 -14H0Z', 'teal'),
      path('M0 -96L70 -14H0Z', 'paper'),
      path('M-70 -14L0 98V-14Z', 'mustard'),
      path('M70 -14L0 98V-14Z', 'teal'),
    ),
    line('M322 108Q300 160 330 190', 'night', 2.4),
  ];
};

const tent: Scene = (ink) => {
  const y = 262;
  return [
    sheet(ink.ground),
    circle(94, 92, 46, ink.backdrop),
    plane(ink, y),
    path('M200 52L330 280H70Z', 'paper'),
    [96, 174, 252].map((x) => path(`M200 52L${x} 280H${x + 39}Z`, ink.hero)),
    path('M200 52L330 280H291Z', shade('paper', 0.14)),
    path('M200 150L246 280H154Z', 'night'),
    path('M200 150L226 280H246Z', 'mustard'),
    line('M200 54L190 24M200 54L212 26', 'clay', 7),
    line('M0 44Q110 96 196 50Q300 104 400 30', 'night', 3),
    (
      [
        [24, 54],
        [62, 66],
        [102, 72],
        [146, 68],
        [232, 62],
        [270, 74],
        [312, 72],
        [352, 56],
      ] as const
    ).map(([x, top], i) =>
      path(`M${x - 13} ${top - 2}H${x + 13}L${x} ${top + 27}Z`, nth(['terracotta', 'mustard', 'teal', 'paper'], i)),
    ),
    orb(350, 272, 22, 'terracotta'),
    box(22, 252, 36, 36, 'teal'),
    box(40, 220, 32, 32, 'mustard'),
  ];
};

export const kids = { train, rainbow, kite, tent } as const satisfies Record<string, Scene>;
