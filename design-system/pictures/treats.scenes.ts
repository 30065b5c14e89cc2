import { type Colour, instead, shade, tint } from './inks.ts';
import { leaf, orb, steam } from './kit.ts';
import { circle, ellipse, group, line, type Part, path, rect, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow } from './stage.ts';

/** A cup to take away in its sleeve, and a bag of beans. */
const takeaway: Scene = (ink, random) => {
  const y = 232;
  const sleeve = instead(ink.hero, 'terracotta', 'fern');
  const bag = instead('clay', ink.plane, 'evergreen');
  return [
    backdrop(pick(random, ['sun', 'arch', 'low']), ink, y, 180),
    plane(ink, y),
    shadow(254, 290, 120, ink.plane),
    path('M206 124H318L326 284Q326 290 320 290H204Q198 290 198 284Z', bag),
    path('M270 124H318L326 284Q326 290 320 290H270Z', shade(bag, 0.18)),
    path('M206 124L214 98H310L318 124Z', shade(bag, 0.3)),
    rect(202, 118, 120, 12, tint(bag, 0.2), 4),
    circle(262, 206, 32, 'paper'),
    group('translate(262 206) rotate(32)', ellipse(0, 0, 13, 20, 'brick'), line('M0 -19Q9 -6 0 0T0 19', 'peach', 4)),
    shadow(128, 292, 84, ink.plane),
    path('M84 122H176L162 284Q161 292 153 292H107Q99 292 98 284Z', 'paper'),
    path('M132 122H176L162 284Q161 292 153 292H132Z', shade('paper', 0.12)),
    path('M88 168H172L166 238H94Z', sleeve),
    path('M132 168H172L166 238H132Z', shade(sleeve, 0.2)),
    leaf(130, 224, 42, 15, 0, 'paper', shade('paper', 0.12)),
    rect(78, 108, 104, 18, 'night', 6),
    path('M92 108L98 92H162L168 108Z', tint('night', 0.16)),
    steam(116, 82, shade('paper', 0.16)),
    [
      [226, 302],
      [346, 296],
      [52, 300],
    ].map(([x = 0, at = 0]) => [
      ellipse(x, at, 13, 8, 'brick'),
      line(`M${x - 11} ${at}Q${x} ${at - 5} ${x + 11} ${at}`, 'peach', 2.5),
    ]),
  ];
};

/** A barrel on its stand, a carafe and a full glass before it. */
const cellar: Scene = (ink, random) => {
  const y = 244;
  const wood = instead('clay', ink.plane, 'mustard');
  return [
    backdrop(pick(random, ['window', 'arch', 'bands']), ink, y),
    plane(ink, y),
    shadow(190, 288, 230, ink.plane),
    path('M84 290L104 248H132L116 290ZM268 290L250 248H278L298 290Z', 'night'),
    circle(190, 168, 108, shade(wood, 0.34)),
    circle(190, 168, 96, wood),
    semicircle(190, 168, 96, 90, shade(wood, 0.14)),
    [-56, -28, 0, 28, 56].map((at) =>
      line(
        `M${190 + at} ${168 - Math.sqrt(92 * 92 - at * at)}V${168 + Math.sqrt(92 * 92 - at * at)}`,
        shade(wood, 0.3),
        3,
      ),
    ),
    rect(104, 150, 172, 30, tint(wood, 0.18), 4),
    rect(190, 150, 86, 30, shade(wood, 0.06), 4),
    circle(190, 165, 9, 'night'),
    rect(183, 214, 14, 40, 'mustard', 5),
    rect(166, 206, 48, 12, 'mustard', 6),
    shadow(300, 294, 60, ink.plane),
    path('M270 130H336Q342 198 303 206Q264 198 270 130Z', 'ice', 0.88),
    path('M272 160H334Q332 196 303 204Q274 196 272 160Z', 'brick'),
    path('M303 160H334Q332 196 303 204Z', shade('brick', 0.24)),
    rect(298, 204, 10, 80, 'ice'),
    rect(303, 204, 5, 80, shade('ice', 0.18)),
    ellipse(303, 288, 34, 8, 'ice'),
    [
      [92, 282, 15],
      [70, 270, 13],
      [58, 288, 14],
      [82, 296, 12],
    ].map(([x = 0, at = 0, r = 0]) => orb(x, at, r, 'plum', 0.22)),
    leaf(76, 264, 34, 15, 40, 'fern'),
  ];
};

const cupcake = (x: number, y: number, paper: Colour, cream: Colour, top: Part): Part =>
  group(
    `translate(${x} ${y})`,
    path('M-46 -66H46L34 0H-34Z', paper),
    path('M2 -66H46L34 0H2Z', shade(paper, 0.18)),
    [-27, -9, 9, 27].map((at) => line(`M${at} -64L${at * 0.76} -2`, shade(paper, 0.3), 3)),
    path('M-52 -62Q-62 -90 -34 -96Q-36 -122 -8 -126Q4 -150 18 -126Q40 -120 36 -96Q62 -90 52 -62Z', cream),
    path('M8 -138Q14 -136 18 -126Q40 -120 36 -96Q62 -90 52 -62H8Q34 -84 14 -98Q26 -116 8 -138Z', shade(cream, 0.12)),
    line('M-34 -94Q0 -82 30 -96M-46 -74Q0 -60 44 -76', shade(cream, 0.16), 4),
    top,
  );

/** Three small cakes on a board, each with something of its own on top. */
const cupcakes: Scene = (ink, random) => {
  const y = 226;
  const first = instead(ink.hero, 'terracotta', 'fern');
  return [
    backdrop(pick(random, ['sun', 'half', 'arch']), ink, y),
    plane(ink, y),
    shadow(190, 298, 270, ink.plane, 12),
    rect(46, 276, 308, 18, 'evergreen', 9),
    rect(200, 276, 154, 18, shade('evergreen', 0.26), 9),
    cupcake(104, 276, first, 'paper', orb(-2, -140, 16, 'brick', 0.24)),
    cupcake(296, 276, 'plum', 'blush', leaf(-2, -132, 34, 13, 18, 'fern')),
    cupcake(200, 280, 'teal', 'butter', [
      line('M0 -136V-172', 'terracotta', 7),
      leaf(0, -172, 24, 9, 0, 'apricot', 'mustard'),
    ]),
  ];
};

export const treats = { takeaway, cellar, cupcakes } as const satisfies Record<string, Scene>;
