import { type Colour, instead, shade, tint } from './inks.ts';
import { book, leaf, orb, pot } from './kit.ts';
import { arch, circle, ellipse, group, line, type Part, path, rect, semicircle } from './shapes.ts';
import { backdrop, nth, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const armchair: Scene = (ink, random) => {
  const y = 236;
  return [
    backdrop('panel', ink, y, pick(random, [150, 250])),
    rect(44, 38, 84, 104, 'paper'),
    rect(52, 46, 68, 88, ink.accent),
    semicircle(86, 134, 34, 0, ink.companion),
    circle(86, 78, 15, 'paper'),
    plane(ink, y),
    ellipse(206, 282, 186, 26, tint(ink.plane, 0.35)),
    line('M330 282V104', 'night', 7),
    rect(300, 276, 60, 10, 'night', 5),
    path('M298 44H362L384 110H276Z', instead(ink.accent, 'paper', 'butter')),
    path('M334 44H362L384 110H334Z', shade(ink.accent, 0.16)),
    rect(106, 260, 14, 30, 'night', 3),
    rect(246, 260, 14, 30, 'night', 3),
    path('M104 150A78 70 0 0 1 262 150V230H104Z', ink.hero),
    path('M196 82A78 70 0 0 1 262 150V230H190Z', shade(ink.hero, 0.2)),
    rect(72, 168, 52, 104, tint(ink.hero, 0.14), 24),
    rect(242, 168, 52, 104, shade(ink.hero, 0.14), 24),
    rect(112, 206, 142, 50, tint(ink.hero, 0.22), 14),
    rect(112, 236, 142, 36, ink.hero),
    group(
      'translate(150 186) rotate(-10)',
      rect(-30, -30, 60, 60, ink.companion, 8),
      rect(2, -30, 28, 60, shade(ink.companion, 0.16), 8),
    ),
  ];
};

const houseplant: Scene = (ink) => {
  const y = 246;
  const leaves = [
    [-78, 128],
    [78, 120],
    [-48, 150],
    [48, 144],
    [-18, 152],
    [20, 136],
  ] as const;
  return [
    sheet(ink.ground),
    rect(196, 24, 170, 190, ink.backdrop),
    rect(276, 24, 9, 190, ink.ground),
    rect(196, 112, 170, 9, ink.ground),
    rect(188, 212, 186, 12, tint(ink.ground, 0.5)),
    plane(ink, y),
    shadow(176, 292, 130, ink.plane),
    leaves.map(([degrees, length]) => leaf(176, 180, length, length * 0.34, degrees, 'fern', 'evergreen')),
    pot(176, 292, instead(ink.hero, 'evergreen', 'terracotta'), 1.5),
    group(
      'translate(322 292)',
      path('M-36 0C-50 -40 -22 -52 -16 -76H16C22 -52 50 -40 36 0Z', instead(ink.companion, 'evergreen', 'mustard')),
      path('M2 0V-76H16C22 -52 50 -40 36 0Z', shade(instead(ink.companion, 'evergreen', 'mustard'), 0.18)),
      rect(-20, -84, 40, 10, 'night', 4),
    ),
    book(20, 292, 88, 22, 'navy'),
  ];
};

const HOUSES = [
  { x: -20, width: 92, height: 150 },
  { x: 71, width: 84, height: 196 },
  { x: 154, width: 96, height: 128 },
  { x: 249, width: 88, height: 176 },
  { x: 336, width: 90, height: 140 },
] as const;

const pointedRoof = (x: number, y: number, width: number, fill: Colour): Part => [
  path(`M${x - 5} ${y}L${x + width / 2} ${y - 54}L${x + width + 5} ${y}Z`, 'night'),
  circle(x + width / 2, y - 18, 8, fill),
];

const flatRoof = (x: number, y: number, width: number): Part => [
  path(`M${x - 4} ${y}L${x + 14} ${y - 32}H${x + width - 14}L${x + width + 4} ${y}Z`, 'brick'),
  rect(x + width * 0.66, y - 56, 15, 36, 'brick'),
];

/** A house of the row: every second has a pointed roof and no door, and one window of each is lit. */
function house(place: number, x: number, width: number, height: number, fill: Colour): Part {
  const y = 292 - height;
  const pointed = place % 2 === 1;
  const pane = shade(instead(fill, 'paper', 'sky'), 0.42);
  const floors = [0, 1, 2].filter((floor) => y + 22 + floor * 46 < 250);
  return [
    rect(x, y, width, height, fill),
    rect(x + width * 0.62, y, width * 0.38, height, shade(fill, 0.13)),
    pointed ? pointedRoof(x, y, width, fill) : flatRoof(x, y, width),
    floors.map((floor) =>
      [0, 1].map((side) =>
        floor === 1 && side === place % 2
          ? arch(x + 14 + side * 38, y + 20 + floor * 46, 24, 32, 'butter')
          : rect(x + 14 + side * 38, y + 20 + floor * 46, 24, 30, pane),
      ),
    ),
    pointed ? [] : arch(x + width / 2 - 14, 250, 28, 42, 'night'),
  ];
}

const street: Scene = (ink, random) => {
  const walls = [ink.hero, 'mustard', ink.companion, 'paper', 'teal'] as const;
  const turn = Math.floor(random() * 2);
  return [
    sheet(ink.ground),
    circle(308, 66, 40, ink.backdrop),
    HOUSES.map(({ x, width, height }, place) => house(place, x, width, height, nth(walls, place + turn))),
    rect(0, 290, 400, 30, ink.plane),
    (
      [
        [60, 1],
        [232, 0.86],
        [372, 1.1],
      ] as const
    ).map(([x, scale]) =>
      group(`translate(${x} 296) scale(${scale})`, rect(-4, -44, 8, 46, 'night'), orb(0, -62, 30, 'fern')),
    ),
  ];
};

const bucket: Scene = (ink, random) => {
  const y = 236;
  const pail = instead(ink.hero, 'evergreen', 'teal');
  return [
    backdrop(pick(random, ['panel', 'bands']), ink, y, pick(random, [150, 250])),
    plane(ink, y),
    shadow(172, 290, 150, ink.plane),
    line('M98 150C98 36 246 36 246 150', 'night', 6),
    path('M88 146H256L236 282Q234 290 224 290H120Q110 290 108 282Z', pail),
    path('M184 146H256L236 282Q234 290 224 290H184Z', shade(pail, 0.22)),
    [
      [110, 134, 28],
      [148, 118, 36],
      [194, 124, 34],
      [230, 136, 26],
      [172, 140, 30],
    ].map(([x = 0, top = 0, r = 0]) => [
      circle(x, top, r, 'paper'),
      circle(x + r * 0.3, top + r * 0.3, r * 0.5, 'ice'),
    ]),
    rect(80, 142, 184, 20, tint(pail, 0.18), 10),
    rect(172, 142, 92, 20, shade(pail, 0.06), 10),
    [
      [118, 84, 9],
      [226, 70, 12],
      [252, 98, 7],
    ].map(([x = 0, top = 0, r = 0]) => [
      circle(x, top, r, 'ice'),
      circle(x - r * 0.3, top - r * 0.3, r * 0.3, 'paper'),
    ]),
    shadow(322, 290, 54, ink.plane),
    path('M296 206Q296 190 308 184V166H334V184Q346 190 346 206V284Q346 290 340 290H302Q296 290 296 284Z', 'mustard'),
    path('M322 166H334V184Q346 190 346 206V284Q346 290 340 290H322Z', shade('mustard', 0.2)),
    path('M302 166V146H290V132H340Q352 132 352 144V150H338V166Z', 'night'),
    line('M308 150Q300 160 296 170', 'night', 5),
    rect(296, 222, 50, 34, 'paper'),
    rect(322, 222, 24, 34, shade('paper', 0.1)),
    rect(40, 262, 62, 28, 'butter', 7),
    rect(40, 262, 62, 10, 'fern', 4),
    circle(58, 280, 3.5, shade('butter', 0.2)),
    circle(78, 282, 2.5, shade('butter', 0.2)),
  ];
};

const toolbox: Scene = (ink, random) => {
  const y = 234;
  const chest = instead(ink.hero, 'evergreen', 'terracotta');
  return [
    backdrop(pick(random, ['low', 'sun', 'arch']), ink, y, 196),
    plane(ink, y),
    shadow(190, 292, 220, ink.plane, 12),
    group(
      'translate(136 176) rotate(-14)',
      rect(-8, -92, 16, 120, 'clay', 5),
      rect(0, -92, 8, 120, shade('clay', 0.2), 4),
      path('M-40 -122H26Q40 -122 44 -106L48 -90H-40Z', 'night'),
      rect(-46, -124, 16, 36, tint('night', 0.3), 3),
    ),
    group(
      'translate(204 170) rotate(4)',
      rect(-5, -64, 10, 80, tint('night', 0.45)),
      rect(-14, -126, 28, 66, 'mustard', 11),
      rect(1, -126, 13, 66, shade('mustard', 0.2), 9),
      rect(-14, -96, 28, 6, shade('mustard', 0.34)),
    ),
    group(
      'translate(262 176) rotate(16)',
      path('M-12 24V-76A28 28 0 0 1 -22 -122L-8 -100H8L22 -122A28 28 0 0 1 12 -76V24Z', 'sky'),
      path('M2 24V-100H8L22 -122A28 28 0 0 1 12 -76V24Z', shade('sky', 0.24)),
    ),
    line('M130 164V142Q130 132 142 132H246Q258 132 258 142V164', 'night', 11),
    rect(72, 160, 238, 132, chest, 10),
    path('M210 160H300Q310 160 310 170V282Q310 292 300 292H210Z', shade(chest, 0.2)),
    rect(72, 196, 238, 12, shade(chest, 0.4)),
    rect(110, 186, 26, 34, 'butter', 4),
    rect(246, 186, 26, 34, shade('butter', 0.16), 4),
    rect(166, 228, 52, 30, 'paper', 4),
    group(
      'translate(346 288)',
      rect(-20, -12, 40, 12, 'mustard', 3),
      rect(-13, -26, 26, 14, 'mustard', 3),
      rect(0, -26, 13, 26, shade('mustard', 0.2), 3),
    ),
  ];
};

/** Flowers in a jug. */
const bouquet: Scene = (ink, random) => {
  const y = 246;
  const jug = instead(ink.hero, 'terracotta', 'teal');
  const flower = (x: number, top: number, r: number, petals: Colour, middle: Colour) => [
    [0, 60, 120, 180, 240, 300].map((turn) =>
      group(
        `translate(${x} ${top}) rotate(${turn})`,
        ellipse(0, -r * 0.62, r * 0.4, r * 0.5, turn > 60 && turn < 240 ? shade(petals, 0.14) : petals),
      ),
    ),
    circle(x, top, r * 0.36, middle),
  ];
  return [
    backdrop(pick(random, ['arch', 'window', 'sun']), ink, y, 186),
    plane(ink, y),
    shadow(186, 294, 130, ink.plane),
    line('M186 200L128 96M190 200L196 60M194 200L262 104', 'evergreen', 6),
    leaf(160, 160, 64, 18, -64, 'fern'),
    leaf(222, 160, 64, 18, 60, 'fern'),
    leaf(192, 148, 56, 15, -24, 'evergreen'),
    flower(126, 92, 42, 'terracotta', 'butter'),
    flower(262, 98, 40, 'butter', 'terracotta'),
    flower(196, 62, 46, 'paper', 'mustard'),
    flower(224, 136, 28, 'rose', 'butter'),
    line('M230 194Q276 196 268 236T226 264', shade(jug, 0.3), 13),
    path('M146 172H232L224 196Q248 226 238 262Q232 294 214 294H160Q140 294 136 262Q130 226 156 196Z', jug),
    path('M192 172H232L224 196Q248 226 238 262Q232 294 214 294H188Q214 236 192 172Z', shade(jug, 0.22)),
    group('translate(326 284) rotate(-10)', leaf(-30, 6, 46, 13, 76, 'fern'), circle(26, 0, 13, 'terracotta')),
    circle(72, 292, 9, 'butter'),
  ];
};

export const home = { armchair, houseplant, street, bucket, toolbox, bouquet } as const satisfies Record<string, Scene>;
