import { type Colour, instead, shade, tint } from './inks.ts';
import { book, box, cup } from './kit.ts';
import { circle, ellipse, group, line, path, rect } from './shapes.ts';
import { backdrop, nth, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const lamp: Scene = (ink, random) => {
  const y = 236;
  return [
    backdrop('panel', ink, y, pick(random, [150, 260])),
    path('M216 92L392 236H96Z', tint('butter', 0.25), 0.85),
    plane(ink, y),
    ellipse(240, 262, 148, 22, tint(ink.plane, 0.3)),
    line('M70 268V178L136 86', ink.hero, 11),
    circle(70, 178, 12, ink.companion),
    rect(26, 262, 92, 16, ink.hero, 8),
    group(
      'translate(164 84) rotate(-36)',
      path('M-70 34A70 70 0 0 1 70 34Z', instead(ink.companion, 'paper', 'terracotta'), 1, 'rotate(62)'),
    ),
    path('M136 262Q190 232 240 256Q290 232 344 262V284Q290 258 240 282Q190 258 136 284Z', 'paper'),
    path('M240 256Q290 232 344 262V284Q290 258 240 282Z', shade('paper', 0.14)),
    path('M136 284Q190 258 240 282Q290 258 344 284V292Q290 268 240 292Q190 268 136 292Z', ink.hero),
  ];
};

const speech: Scene = (ink) => {
  const a = ink.hero;
  const b = instead(ink.companion, 'paper', 'terracotta');
  return [
    sheet(ink.ground),
    circle(346, 40, 120, ink.backdrop),
    rect(0, 284, 400, 36, ink.plane),
    path('M30 60Q30 40 50 40H226Q246 40 246 60V166Q246 186 226 186H120L70 240V186H50Q30 186 30 166Z', a),
    path('M104 150L138 72L172 150Z', 'paper'),
    path('M138 72L172 150H138Z', shade('paper', 0.14)),
    path('M128 150L138 126L148 150Z', a),
    path('M166 208A88 88 0 1 1 316 262L342 300L278 281A88 88 0 0 1 166 208Z', b),
    circle(212, 196, 17, 'paper'),
    rect(238, 179, 34, 34, 'butter'),
    path('M282 213L300 180L318 213Z', a),
    rect(195, 228, 123, 9, 'paper', 4),
  ];
};

const pencils: Scene = (ink, random) => {
  const woods = [instead(ink.companion, 'paper', 'terracotta'), ink.hero, 'mustard', 'fern'] as const;
  const standing = [
    [50, 96],
    [132, 54],
    [214, 120],
    [296, 78],
  ] as const;
  const turn = Math.floor(random() * 4);
  return [
    sheet(ink.ground),
    circle(112, 150, 138, ink.backdrop),
    standing.map(([x, t], place) => {
      const f = nth(woods, place + turn);
      return [
        path(`M${x} ${t + 70}L${x + 32} ${t}L${x + 64} ${t + 70}Z`, 'peach'),
        path(`M${x + 32} ${t}L${x + 64} ${t + 70}H${x + 32}Z`, shade('peach', 0.16)),
        path(`M${x + 21.5} ${t + 23}L${x + 32} ${t}L${x + 42.5} ${t + 23}Z`, 'night'),
        rect(x, t + 70, 22, 320, f),
        rect(x + 22, t + 70, 21, 320, shade(f, 0.13)),
        rect(x + 43, t + 70, 21, 320, shade(f, 0.28)),
        path(
          `M${x} ${t + 70}A11 11 0 0 1 ${x + 22} ${t + 70}A10.5 10.5 0 0 1 ${x + 43} ${t + 70}A10.5 10.5 0 0 1 ${x + 64} ${t + 70}V${t + 72}H${x}Z`,
          'peach',
        ),
      ];
    }),
  ];
};

const graduation: Scene = (ink, random) => {
  const y = 244;
  return [
    backdrop(pick(random, ['sun', 'arch']), ink, y, 210),
    plane(ink, y),
    book(70, 290, 210, 36, ink.hero),
    book(96, 254, 170, 32, instead(ink.companion, 'paper', 'terracotta')),
    group(
      'translate(186 222)',
      path('M-86 -66L0 -100L86 -66L0 -32Z', 'night'),
      path('M0 -100L86 -66L0 -32Z', shade('evergreen', 0.15)),
      path('M-48 -50L0 -32L48 -50V-14Q0 10 -48 -14Z', 'evergreen'),
      path('M0 -32L48 -50V-14Q24 -2 0 -2Z', 'night'),
      line('M60 -62V-14', 'mustard', 5),
      circle(60, -8, 9, 'mustard'),
    ),
    cup(332, 290, 'teal', 1.1),
    [
      [322, -8],
      [334, 8],
      [346, 20],
    ].map(([x, d]) =>
      group(
        `translate(${x} 240) rotate(${d})`,
        rect(-5, -70, 10, 80, d === 8 ? ink.hero : 'terracotta'),
        path('M-5 -70L0 -84L5 -70Z', 'paper'),
      ),
    ),
  ];
};

const easel: Scene = (ink, random) => {
  const y = 250;
  return [
    backdrop(pick(random, ['sun', 'arch', 'low']), ink, y, 190),
    plane(ink, y),
    line('M190 30L110 296M190 30L270 296M190 40V270', 'clay', 11),
    rect(82, 196, 216, 14, shade('clay', 0.2), 4),
    rect(92, 56, 196, 144, 'night', 3, 0.16),
    rect(86, 50, 196, 144, 'paper', 3),
    rect(96, 60, 176, 124, 'sky'),
    circle(226, 94, 20, 'butter'),
    path('M96 184V138Q150 96 206 144T272 128V184Z', 'fern'),
    path('M96 184V162Q160 132 222 162T272 160V184Z', 'evergreen'),
    path('M170 184L190 140L210 184Z', 'terracotta'),
    shadow(336, 292, 62, ink.plane),
    [
      [322, -10, 'terracotta'],
      [336, 4, 'mustard'],
      [348, 16, 'teal'],
    ].map(([x, turn, fill]) =>
      group(
        `translate(${x} 240) rotate(${turn})`,
        rect(-3.5, -60, 7, 74, 'clay'),
        rect(-6, -74, 12, 18, tint('night', 0.55)),
        path('M-7 -74Q-8 -96 0 -106Q8 -96 7 -74Z', fill as Colour),
      ),
    ),
    box(310, 236, 52, 56, instead(ink.companion, 'apricot', 'teal'), 6),
    group(
      'translate(66 292)',
      rect(-30, -14, 60, 14, 'paper', 5),
      circle(-14, -14, 9, 'terracotta'),
      circle(4, -14, 9, 'mustard'),
      circle(20, -14, 7, 'teal'),
    ),
  ];
};

export const education = { lamp, speech, pencils, graduation, easel } as const satisfies Record<string, Scene>;
