import { instead, shade, tint } from './inks.ts';
import { orb } from './kit.ts';
import { circle, ellipse, group, hoop, line, path, rect } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const kettlebell: Scene = (ink, random) => {
  const y = 228;
  return [
    backdrop(pick(random, ['sun', 'arch', 'low']), ink, y, 190),
    plane(ink, y),
    shadow(196, 284, 176, ink.plane),
    line('M146 176C118 34 274 34 246 176', ink.hero, 27),
    line('M236 96C250 120 252 146 246 176', shade(ink.hero, 0.3), 27),
    path('M118 218A78 78 0 0 1 274 218C274 252 262 274 242 284H150C130 274 118 252 118 218Z', ink.hero),
    path('M214 143A78 78 0 0 1 274 218C274 252 262 274 242 284H196C240 258 250 196 214 143Z', shade(ink.hero, 0.3)),
    circle(186, 218, 29, ink.accent),
    rect(172, 204, 28, 7, ink.companion, 3),
    rect(172, 218, 28, 7, ink.companion, 3),
    shadow(318, 288, 56, ink.plane),
    orb(318, 262, 28, ink.companion),
    line('M296 248Q318 262 304 286', tint(ink.companion, 0.6), 4),
    rect(30, 262, 86, 22, 'paper', 11),
    rect(36, 240, 76, 22, ink.companion, 11),
    rect(60, 240, 14, 22, tint(ink.companion, 0.5)),
    rect(74, 262, 14, 22, ink.hero),
  ];
};

const racket: Scene = (ink) => [
  path('M0 0H400V320H0Z', ink.hero),
  group(
    'translate(200 160) rotate(-18)',
    rect(-300, -400, 600, 340, instead(ink.plane, 'apricot^', ink.companion)),
    rect(-300, -64, 600, 9, 'paper'),
    rect(60, -60, 9, 420, 'paper'),
  ),
  group(
    'translate(176 176) rotate(38)',
    ellipse(16, -66, 84, 104, 'night', 0.22),
    rect(4, 40, 24, 160, 'night', 10, 0.22),
    ellipse(0, -70, 84, 104, tint(ink.backdrop, 0.4), 0.34),
    [
      [-56, -34, -12, 10, 32, 54].map((v) =>
        line(
          `M${v} ${-70 - 98 * Math.sqrt(1 - (v / 80) ** 2)}V${-70 + 98 * Math.sqrt(1 - (v / 80) ** 2)}`,
          'paper',
          2.4,
        ),
      ),
      [-150, -126, -102, -78, -54, -30, -6, 14].map((v) => {
        const h = 80 * Math.sqrt(Math.max(0, 1 - ((v + 70) / 100) ** 2));
        return line(`M${-h} ${v}H${h}`, 'paper', 2.4);
      }),
    ],
    hoop(0, -70, 84, 104, 'butter', 15),
    path('M-30 24Q0 60 -9 78H9Q0 60 30 24L22 20Q0 34 -22 20Z', 'butter'),
    rect(-12, 70, 24, 130, 'night', 8),
    rect(0, 70, 12, 130, 'night', 0),
    rect(-12, 96, 24, 6, ink.companion),
    rect(-12, 112, 24, 6, ink.companion),
  ),
  circle(316, 226, 32, 'night', 0.22),
  orb(304, 214, 33, 'butter'),
  line('M277 200Q306 204 300 246', 'paper', 5),
];

const swimmer: Scene = () => {
  const A = 'teal',
    B = tint('teal', 0.18);
  return [
    sheet(A),
    group(
      'rotate(-12 200 160)',
      [-1, 0, 1, 2].map((i) => rect(-60, -30 + i * 104 + 20, 520, 104, i % 2 ? B : A)),
      [0, 1, 2, 3].map((i) =>
        Array.from(
          {
            length: 22,
          },
          (_, j) => circle(-50 + j * 25, -10 + i * 104, 9.5, (j >> 1) % 2 ? 'paper' : 'terracotta'),
        ),
      ),
      [
        rect(-40, 132, 330, 44, 'ice', 22, 0.22),
        line('M232 140C268 92 316 84 344 104', 'peach', 20),
        path('M96 154C110 126 180 118 244 126Q264 132 264 154Q264 176 244 182C180 190 110 182 96 154Z', 'peach'),
        path('M96 154C110 182 180 190 244 182Q264 176 264 154Z', shade('peach', 0.12)),
        path('M84 154C96 130 140 124 178 124V184C140 184 96 178 84 154Z', 'navy'),
        path('M84 154C96 178 140 184 178 184V154Z', shade('navy', 0.3)),
        line('M228 170C204 208 166 214 138 206', shade('peach', 0.06), 18),
        line('M84 148L20 136M84 160L14 170', 'peach', 15),
        orb(284, 152, 30, 'butter'),
        line('M266 130Q290 152 268 176', 'terracotta', 7),
        (
          [
            [338, 92, 7],
            [356, 108, 5],
            [350, 84, 4],
            [140, 196, 6],
            [126, 186, 4],
          ] as const
        ).map(([x, y, r]) => circle(x, y, r, 'paper')),
      ],
    ),
  ];
};

const mat: Scene = (ink, random) => {
  const y = 214;
  return [
    backdrop(pick(random, ['half', 'low']), ink, y, 190),
    plane(ink, y),
    shadow(170, 276, 250, ink.plane, 16),
    group(
      'translate(352 286)',
      path('M-22 0V-96Q-22 -112 -8 -116H8Q22 -112 22 -96V0Z', ink.hero),
      path('M2 0V-116H8Q22 -112 22 -96V0Z', shade(ink.hero, 0.25)),
      rect(-12, -134, 24, 20, ink.companion, 3),
      rect(-22, -70, 44, 14, instead(ink.accent, 'paper', 'apricot')),
    ),
    group('translate(-28 0)', [
      rect(70, 178, 214, 50, instead(ink.companion, 'paper', 'teal'), 0),
      rect(70, 228, 214, 50, shade(instead(ink.companion, 'paper', 'teal'), 0.2)),
      circle(284, 228, 50, shade(instead(ink.companion, 'paper', 'teal'), 0.34)),
      [38, 26, 14].map((v, i) =>
        circle(
          284,
          228,
          v,
          i % 2
            ? shade(instead(ink.companion, 'paper', 'teal'), 0.34)
            : tint(instead(ink.companion, 'paper', 'teal'), 0.2),
        ),
      ),
      circle(70, 228, 50, instead(ink.companion, 'paper', 'teal')),
      rect(104, 178, 12, 100, ink.backdrop === 'paper~' ? 'butter' : 'paper'),
      rect(232, 178, 12, 100, ink.backdrop === 'paper~' ? 'butter' : 'paper'),
    ]),
  ];
};

export const sport = { kettlebell, racket, swimmer, mat } as const satisfies Record<string, Scene>;
