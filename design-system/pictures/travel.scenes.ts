import { type Colour, instead, shade, tint } from './inks.ts';
import { box, pine } from './kit.ts';
import { arch, circle, ellipse, group, line, path, rect, semicircle } from './shapes.ts';
import { pick, plane, type Scene, shadow, sheet } from './stage.ts';

const mountains: Scene = (ink, random) => {
  const y = 222;
  const d = ink.hero;
  return [
    sheet(ink.ground),
    circle(pick(random, [280, 120]), 92, 58, ink.backdrop),
    path('M-40 222L110 60L250 222Z', tint(d, 0.32)),
    path('M110 60L250 222H150L128 150Z', tint(d, 0.16)),
    path('M110 60L72 101L96 112L110 98L128 118L142 97Z', 'paper'),
    path('M150 222L286 92L440 222Z', d),
    path('M286 92L440 222H330L300 170Z', shade(d, 0.3)),
    path('M286 92L256 121L276 132L290 118L306 134L318 119Z', 'paper'),
    rect(0, y, 400, 98, instead(ink.plane, 'sky^', 'teal^')),
    (
      [
        [40, 242, 150],
        [210, 254, 140],
        [90, 270, 120],
        [250, 284, 110],
        [30, 300, 90],
      ] as const
    ).map(([x, top, w]) => rect(x, top, w, 7, tint('teal', 0.45), 3.5)),
    (
      [
        [24, 250, 1],
        [66, 262, 1.25],
        [362, 258, 1.1],
      ] as const
    ).map(([x, top, k]) =>
      group(
        `translate(${x} ${top}) scale(${k})`,
        path('M-26 0L0 -74L26 0Z', 'evergreen'),
        path('M0 -74L26 0H0Z', 'night'),
      ),
    ),
  ];
};

const sailing: Scene = (ink, random) => {
  const waves = (y: number, fill: Colour, offset: number) =>
    path(`M${-40 + offset} ${y}${'q24 -22 48 0'.repeat(10)}V330H-60Z`, fill);
  const sun = instead(ink.backdrop, 'paper~', 'apricot~');
  return [
    sheet(ink.ground),
    circle(pick(random, [110, 292]), 206, 78, sun),
    waves(216, tint('teal', 0.4), 0),
    group(
      'translate(214 0)',
      path('M6 34V202H-96Q-30 130 6 34Z', 'paper'),
      path('M18 58V202H92Q64 118 18 58Z', instead(ink.companion, 'paper', 'terracotta')),
      path('M18 58V202H52Q46 120 18 58Z', tint(instead(ink.companion, 'paper', 'terracotta'), 0.22)),
      rect(6, 24, 8, 196, 'night'),
      path('M-110 214H112Q96 256 66 258H-66Q-96 252 -110 214Z', 'navy'),
      path('M30 214H112Q96 256 66 258H6Q34 240 30 214Z', shade('navy', 0.35)),
      rect(-100, 224, 196, 6, 'butter'),
    ),
    waves(258, 'teal', -20),
    waves(288, shade('teal', 0.3), 0),
    line('M70 80q12 -12 22 0q10 -12 22 0', 'night', 4),
    line('M316 60q9 -9 16 0q8 -9 16 0', 'night', 3.5),
  ];
};

const suitcase: Scene = (ink) => {
  const y = 246;
  const b = instead(ink.companion, 'paper', 'terracotta');
  return [
    sheet(ink.ground),
    arch(44, 20, 312, 228, ink.ground === 'ice^' ? 'paper~' : 'ice~'),
    [
      path('M44 190H356V246H44Z', 'teal'),
      semicircle(200, 190, 52, 0, instead(ink.backdrop, 'paper~', 'butter~')),
      rect(90, 206, 70, 6, 'ice', 3),
      rect(236, 218, 80, 6, 'ice', 3),
    ],
    plane({ plane: ink.plane === 'teal^' || ink.plane === 'sky^' ? 'peach^' : ink.plane }, y),
    shadow(190, 290, 210, 'peach^'),
    line('M150 150V126Q150 116 160 116H216Q226 116 226 126V150', 'night', 10),
    box(82, 148, 212, 140, b, 18, 0.56, 0.2),
    rect(112, 148, 18, 140, 'butter'),
    rect(246, 148, 18, 140, shade('butter', 0.16)),
    circle(188, 216, 24, 'paper'),
    path('M188 200L196 216L188 232L180 216Z', 'teal'),
    group(
      'translate(292 288)',
      ellipse(0, -6, 66, 12, 'mustard'),
      path('M-38 -10Q-36 -58 0 -58Q36 -58 38 -10Z', 'butter'),
      path('M4 -58Q36 -56 38 -10H4Z', shade('butter', 0.16)),
      path('M-38 -14Q0 -4 38 -14V-26Q0 -18 -38 -26Z', b),
    ),
  ];
};

