import { shade, tint } from './inks.ts';
import { leaf, orb, pot } from './kit.ts';
import { circle, group, line, path, rect, semicircle } from './shapes.ts';
import { type Scene, sheet } from './stage.ts';

const shop: Scene = () => {
  const y = 270;
  return [
    sheet('peach'),
    circle(330, 70, 44, 'paper~'),
    rect(0, y, 400, 50, 'clay^'),
    rect(56, 78, 288, 200, 'paper'),
    rect(232, 78, 112, 200, shade('paper', 0.08)),
    rect(56, 58, 288, 26, 'evergreen'),
    rect(82, 150, 104, 92, 'ice'),
    path('M82 150H134L82 220Z', 'paper', 0.6),
    rect(82, 226, 104, 16, shade('paper', 0.2)),
    orb(108, 214, 13, 'terracotta'),
    orb(134, 214, 13, 'mustard'),
    orb(160, 214, 13, 'fern'),
    rect(214, 146, 86, 132, 'terracotta'),
    rect(257, 146, 43, 132, shade('terracotta', 0.2)),
    rect(228, 160, 58, 60, 'ice', 4),
    circle(288, 238, 5, 'butter'),
    rect(200, 270, 114, 10, 'night', 3),
    [0, 1, 2, 3, 4, 5, 6].map((i) => [
      path(`M${46 + i * 44} 84H${90 + i * 44}V124A22 22 0 0 1 ${46 + i * 44} 124Z`, i % 2 ? 'paper' : 'apricot'),
      path(`M${46 + i * 44} 84H${90 + i * 44}V96H${46 + i * 44}Z`, 'night', 0.1),
    ]),
    pot(350, 290, 'teal', 0.9),
    [-30, 0, 30].map((d) => leaf(350, 228, 66, 17, d, 'fern')),
  ];
};

const online: Scene = () => {
  const y = 246;
  return [
    sheet('mist'),
    circle(200, 170, 124, 'butter~'),
    rect(0, y, 400, 74, 'sage^'),
    rect(76, 78, 248, 172, 'night', 12),
    rect(88, 90, 224, 148, 'paper'),
    rect(88, 90, 224, 22, 'teal'),
    [0, 1, 2].map((i) => circle(104 + i * 16, 101, 4.5, 'paper')),
    path('M154 150H246L256 226H144Z', 'terracotta'),
    path('M204 150H246L256 226H204Z', shade('terracotta', 0.2)),
    line('M176 164V146A24 24 0 0 1 224 146V164', 'night', 7),
    path('M44 250H356L372 276Q374 286 362 286H38Q26 286 28 276Z', tint('night', 0.55)),
    path('M204 250H356L372 276Q374 286 362 286H204Z', tint('night', 0.44)),
  ];
};

const voucher: Scene = () => [
  sheet('lilac'),
  circle(70, 280, 130, tint('lilac^', 0.4)),
  group(
    'translate(206 166) rotate(-11)',
    [
      path('M-150 -76H150V-24A24 24 0 0 0 150 24V76H-150V24A24 24 0 0 0 -150 -24Z', 'night', 0.2, 'translate(10 12)'),
      path('M-150 -76H150V-24A24 24 0 0 0 150 24V76H-150V24A24 24 0 0 0 -150 -24Z', 'paper'),
      path('M66 -76H150V-24A24 24 0 0 0 150 24V76H66Z', 'apricot'),
    ],
    [-60, -38, -16, 6, 28, 50].map((v) => rect(63, v, 6, 12, 'lilac', 3)),
    rect(-118, -46, 60, 60, 'terracotta', 8),
    semicircle(-88, 14, 30, 0, 'butter'),
    circle(-88, -24, 12, 'paper'),
    rect(-40, -44, 84, 12, 'plum', 6),
    rect(-40, -22, 58, 10, tint('plum', 0.5), 5),
    rect(-118, 34, 150, 12, shade('paper', 0.12), 6),
    group(
      'translate(110 0)',
      leaf(0, 26, 52, 20, 0, 'paper', shade('apricot', 0.0)),
      leaf(0, 26, 52, 20, 0, 'paper', 'butter'),
    ),
  ),
];

const invoice: Scene = () => {
  const y = 256;
  return [
    sheet('sand'),
    circle(290, 90, 80, 'butter~'),
    rect(0, y, 400, 64, 'mustard^'),
    group(
      'translate(196 158) rotate(6)',
      rect(-82, -116, 176, 236, 'night', 6, 0.18),
      rect(-92, -126, 176, 236, 'paper', 6),
      rect(-4, -126, 88, 236, shade('paper', 0.05), 6),
      rect(-72, -104, 62, 20, 'evergreen', 4),
      [0, 1, 2, 3].map((i) => [
        rect(-72, -60 + i * 28, 96, 9, shade('paper', 0.22), 4.5),
        rect(42, -60 + i * 28, 26, 9, shade('paper', 0.35), 4.5),
      ]),
      rect(-72, 58, 136, 3, 'night'),
      rect(10, 72, 58, 14, 'terracotta', 7),
    ),
    group(
      'translate(92 226) rotate(-8)',
      rect(-40, 14, 80, 22, 'night', 5),
      path('M-30 14Q-26 -14 -14 -20V-46A14 14 0 0 1 14 -46V-20Q26 -14 30 14Z', 'brick'),
      path('M2 14V-59A14 14 0 0 1 14 -46V-20Q26 -14 30 14Z', shade('brick', 0.25)),
    ),
    group(
      'translate(322 210) rotate(32)',
      rect(-9, -96, 18, 140, 'teal', 4),
      rect(1, -96, 8, 140, shade('teal', 0.22)),
      path('M-9 44L0 70L9 44Z', 'peach'),
      rect(-9, -108, 18, 16, 'terracotta', 4),
    ),
  ];
};

export const ways = { shop, online, voucher, invoice } as const satisfies Record<string, Scene>;
