import { instead, onGround, shade, tint } from './inks.ts';
import { leaf, orb } from './kit.ts';
import { circle, ellipse, group, line, oval, path, rect, ring } from './shapes.ts';
import { backdrop, nth, pick, plane, type Scene, shadow, sheet } from './stage.ts';

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
  sheet(ink.hero),
  group(
    'translate(200 160) rotate(-18)',
    rect(-300, -400, 600, 340, onGround(instead(ink.plane, 'apricot^', ink.companion))),
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
    oval(0, -70, 84, 104, 'butter', 15),
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
  const lanes = ['teal^', tint('teal^', 0.18)] as const;
  return [
    sheet('teal'),
    group(
      'rotate(-12 200 160)',
      [-1, 0, 1, 2].map((i) => rect(-60, -30 + i * 104 + 20, 520, 104, nth(lanes, i + 2))),
      [0, 1, 2, 3].map((i) =>
        Array.from({ length: 22 }, (_, j) =>
          circle(-50 + j * 25, -10 + i * 104, 9.5, (j >> 1) % 2 ? 'paper' : 'terracotta'),
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

const hoop: Scene = (ink) => {
  const board = instead(ink.companion, 'paper', 'evergreen');
  return [
    circle(30, 330, 118, ink.backdrop),
    rect(318, 0, 26, 320, shade(ink.plane, 0.25)),
    rect(262, 96, 70, 14, shade(ink.plane, 0.25)),
    rect(98, 34, 190, 132, 'paper', 8),
    rect(196, 34, 92, 132, shade('paper', 0.1), 8),
    path('M142 74H244V142H142ZM153 85V142H233V85Z', board),
    path('M132 176H254L234 262H152Z', 'paper', 0.28),
    [142, 166, 193, 220, 244].map((x) => line(`M${x} 178L${193 + (x - 193) * 0.72} 262`, 'paper', 3.5)),
    [200, 222, 244].map((y) => line(`M${132 + (y - 176) * 0.23} ${y}H${254 - (y - 176) * 0.23}`, 'paper', 3.5)),
    oval(193, 174, 64, 15, 'terracotta', 11),
    orb(214, 120, 46, 'apricot', 0.2),
    line('M170 108Q214 132 258 106M196 78Q222 118 204 164', 'night', 4),
    line('M232 78Q212 116 238 158', 'night', 4),
    line('M129 174A64 15 0 0 0 257 174', 'terracotta', 11),
  ];
};

const climbing: Scene = (ink) => {
  const holds = [
    [64, 62, 24, 'terracotta', -20],
    [330, 60, 21, 'mustard', 30],
    [108, 150, 19, 'teal', 10],
    [52, 236, 26, 'mustard', 40],
    [338, 168, 25, 'terracotta', -30],
    [296, 262, 20, 'teal', 15],
    [130, 286, 17, 'terracotta', 0],
  ] as const;
  const bag = instead(ink.hero, 'terracotta', 'navy');
  return [
    path('M0 0H170L120 180L190 320H0Z', shade(ink.ground, 0.07)),
    path('M270 0H400V320H300L240 150Z', shade(ink.ground, 0.14)),
    path('M170 0H270L240 150L120 180Z', tint(ink.ground, 0.2)),
    holds.map(([x, y, size, fill, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        ellipse(4, 6, size * 1.15, size * 0.85, 'night', 0.16),
        ellipse(0, 0, size * 1.15, size * 0.8, fill),
        path(`M0 ${-size * 0.8}A${size * 1.15} ${size * 0.8} 0 0 1 0 ${size * 0.8}Z`, shade(fill, 0.2)),
        circle(-size * 0.2, -size * 0.1, size * 0.18, shade(fill, 0.45)),
      ),
    ),
    line('M176 -10C186 40 196 60 200 96', 'paper', 9),
    line('M176 -10C186 40 196 60 200 96', 'terracotta', 3),
    ring(200, 112, 17, 'night', 8),
    path('M148 150Q200 134 252 150L262 252Q256 288 200 290Q144 288 138 252Z', bag),
    path('M200 141Q230 141 252 150L262 252Q256 288 200 290Z', shade(bag, 0.24)),
    ellipse(200, 150, 53, 17, 'paper'),
    ellipse(200, 151, 40, 10, shade('paper', 0.4)),
    line('M200 128V146M160 146Q200 118 240 146', 'night', 5),
    rect(139, 196, 122, 17, 'butter'),
    rect(200, 196, 61, 17, shade('butter', 0.18)),
    leaf(200, 262, 34, 12, 0, 'paper', shade('paper', 0.12)),
  ];
};

export const sport = { kettlebell, racket, swimmer, mat, hoop, climbing } as const satisfies Record<string, Scene>;
