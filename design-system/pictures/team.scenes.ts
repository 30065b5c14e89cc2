import { type Colour, instead, shade, tint } from './inks.ts';
import { leaf, orb } from './kit.ts';
import { circle, ellipse, group, line, type Part, path, rect } from './shapes.ts';
import { nth, type Scene, sheet } from './stage.ts';

const rowing: Scene = () => {
  return [
    sheet('teal'),
    group(
      'rotate(-27 200 160)',
      (
        [
          [-40, 30, 200],
          [150, 86, 240],
          [-20, 232, 170],
          [190, 292, 260],
        ] as const
      ).map(([x, y, length]) => rect(x, y, length, 8, tint('teal', 0.35), 4)),
      [92, 162, 232, 302].map((x) => [
        line(`M${x} 160L${x - 34} ${52}`, 'paper', 6),
        line(`M${x} 160L${x - 34} ${268}`, 'paper', 6),
        rect(x - 46, 24, 24, 46, 'butter', 6),
        rect(x - 46, 250, 24, 46, 'butter', 6),
      ]),
      path('M-40 160Q80 108 200 108Q330 108 440 160Q330 212 200 212Q80 212 -40 160Z', 'brick'),
      path('M-40 160Q80 212 200 212Q330 212 440 160Z', shade('brick', 0.24)),
      path('M20 160Q110 128 200 128Q300 128 376 160Q300 192 200 192Q110 192 20 160Z', 'peach'),
      [92, 162, 232, 302].map((x, i) => [
        rect(x - 17, 132, 34, 56, i % 2 ? 'navy' : 'evergreen', 16),
        line(`M${x} 138L${x - 15} 112M${x} 182L${x - 15} 208`, i % 2 ? 'navy' : 'evergreen', 11),
        circle(x + 4, 160, 15, nth(['terracotta', 'butter', 'paper', 'apricot'], i)),
      ]),
    ),
  ];
};

const SEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const table: Scene = (ink) => {
  const shirts = ['terracotta', 'butter', 'sky', 'rose', 'paper', 'apricot', 'lilac', 'mustard'] as const;
  return [
    sheet(instead(ink.ground, 'teal^', 'sage^')),
    circle(200, 160, 190, ink.ground === 'teal^' ? 'mist~' : ink.backdrop),
    SEATS.map((i) =>
      group(
        `translate(200 160) rotate(${i * 45 + 14})`,
        rect(-35, -170, 70, 44, nth(shirts, i), 22),
        circle(0, -146, 17, nth(['night', 'brick', 'clay', 'mustard'], i)),
      ),
    ),
    circle(206, 168, 112, 'night', 0.18),
    circle(200, 160, 112, 'paper'),
    circle(200, 160, 112, 'peach'),
    SEATS.map((i) =>
      group(
        `translate(200 160) rotate(${i * 45 + 14})`,
        circle(0, -82, 19, 'paper'),
        circle(0, -82, 11, i % 3 ? 'sage' : 'terracotta'),
      ),
    ),
    circle(200, 160, 40, 'terracotta'),
    circle(200, 160, 31, 'butter'),
    path('M200 160L172 146A31 31 0 0 1 212 132Z', 'terracotta'),
    (
      [
        [190, 172],
        [212, 170],
        [200, 152],
        [216, 152],
      ] as const
    ).map(([x, y]) => circle(x, y, 5, 'brick')),
  ];
};

