import { shade, tint } from './inks.ts';
import { book, bottle, box, cloud, cup, leaf, lemon, orb, pine } from './kit.ts';
import { arch, circle, ellipse, group, line, type Part, path, rect } from './shapes.ts';

const mountains = (): Part => [
  rect(0, 0, 1200, 660, 'evergreen^'),
  circle(852, 304, 196, 'apricot'),
  group(
    'translate(36 0)',
    path('M380 660L668 250L960 660Z', tint('teal', 0.12)),
    path('M668 250L960 660H740L700 400Z', 'teal'),
    path('M668 250L590 361L622 384L656 350L690 396L722 362L744 356Z', 'paper'),
    path('M668 250L744 356L722 362L690 396L681 340Z', shade('paper', 0.13)),
    path('M640 660L934 168L1260 660Z', tint('navy', 0.16)),
    path('M934 168L1260 660H1010L966 380Z', 'navy'),
    path('M934 168L840 325L876 352L916 312L958 368L1000 318L1034 319Z', 'paper'),
    path('M934 168L1034 319L1000 318L958 368L944 300Z', shade('paper', 0.14)),
    line('M934 172V122', 'night', 5),
    path('M936 122L980 136L936 152Z', 'terracotta'),
  ),
  cloud(566, 452, 0.95),
  cloud(1030, 430, 1.05),
  path('M240 660C420 520 560 560 720 572S1040 470 1240 500V680H240Z', 'fern^'),
  path(
    'M736 660C800 628 690 606 752 584C800 566 770 556 800 546L814 548C800 560 826 572 786 592C740 616 850 632 800 660Z',
    'sand',
  ),
  path('M-20 660V610C160 560 360 600 540 632S980 600 1220 566V680H-20Z', 'night'),
  (
    [
      [560, 640, 1.1],
      [500, 648, 0.8],
      [1096, 600, 1.5],
      [1016, 612, 1.05],
      [1164, 600, 1.15],
      [622, 640, 0.7],
    ] as const
  ).map(([x, y, scale]) => pine(x, y, scale, 'fern')),
  group(
    'translate(1086 176) scale(.62)',
    path(
      'M-98 126A98 98 0 0 1 98 126C98 176 46 200 26 238H-26C-46 200 -98 176 -98 126Z',
      'terracotta',
      1,
      'translate(0 -110)',
    ),
    group(
      'translate(0 -110)',
      path('M-62 50C-92 110 -70 180 -16 238H16C70 180 92 110 62 50A98 98 0 0 0 -62 50Z', 'paper'),
      path('M-30 33C-44 110 -34 180 -8 238H8C34 180 44 110 30 33A98 98 0 0 0 -30 33Z', 'butter'),
      path('M30 33C44 110 34 180 8 238H26C46 200 98 176 98 126C98 84 70 46 30 33Z', 'night', 0.18),
      line('M-24 240L-16 258M24 240L16 258', 'night', 3),
      box(-19, 256, 38, 30, 'clay', 5),
    ),
  ),
];

const stillLife = (): Part => [
  rect(0, 0, 1200, 660, 'brick^'),
  [0, 1, 2, 3].map((i) => arch(596 + i * 160, 70, 134, 420, i % 2 ? shade('brick^', 0.14) : shade('brick^', 0.2))),
  circle(1046, 226, 104, 'apricot'),
  rect(0, 486, 1200, 174, 'paper'),
  Array.from({ length: 15 }, (_, i) => rect(i * 84 - 10, 486, 42, 174, 'rose', 0, 0.62)),
  rect(0, 530, 1200, 44, 'rose', 0, 0.62),
  rect(0, 618, 1200, 42, 'rose', 0, 0.62),
  group('translate(990 570) scale(2.35)', bottle(0, 0, 'evergreen')),
  ellipse(760, 590, 210, 26, shade('rose', 0.22), 0.8),
  group(
    'translate(476 146) scale(1.5)',
    orb(150, 172, 44, 'apricot'),
    orb(238, 164, 50, 'terracotta'),
    leaf(238, 116, 40, 13, 40, 'fern'),
    line('M238 116V100', 'night', 4),
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
    path('M80 188H316A118 96 0 0 1 240 284H156A118 96 0 0 1 80 188Z', 'teal'),
    path('M226 188H316A118 96 0 0 1 240 284H196Q244 240 226 188Z', shade('teal', 0.3)),
    line('M104 216Q196 238 292 216', tint('teal', 0.4), 5),
  ),
  group('translate(1110 600) scale(1.7)', cup(0, 0, 'paper')),
  lemon(560, 592, 46),
  group(
    'translate(898 604) rotate(-7)',
    rect(-140, -50, 270, 62, 'clay', 31),
    path('M-140 -19A31 31 0 0 0 -109 12H99A31 31 0 0 0 130 -19Z', shade('clay', 0.2)),
    [-84, -30, 24, 76].map((v) => line(`M${v} -14L${v + 24} -38`, 'peach', 10)),
  ),
];

const lamp = (): Part => [
  rect(0, 0, 1200, 660, 'navy^'),
  path('M690 214L1180 560H420Z', 'butter', 0.9),
  rect(0, 540, 1200, 120, 'teal^'),
  ellipse(800, 590, 400, 36, tint('teal^', 0.25)),
  line('M1080 580V330L740 172', 'apricot', 20),
  circle(1080, 330, 22, 'terracotta'),
  rect(1000, 570, 160, 24, 'apricot', 10),
  group(
    'translate(712 192) rotate(-25)',
    path('M-110 54A110 110 0 0 1 110 54Z', 'terracotta'),
    path('M10 -55A110 110 0 0 1 110 54H10Z', shade('terracotta', 0.2)),
  ),
  group(
    'translate(560 596) scale(1.15)',
    book(0, 0, 236, 42, 'terracotta'),
    book(24, -42, 200, 36, 'fern'),
    book(10, -78, 214, 38, 'mustard'),
  ),
  path('M690 560Q790 500 880 548Q970 500 1070 560V600Q970 544 880 592Q790 544 690 600Z', 'paper'),
  path('M880 548Q970 500 1070 560V600Q970 544 880 592Z', shade('paper', 0.13)),
  path('M690 600Q790 544 880 592Q970 544 1070 600V614Q970 560 880 608Q790 560 690 614Z', 'night'),
  group('translate(660 474) scale(1.25)', cup(0, 0, 'paper')),
  line('M652 384q-14 -18 0 -36t0 -36M684 384q-14 -18 0 -36t0 -36', shade('butter', 0.1), 7),
];

/** The three wide scenes of the home slider: the subject on the right, calm background on the left for the text. */
export const BANNERS = [mountains, stillLife, lamp] as const;