const balloon: Scene = (ink, random) => {
  const x = pick(random, [180, 220]),
    b = instead(ink.companion, 'paper', 'terracotta');
  return [
    sheet(ink.ground),
    circle(360, 60, 46, 'butter'),
    path('M0 300Q110 196 240 270T400 236V320H0Z', 'sage^'),
    path('M0 320V292Q140 236 280 292T400 284V320Z', 'fern^'),
    group(
      `translate(${x} 0)`,
      path('M-98 126A98 98 0 0 1 98 126C98 176 46 200 26 238H-26C-46 200 -98 176 -98 126Z', b),
      path('M-62 50C-92 110 -70 180 -16 238H16C70 180 92 110 62 50A98 98 0 0 0 -62 50Z', 'paper'),
      path('M-30 33C-44 110 -34 180 -8 238H8C34 180 44 110 30 33A98 98 0 0 0 -30 33Z', 'apricot'),
      path('M30 33C44 110 34 180 8 238H26C46 200 98 176 98 126C98 84 70 46 30 33Z', 'night', 0.16),
      line('M-24 240L-16 258M24 240L16 258', 'night', 3),
      box(-19, 256, 38, 30, 'clay', 5),
    ),
    line('M60 70q10 -10 18 0q8 -10 18 0', 'night', 3.5),
    path('M20 120a18 18 0 0 1 34 -8a20 20 0 0 1 36 8Z', 'paper'),
  ];
};

const skis: Scene = (ink) => {
  const left = instead(ink.companion, 'paper', 'terracotta');
  const ski = (turn: number, fill: Colour) =>
    group(
      `translate(200 300) rotate(${turn})`,
      path('M-17 0V-236Q-17 -262 0 -270Q17 -262 17 -236V0Z', fill),
      path('M1 -270Q17 -262 17 -236V0H1Z', shade(fill, 0.2)),
      rect(-17, -206, 34, 12, 'butter'),
      rect(-17, -186, 34, 5, 'butter'),
      rect(-13, -120, 26, 44, 'night', 5),
      rect(-17, -46, 34, 10, 'paper'),
    );
  return [
    circle(306, 84, 52, ink.backdrop),
    path('M-60 262L92 74L236 262Z', tint(ink.hero, 0.3)),
    path('M92 74L236 262H130L104 150Z', tint(ink.hero, 0.12)),
    path('M92 74L60 114L80 124L94 108L112 128L127 119Z', 'paper'),
    path('M190 262L318 128L450 262Z', ink.hero),
    path('M318 128L450 262H350Z', shade(ink.hero, 0.28)),
    path('M318 128L288 160L306 170L320 156L338 172L351 161Z', 'paper'),
    pine(52, 262, 0.9),
    pine(360, 268, 1.05),
    path('M0 252Q120 224 220 252T400 244V320H0Z', 'paper'),
    path('M0 300Q140 262 400 290V320H0Z', shade('paper', 0.1)),
    ellipse(216, 296, 78, 10, shade('paper', 0.24)),
    group(
      'translate(200 300) rotate(-28)',
      rect(-3, -216, 6, 216, 'night', 3),
      rect(-7, -226, 14, 40, 'night', 6),
      circle(0, -16, 11, 'mustard'),
    ),
    group(
      'translate(200 300) rotate(28)',
      rect(-3, -216, 6, 216, 'night', 3),
      rect(-7, -226, 14, 40, 'night', 6),
      circle(0, -16, 11, 'mustard'),
    ),
    ski(-10, left),
    ski(9, 'teal'),
    path('M140 300Q200 276 268 300Q230 316 200 314Q166 316 140 300Z', 'paper'),
  ];
};

export const travel = { mountains, sailing, suitcase, balloon, skis } as const satisfies Record<string, Scene>;
