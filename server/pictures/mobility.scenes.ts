import { instead, shade, tint } from './inks.ts';
import { box, leaf } from './kit.ts';
import { circle, ellipse, group, line, path, rect, ring } from './shapes.ts';
import { backdrop, pick, plane, type Scene, sheet } from './stage.ts';

const bicycle: Scene = (ink, random) => {
  const y = 246,
    a = instead(ink.companion, 'navy', ink.hero);
  const wheel = (x: number, r: number) => [
    ring(x, 210, r, 'night', 11),
    [0, 30, 60, 90, 120, 150].map((d) =>
      group(`translate(${x} 210) rotate(${d})`, line(`M${-r + 6} 0H${r - 6}`, 'night', 1.6)),
    ),
    circle(x, 210, 9, 'mustard'),
  ];
  return [
    backdrop(pick(random, ['half', 'bands', 'sun']), ink, y, 200),
    plane(ink, y),
    ellipse(214, 288, 170, 10, shade(ink.plane, 0.2)),
    wheel(100, 72),
    wheel(304, 72),
    line('M100 210L150 118H270L196 210Z', a, 12),
    line('M138 96L196 210M264 92L304 210M100 210H196', a, 12),
    path('M108 80H166Q172 96 142 100Q112 100 108 80Z', 'night'),
    line('M262 94L258 74H298Q312 76 308 92', 'night', 10),
    circle(196, 210, 22, 'night'),
    circle(196, 210, 10, 'mustard'),
    line('M196 210L210 244', 'night', 7),
    rect(198, 242, 28, 8, 'night', 4),
    group(
      'translate(318 116)',
      path('M-34 -12H34L26 40H-26Z', 'clay'),
      path('M2 -12H34L26 40H2Z', shade('clay', 0.18)),
      leaf(-12, -10, 50, 14, -18, 'fern'),
      leaf(8, -10, 44, 13, 16, 'sage'),
      circle(22, -22, 13, 'terracotta'),
    ),
  ];
};

const car: Scene = (ink, random) => {
  const a = instead(ink.hero, 'teal', 'terracotta');
  return [
    sheet(ink.ground),
    circle(pick(random, [90, 300]), 96, 56, instead(ink.backdrop, 'paper~', 'apricot~')),
    path('M-20 250Q100 120 240 214T420 170V330H-20Z', 'sage^'),
    path('M-20 260Q160 190 420 236V330H-20Z', 'fern^'),
    rect(0, 258, 400, 62, 'night'),
    [10, 110, 210, 310].map((x) => rect(x, 288, 56, 7, 'butter')),
    path(
      'M60 248V206Q62 186 84 182L118 132Q128 118 148 118H226Q244 118 256 132L290 176Q342 182 346 214V248Q346 258 336 258H70Q60 258 60 248Z',
      a,
    ),
    path('M60 226H346V248Q346 258 336 258H70Q60 258 60 248Z', shade(a, 0.22)),
    path('M132 176L154 138Q158 132 166 132H188V176Z', 'ice'),
    path('M202 132H222Q232 132 238 140L264 176H202Z', shade('ice', 0.12)),
    circle(330, 210, 12, 'butter'),
    rect(210, 192, 26, 6, 'night', 3),
    rect(54, 238, 26, 10, 'paper', 5),
    rect(328, 238, 26, 10, 'paper', 5),
    [128, 282].map((x) => [circle(x, 258, 34, 'night'), circle(x, 258, 19, 'paper'), circle(x, 258, 8, 'night')]),
    group(
      'translate(190 118)',
      box(-58, -34, 84, 34, 'mustard', 5),
      rect(-36, -34, 8, 34, 'night'),
      rect(4, -34, 8, 34, 'night'),
      rect(-64, -4, 116, 6, 'night', 3),
    ),
  ];
};

const tram: Scene = (ink) => {
  const bg = ink.ground,
    a = 'terracotta';
  return [
    sheet(bg),
    (
      [
        [0, 150, 70],
        [62, 104, 64],
        [118, 170, 50],
        [276, 128, 60],
        [330, 84, 80],
      ] as const
    ).map(([x, y, w], i) => [
      rect(x, y, w, 180, i % 2 ? shade(bg, 0.12) : shade(bg, 0.2)),
      i === 4 ? path('M330 84L370 40L410 84Z', shade(bg, 0.12)) : '',
    ]),
    line('M0 34L400 22', 'night', 2.5),
    line('M0 52L400 46', 'night', 2.5),
    rect(0, 274, 400, 46, 'night'),
    path('M150 274L96 320H112L166 274ZM240 274L294 320H278L224 274Z', tint('night', 0.5)),
    line('M176 74L196 32L216 74', 'night', 5),
    rect(168, 26, 56, 7, 'night', 3),
    path('M112 104Q112 74 142 74H248Q278 74 278 104V252Q278 268 262 268H128Q112 268 112 252Z', a),
    path('M200 74H248Q278 74 278 104V252Q278 268 262 268H200Z', shade(a, 0.18)),
    rect(112, 196, 166, 20, 'paper'),
    rect(200, 196, 78, 20, shade('paper', 0.12)),
    rect(130, 118, 130, 66, 'ice', 8),
    path('M200 118H252Q260 118 260 126V176Q260 184 252 184H200Z', shade('ice', 0.13)),
    rect(160, 84, 70, 22, 'night', 5),
    rect(170, 91, 50, 8, 'butter', 4),
    circle(142, 238, 14, 'butter'),
    circle(248, 238, 14, 'butter'),
    rect(128, 264, 134, 14, shade('night', 0.4), 4),
  ];
};

export const mobility = { bicycle, car, tram } as const satisfies Record<string, Scene>;