const campfire: Scene = () => {
  const y = 238;
  return [
    sheet('navy'),
    circle(308, 74, 42, 'butter'),
    circle(328, 64, 36, 'navy^'),
    (
      [
        [50, 40],
        [96, 84],
        [150, 36],
        [210, 70],
        [30, 116],
        [250, 34],
        [374, 130],
        [236, 120],
      ] as const
    ).map(([x, y]) =>
      path(
        `M${x} ${y - 7}L${x + 2} ${y - 2}L${x + 7} ${y}L${x + 2} ${y + 2}L${x} ${y + 7}L${x - 2} ${y + 2}L${x - 7} ${y}L${x - 2} ${y - 2}Z`,
        'paper',
      ),
    ),
    path('M-20 250L70 130L130 200L210 110L300 214L350 160L430 250Z', shade('teal^', 0.35)),
    rect(0, y, 400, 90, 'night'),
    path('M-30 262L76 138L182 262Z', 'terracotta'),
    path('M76 138L182 262H104Z', shade('terracotta', 0.25)),
    path('M76 138L104 262H52Z', 'butter'),
    path('M262 262L336 164L424 262Z', 'teal'),
    path('M336 164L424 262H356Z', shade('teal', 0.3)),
    ellipse(222, 288, 64, 11, shade('navy', 0.3)),
    leaf(222, 284, 104, 34, 0, 'apricot', 'terracotta'),
    leaf(206, 284, 66, 22, -16, 'terracotta', 'brick'),
    leaf(240, 284, 62, 20, 18, 'apricot', 'terracotta'),
    leaf(222, 284, 54, 18, 0, 'butter', 'mustard'),
    group(
      'translate(222 286)',
      group('rotate(14)', rect(-52, -7, 104, 14, 'clay', 7)),
      group('rotate(-14)', rect(-52, -7, 104, 14, shade('clay', 0.2), 7)),
    ),
    group(
      'translate(150 300)',
      rect(-44, -16, 88, 26, 'clay', 13),
      circle(36, -3, 13, 'peach'),
      circle(36, -3, 6, 'clay'),
    ),
    group(
      'translate(318 304)',
      rect(-40, -14, 80, 24, shade('clay', 0.15), 12),
      circle(-34, -2, 12, 'peach'),
      circle(-34, -2, 5.5, 'clay'),
    ),
  ];
};

const pin = (x: number, y: number, scale: number): Part =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(9, 2, 24, 6, 'night', 0.25),
    path(
      'M-9 -104A13 13 0 0 1 9 -104Q12 -92 7 -76Q24 -50 19 -14Q17 0 0 0Q-17 0 -19 -14Q-24 -50 -7 -76Q-12 -92 -9 -104Z',
      'paper',
    ),
    path('M2 -109A13 13 0 0 1 9 -104Q12 -92 7 -76Q24 -50 19 -14Q17 0 2 0Z', shade('paper', 0.14)),
    path('M-8 -84H8L9 -77H-9Z', 'terracotta'),
    path('M-9 -72H9L11 -65H-11Z', 'terracotta'),
  );

const bowling: Scene = (ink) => [
  sheet(ink.ground),
  circle(200, 96, 130, ink.ground === 'sage^' ? 'mist~' : ink.backdrop),
  path('M104 150H296L450 320H-50Z', 'clay'),
  path('M200 150H296L450 320H200Z', shade('clay', 0.12)),
  [-80, -40, 0, 40, 80].map((x) => line(`M${200 + x} 150L${200 + x * 2.8} 330`, shade('clay', 0.24), 2.5)),
  path('M74 150H104L-50 320H-130Z', shade(ink.plane, 0.3)),
  path('M296 150H326L530 320H450Z', shade(ink.plane, 0.3)),
  [128, 176, 224, 272].map((x) => pin(x, 156, 0.74)),
  [150, 200, 250].map((x) => pin(x, 176, 0.9)),
  [172, 228].map((x) => pin(x, 200, 1.08)),
  pin(200, 230, 1.3),
  ellipse(84, 304, 58, 9, 'night', 0.24),
  orb(72, 256, 50, instead(ink.hero, 'terracotta', 'navy'), 0.24),
  circle(62, 230, 6, 'night'),
  circle(80, 226, 6, 'night'),
  circle(74, 244, 6, 'night'),
];

const PIECE = 'M-56 -56H-16A18 18 0 1 1 16 -56H56V-16A18 18 0 1 1 56 16V56H-56Z';

const puzzle: Scene = (ink) => {
  const table = instead(ink.ground, 'sage^', 'evergreen^');
  const piece = (x: number, y: number, turn: number, fill: Colour, raised = 6): Part =>
    group(
      `translate(${x} ${y})`,
      group(`translate(${raised} ${raised * 1.2}) rotate(${turn})`, path(PIECE, 'night', 0.24)),
      group(`rotate(${turn})`, path(PIECE, fill)),
    );
  return [
    sheet(table),
    circle(200, 164, 154, ink.ground === 'sage^' ? 'fern~' : 'fern^'),
    piece(140, 222, 0, 'butter'),
    piece(140, 110, 90, 'terracotta'),
    piece(252, 222, 270, 'sky'),
    piece(288, 88, 196, 'apricot', 16),
    circle(140, 110, 15, 'paper'),
    circle(140, 222, 15, 'paper'),
    circle(252, 222, 15, 'paper'),
    circle(288, 88, 15, 'paper'),
    [
      [46, 60, 10],
      [352, 240, 12],
      [66, 286, 8],
      [330, 292, 7],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'mustard')),
  ];
};

export const team = { rowing, table, campfire, bowling, puzzle } as const satisfies Record<string, Scene>;
