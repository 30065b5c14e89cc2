import { type Colour, instead, shade, tint } from './inks.ts';
import { box } from './kit.ts';
import { arch, circle, ellipse, group, line, path, quarter, rect, ring, semicircle } from './shapes.ts';
import { pick, type Scene, sheet } from './stage.ts';

const theatre: Scene = (ink) => {
  const d = 'terracotta';
  return [
    sheet(ink.ground === 'terracotta^' ? 'plum^' : instead(ink.ground, 'lilac^', 'plum^')),
    path('M200 -40L340 262H60Z', 'butter', 0.24),
    ellipse(200, 272, 170, 34, 'peach'),
    [0, 1, 2].map((i) => [
      path(
        `M${i * 34} 0H${(i + 1) * 34}C${(i + 1) * 34} 130 ${(i + 1) * 22} 210 ${(i + 1) * 13} 320H${i * 13}C${i * 22} 210 ${i * 34} 130 ${i * 34} 0Z`,
        i % 2 ? shade(d, 0.24) : d,
      ),
      path(
        `M${400 - i * 34} 0H${400 - (i + 1) * 34}C${400 - (i + 1) * 34} 130 ${400 - (i + 1) * 22} 210 ${400 - (i + 1) * 13} 320H${400 - i * 13}C${400 - i * 22} 210 ${400 - i * 34} 130 ${400 - i * 34} 0Z`,
        i % 2 ? shade(d, 0.34) : shade(d, 0.14),
      ),
    ]),
    Array.from({ length: 5 }, (_, i) => semicircle(40 + i * 80, 0, 40, 180, i % 2 ? d : shade(d, 0.2))),
    group(
      'translate(164 168) rotate(-8)',
      path('M-62 -72Q0 -50 62 -72V8Q62 78 0 92Q-62 78 -62 8Z', 'paper'),
      path('M0 -61Q32 -61 62 -72V8Q62 78 0 92Z', shade('paper', 0.14)),
      semicircle(-27, -16, 17, 0, 'night'),
      semicircle(27, -16, 17, 0, 'night'),
      path('M-36 26Q0 44 36 26Q30 70 0 70Q-30 70 -36 26Z', 'terracotta'),
    ),
    group(
      'translate(252 190) rotate(10)',
      path('M-52 -62Q0 -42 52 -62V6Q52 66 0 78Q-52 66 -52 6Z', 'mustard'),
      path('M0 -52Q26 -52 52 -62V6Q52 66 0 78Z', shade('mustard', 0.2)),
      semicircle(-22, -18, 14, 180, 'night'),
      semicircle(22, -18, 14, 180, 'night'),
      path('M-28 44Q0 14 28 44Q20 32 0 30Q-20 32 -28 44Z', 'night'),
    ),
  ];
};

const record: Scene = (ink) => {
  const a = ink.hero === 'terracotta' ? 'terracotta' : 'plum';
  return [
    sheet(instead(ink.ground, 'plum^', 'lilac^')),
    rect(0, 256, 400, 64, instead(ink.plane, 'night^', 'plum^')),
    circle(258, 172, 118, 'night', 0.2),
    circle(248, 162, 118, 'night'),
    [98, 80, 62].map((v) => ring(248, 162, v, tint('night', 0.12), 3)),
    path('M248 162L178 68A117 117 0 0 1 238 45Z', 'paper', 0.14),
    path('M248 162L318 256A117 117 0 0 1 258 279Z', 'paper', 0.14),
    circle(248, 162, 40, 'terracotta'),
    semicircle(248, 162, 40, 0, 'apricot'),
    circle(248, 162, 7, 'paper'),
    rect(38, 60, 200, 212, 'night', 4, 0.2),
    rect(28, 52, 200, 212, ink.companion === 'paper' ? 'butter' : instead(ink.companion, 'butter', 'teal'), 4),
    circle(128, 158, 72, 'butter'),
    semicircle(128, 158, 72, 90, 'paper'),
    quarter(28, 264, 92, 0, a),
    rect(48, 72, 70, 10, 'paper'),
    rect(48, 90, 44, 10, 'paper'),
  ];
};

const vase: Scene = (ink) => {
  const y = 262;
  const bg = instead(ink.ground, 'plum^', 'rose^');
  return [
    sheet(bg),
    arch(70, 16, 260, 246, instead(ink.backdrop, 'brick~', 'blush~')),
    rect(0, y, 400, 60, instead(ink.plane, 'night^', 'plum^')),
    box(110, 238, 180, 82, 'paper', 0, 0.58, 0.14),
    rect(98, 228, 204, 18, 'paper'),
    rect(216, 228, 86, 18, shade('paper', 0.14)),
    line('M148 102C96 96 100 156 142 154', 'night', 11),
    line('M252 102C304 96 300 156 258 154', 'night', 11),
    path(
      'M166 54H234V66Q226 84 228 98C276 120 274 182 224 216V228H176V216C126 182 124 120 172 98Q174 84 166 66Z',
      'terracotta',
    ),
    path(
      'M204 54H234V66Q226 84 228 98C276 120 274 182 224 216V228H204C236 180 232 130 204 98Z',
      shade('terracotta', 0.24),
    ),
    rect(158, 46, 84, 14, 'night', 4),
    path('M139 132Q200 144 261 132Q266 150 261 168Q200 180 139 168Q134 150 139 132Z', 'night'),
    Array.from({ length: 7 }, (_, i) =>
      path(`M${146 + i * 16} ${161 + Math.min(i, 6 - i) * 1.6}l8 -17l8 17Z`, 'butter'),
    ),
  ];
};

