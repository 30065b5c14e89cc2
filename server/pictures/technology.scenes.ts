import { instead, shade, tint } from './inks.ts';
import { box, cup } from './kit.ts';
import { circle, group, line, path, quarter, rect, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow } from './stage.ts';

const headphones: Scene = (ink, random) => {
  const y = 250,
    a = ink.hero;
  return [
    backdrop(pick(random, ['sun', 'low', 'arch']), ink, y),
    plane(ink, y),
    shadow(200, 292, 190, ink.plane, 14),
    box(112, 250, 176, 42, instead(ink.companion, 'sky', 'terracotta'), 6, 0.6),
    line('M104 184C92 28 308 28 296 184', a, 22),
    line('M250 78C284 98 300 140 296 184', shade(a, 0.3), 22),
    rect(84, 150, 58, 104, 'night', 26),
    rect(110, 146, 44, 112, ink.companion, 20),
    rect(134, 146, 20, 112, shade(ink.companion, 0.2), 10),
    rect(258, 150, 58, 104, 'night', 26),
    rect(246, 146, 44, 112, shade(ink.companion, 0.2), 20),
    rect(246, 146, 22, 112, ink.companion, 10),
  ];
};

const laptop: Scene = (ink, random) => {
  const y = 226;
  return [
    backdrop(pick(random, ['half', 'bands', 'corner']), ink, y, 210),
    plane(ink, y),
    shadow(190, 284, 290, ink.plane, 13),
    rect(72, 70, 236, 170, 'night', 12),
    rect(84, 82, 212, 146, 'ice'),
    [
      path('M84 228V186Q140 130 196 176T296 150V228Z', 'teal'),
      circle(238, 124, 27, 'apricot'),
      path('M84 228V206Q160 172 220 208T296 196V228Z', 'evergreen'),
      rect(98, 96, 58, 9, 'night', 4.5),
      rect(98, 112, 36, 9, 'terracotta', 4.5),
    ],
    path('M46 240H334L352 272Q352 282 340 282H40Q28 282 28 272Z', tint('night', 0.62)),
    path('M214 240H334L352 272Q352 282 340 282H214Z', tint('night', 0.5)),
    rect(150, 240, 80, 10, tint('night', 0.36), 5),
    cup(356, 292, ink.companion === 'sky' ? 'terracotta' : 'apricot', 0.84),
  ];
};

const camera: Scene = (ink, random) => {
  const y = 238,
    a = ink.hero === 'apricot' ? 'apricot' : ink.companion;
  return [
    backdrop(pick(random, ['arch', 'sun', 'panel']), ink, y, 170),
    plane(ink, y),
    shadow(200, 284, 240, ink.plane, 14),
    rect(138, 82, 90, 50, 'night', 8),
    box(66, 114, 252, 168, instead(a, 'paper', 'apricot'), 20, 0.64, 0.16),
    rect(66, 150, 252, 96, 'night'),
    rect(228, 150, 90, 96, shade('night', 0.4)),
    circle(190, 198, 78, 'paper'),
    circle(190, 198, 64, 'night'),
    circle(190, 198, 48, 'teal'),
    semicircle(190, 198, 48, 120, shade('teal', 0.35)),
    circle(190, 198, 22, 'night'),
    circle(174, 180, 11, 'paper'),
    rect(88, 100, 32, 16, 'night', 5),
    circle(288, 132, 9, 'paper'),
    rect(84, 126, 30, 13, 'paper', 3),
  ];
};

const phone: Scene = (ink, random) => {
  const y = 252;
  return [
    backdrop(pick(random, ['low', 'corner']), ink, y, 220),
    plane(ink, y),
    group(
      'translate(196 160) rotate(-12)',
      rect(-66, -128, 150, 264, 'night', 22, 0.2),
      rect(-80, -138, 150, 264, 'night', 22),
      rect(-70, -126, 130, 240, 'ice', 12),
      quarter(-70, 114, 130, 0, 'terracotta'),
      circle(-4, -60, 44, 'butter'),
      semicircle(-4, -60, 44, 90, 'apricot'),
      rect(-54, 4, 44, 44, 'teal', 8),
      circle(28, 26, 22, 'navy'),
      rect(-30, -134, 50, 9, 'night', 4),
    ),
    group(
      'translate(334 206) rotate(10)',
      rect(-20, -104, 40, 212, instead(ink.companion, 'paper', 'apricot'), 12),
      box(-36, -44, 72, 84, 'night', 18, 0.5, 0),
      rect(-27, -35, 54, 66, 'paper', 11),
      line('M0 -2V-22M0 -2L14 8', 'terracotta', 5),
    ),
  ];
};

export const technology = { headphones, laptop, camera, phone } as const satisfies Record<string, Scene>;
