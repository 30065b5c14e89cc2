import { type Colour, instead, mix, shade, tint } from './inks.ts';
import { box, cup, leaf, lemon, orb, steam } from './kit.ts';
import { circle, ellipse, group, line, type Part, path, rect, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const fruit: Scene = (ink, random) => {
  const y = 220;
  return [
    backdrop(pick(random, ['window', 'low', 'arch', 'bands']), ink, y),
    plane(ink, y),
    shadow(196, 288, 190, ink.plane),
    orb(150, 172, 44, 'apricot'),
    orb(232, 166, 48, ink.hero),
    leaf(232, 122, 40, 13, 40, 'fern'),
    line('M232 122V108', 'night', 4),
    group(
      'translate(194 168)',
      path(
        'M-8 -84C10 -84 16 -60 18 -44C24 -22 48 -10 46 24C44 52 -50 52 -48 22C-46 -8 -26 -20 -22 -44C-20 -62 -18 -84 -8 -84Z',
        'butter',
      ),
      path(
        'M-2 -84C10 -82 16 -60 18 -44C24 -22 48 -10 46 24C46 40 24 46 0 46C30 10 0 -30 -2 -84Z',
        shade('butter', 0.18),
      ),
      line('M-4 -84Q-2 -98 8 -102', 'night', 4),
    ),
    path('M80 188H316A118 96 0 0 1 240 284H156A118 96 0 0 1 80 188Z', 'evergreen'),
    path('M226 188H316A118 96 0 0 1 240 284H196Q244 240 226 188Z', shade('evergreen', 0.3)),
    line('M104 216Q196 238 292 216', tint('evergreen', 0.35), 5),
    lemon(340, 262, 32),
    orb(54, 268, 24, instead(ink.hero, 'terracotta', 'mustard')),
  ];
};

const groceries: Scene = (ink, random) => {
  const y = 238;
  return [
    backdrop(pick(random, ['sun', 'corner', 'half']), ink, y, 200),
    plane(ink, y),
    shadow(200, 290, 180, ink.plane),
    group(
      'translate(252 160) rotate(20)',
      rect(-21, -138, 42, 220, 'clay', 21),
      path('M4 -138A21 21 0 0 1 21 -117V82H4Z', shade('clay', 0.18)),
      [-104, -66, -28].map((v) => line(`M-10 ${v + 16}L12 ${v}`, 'peach', 7)),
    ),
    [-30, -14, 4, 20].map((d, i) => leaf(150, 166, 136 - i * 8, 17, d - 8, i % 2 ? 'fern' : 'sage')),
    orb(206, 136, 35, instead(ink.hero, 'fern', 'terracotta')),
    leaf(206, 108, 20, 8, -50, 'evergreen'),
    leaf(206, 108, 20, 8, 50, 'evergreen'),
    path('M112 142H290L282 290H120Z', instead('sand', ink.ground, mix('clay', 'paper', 0.35))),
    path('M212 142H290L282 290H200Z', shade(instead('sand', ink.ground, mix('clay', 'paper', 0.35)), 0.14)),
    path(
      'M112 142L130 156L148 142L166 156L184 142L202 156L220 142L238 156L256 142L274 156L290 142V136H112Z',
      instead('sand', ink.ground, mix('clay', 'paper', 0.35)),
    ),
    circle(188, 222, 30, ink.hero),
    leaf(188, 240, 38, 14, 0, 'paper', shade('paper', 0.1)),
    group(
      'translate(344 290)',
      path('M-24 0V-66Q-24 -82 -12 -92V-112H12V-92Q24 -82 24 -66V0Z', 'paper'),
      path('M2 0V-112H12V-92Q24 -82 24 -66V0Z', shade('paper', 0.12)),
      rect(-15, -122, 30, 16, 'teal', 4),
    ),
    orb(66, 266, 26, 'mustard'),
  ];
};

const plate: Scene = (ink) => {
  const A = ink.hero === 'fern' ? 'fern' : ink.ground === 'butter^' ? 'apricot' : ink.hero,
    sq = [
      Array.from({ length: 6 }, (_, i) => rect(i * 80, 0, 40, 320, A, 0, 0.5)),
      Array.from({ length: 4 }, (_, i) => rect(0, i * 80 + 20, 400, 40, A, 0, 0.5)),
    ];
  return [
    sheet('paper'),
    sq,
    circle(212, 172, 128, 'night', 0.16),
    circle(200, 160, 128, 'paper'),
    circle(200, 160, 94, shade('paper', 0.07)),
    group(
      'translate(196 166) rotate(-24)',
      path('M-92 0Q-30 -62 54 -4L92 -36Q84 0 92 36L54 6Q-30 62 -92 0Z', 'teal'),
      path('M-92 0Q-30 62 54 6L92 36Q88 16 88 0H-92Z', shade('teal', 0.24)),
      path('M-54 -20Q-38 0 -54 22L-92 0Z', 'sky'),
      circle(-66, -6, 5, 'night'),
      [-26, 0, 26].map((v) => line(`M${v} -14q9 13 0 28`, 'ice', 4)),
    ),
    lemon(250, 106, 29),
    leaf(146, 226, 44, 13, -60, 'fern'),
    leaf(150, 230, 40, 12, -100, 'fern'),
    group(
      'translate(36 160)',
      rect(-6, -20, 12, 140, 'night', 6),
      [-15, -5, 5].map((v) => rect(v + 2.5, -104, 5.5, 56, 'night', 2.5)),
      path('M-13 -56H14Q14 -16 0 -14Q-13 -16 -13 -56Z', 'night'),
    ),
    group('translate(364 160)', rect(-6, 10, 12, 110, 'night', 6), path('M-6 16V-104Q20 -60 10 16Z', 'night')),
  ];
};

const coffee: Scene = (ink, random) => {
  const y = 226;
  return [
    backdrop(pick(random, ['arch', 'panel', 'sun']), ink, y, 170),
    plane(ink, y),
    shadow(150, 288, 130, ink.plane),
    path('M106 96H196L206 186H96Z', tint('navy', 0.32)),
    path('M152 96H196L206 186H152Z', 'navy'),
    path('M96 192H206L222 286H80Z', tint('navy', 0.32)),
    path('M152 192H206L222 286H152Z', 'navy'),
    rect(92, 184, 118, 13, instead(ink.hero, 'fern', 'terracotta'), 4),
    path('M196 100L232 118L204 152Z', tint('navy', 0.2)),
    path('M110 96L151 70L192 96Z', tint('navy', 0.16)),
    circle(151, 66, 10, ink.hero),
    line('M94 112H62V196', 'night', 13),
    shadow(298, 288, 90, ink.plane),
    ellipse(298, 284, 58, 9, 'paper'),
    cup(292, 280, 'paper', 1.26),
    path('M252 209H333V220H252Z', 'brick'),
    line('M280 186q-12 -14 0 -28t0 -28M306 186q-12 -14 0 -28t0 -28', 'paper', 6),
  ];
};

const grapes = (x: number, y: number, fill: Colour): Part => {
  const berries = [
    [0, 0],
    [22, -3],
    [44, 0],
    [11, 19],
    [33, 19],
    [0, 36],
    [22, 38],
    [44, 36],
    [11, 55],
    [33, 55],
    [22, 72],
  ] as const;
  return [
    line(`M${x + 22} ${y - 8}V${y - 30}`, 'clay', 5),
    leaf(x + 22, y - 14, 46, 20, 64, 'fern'),
    berries.map(([dx, dy]) => orb(x + dx, y + dy, 13, fill, 0.22)),
  ];
};

const wine: Scene = (ink, random) => {
  const y = 240;
  const label = instead(ink.companion, 'fern', 'terracotta');
  return [
    backdrop(pick(random, ['arch', 'sun', 'low']), ink, y, 186),
    plane(ink, y),
    shadow(150, 288, 84, ink.plane),
    path(
      'M112 284V150Q112 122 130 108V56H168V108Q186 122 186 150V284Q186 290 180 290H118Q112 290 112 284Z',
      'evergreen',
    ),
    path('M152 56H168V108Q186 122 186 150V284Q186 290 180 290H152Z', shade('evergreen', 0.34)),
    rect(127, 38, 44, 36, 'brick', 4),
    rect(151, 38, 20, 36, shade('brick', 0.24), 4),
    rect(112, 172, 74, 70, 'paper'),
    rect(152, 172, 34, 70, shade('paper', 0.1)),
    circle(149, 198, 15, label),
    semicircle(149, 198, 15, 90, shade(label, 0.2)),
    rect(126, 224, 46, 6, shade('paper', 0.45), 3),
    shadow(262, 290, 66, ink.plane),
    path('M216 118H308Q314 196 262 206Q210 196 216 118Z', 'ice', 0.85),
    path('M219 152H305Q302 196 262 204Q222 196 219 152Z', 'brick'),
    path('M262 152H305Q302 196 262 204Z', shade('brick', 0.24)),
    rect(257, 202, 10, 76, 'ice'),
    rect(262, 202, 5, 76, shade('ice', 0.18)),
    ellipse(262, 284, 36, 8, 'ice'),
    grapes(330, 214, 'plum'),
    orb(74, 272, 17, 'plum', 0.22),
    orb(50, 278, 13, 'plum', 0.22),
  ];
};

const cake: Scene = (ink, random) => {
  const y = 232;
  const cream = 'paper';
  const sponge = instead(ink.hero, 'fern', 'terracotta');
  return [
    backdrop(pick(random, ['sun', 'arch', 'low']), ink, y),
    plane(ink, y),
    shadow(200, 296, 150, ink.plane, 11),
    path('M178 250H222L236 292H164Z', 'teal'),
    path('M204 250H222L236 292H204Z', shade('teal', 0.26)),
    ellipse(200, 246, 142, 17, 'teal'),
    ellipse(200, 241, 142, 15, tint('teal', 0.2)),
    path('M96 128V224Q96 242 200 242Q304 242 304 224V128Z', sponge),
    path('M212 128H304V224Q304 241 212 242Z', shade(sponge, 0.16)),
    path('M96 160Q200 182 304 160V176Q200 198 96 176Z', cream),
    path('M96 198Q200 220 304 198V212Q200 234 96 212Z', cream),
    path(
      'M96 128Q96 104 200 104Q304 104 304 128V140Q300 164 284 146Q270 176 250 148Q232 186 212 150Q192 180 172 150Q152 184 136 148Q116 170 108 144Q98 150 96 138Z',
      cream,
    ),
    path('M228 105Q304 108 304 128V140Q300 164 284 146Q270 176 250 148Q238 172 228 158Z', shade(cream, 0.1)),
    [128, 200, 272].map((x) => [
      orb(x, 92, 19, 'brick', 0.24),
      line(`M${x} 76Q${x + 2} 58 ${x + 16} 48`, 'evergreen', 4),
    ]),
    orb(164, 102, 13, 'brick', 0.24),
    orb(236, 102, 13, 'brick', 0.24),
  ];
};

/** A pot on its board, and bread. */
const soup: Scene = (ink, random) => {
  const y = 236;
  const enamel = instead(ink.hero, 'fern', 'teal');
  return [
    backdrop(pick(random, ['arch', 'sun', 'low']), ink, y, 186),
    plane(ink, y),
    steam(152, 66),
    steam(204, 58),
    shadow(184, 292, 230, ink.plane, 13),
    box(52, 276, 268, 18, 'clay', 8, 0.6),
    line('M72 176H52V206H78M294 176H314V206H288', shade(enamel, 0.36), 13),
    path('M76 132H290V230Q290 278 242 278H124Q76 278 76 230Z', enamel),
    path('M204 132H290V230Q290 278 242 278H186Q226 214 204 132Z', shade(enamel, 0.22)),
    path('M76 132H290V150H76Z', shade(enamel, 0.14)),
    ellipse(183, 132, 112, 25, tint(enamel, 0.3)),
    ellipse(183, 132, 96, 18, 'mustard'),
    [
      [142, 130, 11, 'terracotta'],
      [196, 138, 12, 'terracotta'],
      [228, 126, 9, 'fern'],
      [170, 124, 8, 'fern'],
    ].map(([x, top, r, fill]) => ellipse(x as number, top as number, r as number, (r as number) * 0.5, fill as Colour)),
    line('M238 128L318 48', 'clay', 13),
    circle(322, 44, 10, shade('clay', 0.3)),
    line('M104 172V226', tint(enamel, 0.36), 9),
    group(
      'translate(348 286)',
      path('M-42 6Q-46 -36 0 -38Q46 -36 42 6Z', 'clay'),
      path('M6 -38Q46 -36 42 6H12Q22 -16 6 -38Z', shade('clay', 0.2)),
      [-18, 2].map((x) => line(`M${x} -24L${x + 10} -8`, 'peach', 6)),
    ),
  ];
};

export const food = { fruit, groceries, plate, coffee, wine, cake, soup } as const satisfies Record<string, Scene>;