const cinema: Scene = (ink) => {
  const bg = instead(ink.ground, 'plum^', 'plum^');
  return [
    sheet(bg),
    path('M162 150L420 40V290Z', 'butter', 0.75),
    rect(0, 282, 400, 38, instead(ink.plane, 'plum^', 'night^')),
    circle(96, 98, 62, 'night'),
    circle(96, 98, 48, 'terracotta'),
    [0, 72, 144, 216, 288].map((d) => group(`translate(96 98) rotate(${d})`, circle(0, -27, 12, 'night'))),
    circle(96, 98, 8, 'paper'),
    circle(196, 84, 46, 'night'),
    circle(196, 84, 35, 'apricot'),
    [0, 72, 144, 216, 288].map((d) => group(`translate(196 84) rotate(${d + 20})`, circle(0, -20, 9, 'night'))),
    circle(196, 84, 6, 'paper'),
    box(52, 146, 168, 96, 'teal', 10, 0.6, 0.22),
    path('M220 166L252 150V226L220 210Z', 'night'),
    circle(100, 194, 26, 'paper'),
    circle(100, 194, 14, 'terracotta'),
    line('M94 244L66 300M176 244L204 300M136 244V300', 'night', 9),
  ];
};

const violin: Scene = (ink, random) => {
  const ground = instead(ink.ground, 'terracotta^', 'rose^');
  const body =
    'M0 -66C44 -66 52 -34 40 -12C32 4 34 14 44 28C66 62 46 108 0 108C-46 108 -66 62 -44 28C-34 14 -32 4 -40 -12C-52 -34 -44 -66 0 -66Z';
  return [
    sheet(ground),
    circle(pick(random, [150, 250]), 150, 126, ink.backdrop === 'terracotta~' ? 'paper~' : ink.backdrop),
    rect(0, 268, 400, 52, ink.plane),
    group(
      'translate(196 176) rotate(24)',
      path(body, 'night', 0.2, 'translate(12 10)'),
      path(body, 'terracotta'),
      path('M0 -66C44 -66 52 -34 40 -12C32 4 34 14 44 28C66 62 46 108 0 108Z', shade('terracotta', 0.22)),
      line('M-24 -6Q-34 14 -22 34M24 -6Q34 14 22 34', 'night', 5),
      path('M-9 -152H9L11 30H-11Z', 'night'),
      rect(-15, 34, 30, 6, 'butter', 2),
      path('M-11 56H11L7 92Q0 98 -7 92Z', 'night'),
      [-5, 0, 5].map((x) => line(`M${x} -150V60`, 'paper', 1.2)),
      path('M-10 -150L-8 -186Q8 -200 10 -178L10 -150Z', 'brick'),
      circle(2, -186, 7, shade('brick', 0.3)),
      [-176, -162].map((y) => [rect(-26, y, 16, 7, 'night', 3), rect(10, y + 4, 16, 7, 'night', 3)]),
    ),
    group(
      'translate(286 150) rotate(-20)',
      rect(-3, -128, 6, 270, 'clay', 3),
      rect(8, -116, 3, 240, 'paper'),
      rect(-5, 104, 16, 26, 'night', 4),
      path('M-3 -128Q6 -140 11 -116L8 -110Z', 'clay'),
    ),
  ];
};

/** Two tickets for tonight. */
const tickets: Scene = (ink) => {
  const ticket = (x: number, y: number, turn: number, fill: Colour, stub: Colour) => {
    const outline =
      'M-128 -66H42A12 12 0 0 0 66 -66H128V-22A22 22 0 0 0 128 22V66H66A12 12 0 0 0 42 66H-128V22A22 22 0 0 0 -128 -22Z';
    return group(
      `translate(${x} ${y}) rotate(${turn})`,
      path(outline, 'night', 0.28, 'translate(8 10)'),
      path(outline, fill),
      path('M54 -54A12 12 0 0 0 66 -66H128V-22A22 22 0 0 0 128 22V66H66A12 12 0 0 0 54 54Z', stub),
      [-38, -19, 0, 19, 38].map((top) => rect(52, top - 5, 4, 10, shade(fill, 0.3))),
    );
  };
  return [
    sheet(ink.ground),
    circle(310, 66, 128, ink.backdrop),
    path('M0 230L400 180V320H0Z', ink.plane),
    ticket(216, 116, 14, 'butter', 'mustard'),
    ticket(184, 196, -11, 'paper', 'terracotta'),
    group(
      'translate(152 202) rotate(-11)',
      path('M-72 -34Q-44 -24 -14 -34V4Q-20 38 -43 42Q-66 38 -72 4Z', 'terracotta'),
      path('M-43 -28Q-28 -29 -14 -34V4Q-20 38 -43 42Z', shade('terracotta', 0.2)),
      [-57, -29].map((x) => ellipse(x, -6, 7, 4.5, 'paper')),
      line('M-56 15Q-43 28 -30 15', 'paper', 6),
      line('M10 -24H62M10 0H54M10 24H62', 'night', 8),
    ),
    [
      [52, 74, 'butter'],
      [350, 262, 'rose'],
      [318, 292, 'butter'],
    ].map(([x, y, fill]) => circle(x as number, y as number, 11, fill as Colour)),
  ];
};

export const culture = { theatre, record, vase, cinema, violin, tickets } as const satisfies Record<string, Scene>;
