import { instead, shade, tint } from './inks.ts';
import { box, leaf } from './kit.ts';
import { circle, ellipse, group, line, path, rect, ring, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const bottles: Scene = (ink, random) => {
  const y = 236;
  return [
    backdrop(pick(random, ['arch', 'sun', 'low']), ink, y, 206),
    plane(ink, y),
    box(60, 216, 118, 76, tint(ink.plane, 0.4), 0, 0.6),
    box(196, 246, 150, 46, tint(ink.plane, 0.22), 0, 0.6),
    shadow(280, 292, 100, ink.plane, 1),
    group(
      'translate(118 216)',
      rect(-44, -96, 88, 96, instead(ink.accent, 'paper', 'apricot'), 8),
      rect(6, -96, 38, 96, shade(instead(ink.accent, 'paper', 'apricot'), 0.15), 8),
      rect(-14, -116, 28, 22, 'night'),
      circle(0, -136, 26, instead(ink.companion, 'paper', 'terracotta')),
      semicircle(0, -136, 26, 65, shade(instead(ink.companion, 'paper', 'terracotta'), 0.2)),
      rect(-26, -66, 52, 36, 'paper'),
    ),
    group(
      'translate(240 246)',
      rect(-26, -104, 52, 104, ink.hero, 8),
      rect(2, -104, 24, 104, shade(ink.hero, 0.22), 8),
      rect(-12, -124, 24, 22, 'mustard'),
      path('M-10 -124V-156Q-10 -168 0 -168Q10 -168 10 -156V-124Z', 'night'),
    ),
    group(
      'translate(310 246)',
      rect(-34, -48, 68, 48, 'paper', 8),
      rect(2, -48, 32, 48, shade('paper', 0.12), 8),
      rect(-38, -64, 76, 20, instead(ink.companion, 'paper', 'terracotta'), 5),
    ),
    leaf(348, 292, 78, 20, 24, 'fern'),
    leaf(352, 292, 56, 16, 62, 'sage'),
    leaf(44, 292, 62, 16, -30, 'fern'),
  ];
};

const mirror: Scene = (ink) => {
  const y = 262,
    b = instead(ink.companion, 'paper', 'terracotta');
  return [
    sheet(ink.ground),
    backdrop('corner', ink, y),
    plane(ink, y),
    group(
      'translate(168 138) rotate(-14)',
      rect(-14, 98, 28, 150, ink.hero, 14),
      rect(2, 98, 12, 150, shade(ink.hero, 0.25), 6),
      ellipse(0, 0, 98, 112, ink.hero),
      path('M0 -112A98 112 0 0 1 0 112Z', shade(ink.hero, 0.22)),
      ellipse(0, 0, 80, 94, 'ice'),
      group('rotate(34)', rect(-46, -62, 34, 124, 'paper', 17), rect(0, -76, 13, 152, 'paper', 6.5)),
    ),
    group(
      'translate(312 292)',
      rect(-26, -92, 52, 92, 'night', 4),
      rect(2, -92, 24, 92, shade('night', 0.4), 4),
      rect(-26, -92, 52, 16, 'mustard'),
      rect(-19, -124, 38, 34, 'mustard'),
      path('M-15 -124V-176L15 -194V-124Z', b),
      path('M3 -124V-187L15 -194V-124Z', shade(b, 0.22)),
    ),
    group('translate(250 290)', rect(-16, -40, 32, 40, 'paper', 4), rect(-11, -72, 22, 34, 'night', 4)),
  ];
};

const hairdresser: Scene = (ink) => {
  const a = ink.hero,
    b = instead(ink.companion, 'paper', 'clay');
  return [
    sheet(ink.ground),
    [170, 146, 122, 98, 74].map((R, i) => circle(60, 318, R, i % 2 ? shade(a, 0.22) : a)),
    [150, 126, 102, 78, 54].map((R, i) => circle(372, -6, R, i % 2 ? shade(b, 0.22) : b)),
    group(
      'translate(196 128) rotate(38)',
      path('M-7 10L-26 -136Q2 -110 12 6Z', tint('night', 0.7)),
      path('M7 10L26 -136Q-2 -110 -12 6Z', tint('night', 0.86)),
      line('M-8 14L-34 62', 'night', 11),
      line('M8 14L34 62', 'night', 11),
      [ring(-46, 88, 27, 'terracotta', 13), ring(46, 88, 27, 'terracotta', 13)],
      circle(0, 6, 7, 'mustard'),
    ),
    group(
      'translate(300 236) rotate(-30)',
      rect(-90, -32, 180, 26, 'mustard', 8),
      rect(-90, -32, 16, 70, 'mustard', 6),
      rect(74, -32, 16, 70, 'mustard', 6),
      Array.from(
        {
          length: 13,
        },
        (_, i) => rect(-69 + i * 11, -10, 6, 46, 'mustard', 3),
      ),
      rect(-90, -18, 180, 12, shade('mustard', 0.16)),
    ),
  ];
};

export const beauty = { bottles, mirror, hairdresser } as const satisfies Record<string, Scene>;
