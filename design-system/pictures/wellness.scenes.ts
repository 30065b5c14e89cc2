import { type Colour, instead, mix, shade, tint } from './inks.ts';
import { bottle, leaf, pot, sprig } from './kit.ts';
import { circle, ellipse, group, line, path, rect, ring } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow } from './stage.ts';

const stones: Scene = (ink, random) => {
  const y = 216;
  return [
    backdrop(pick(random, ['sun', 'low', 'half']), ink, y, 188),
    plane(ink, y),
    [150, 112].map((v, i) => ellipse(196, 276, v, v * 0.2, i ? shade(ink.plane, 0.14) : tint(ink.plane, 0.2))),
    sprig(318, 286, 18, 4, 62, ink.hero),
    (
      [
        [196, 258, 92, 31, ink.companion],
        [186, 203, 68, 26, ink.ground === 'peach^' ? 'plum' : 'rose'],
        [202, 156, 50, 22, ink.hero],
        [192, 118, 31, 16, ink.accent],
      ] as const
    ).map(([x, top, a, b, f]) => [
      rect(x - a, top - b, a * 2, b * 2, f, b),
      path(
        `M${x + a * 0.2} ${top - b}H${x + a - b}A${b} ${b} 0 0 1 ${x + a - b} ${top + b}H${x - a * 0.1}Q${x + a * 0.5} ${top + b * 0.3} ${x + a * 0.2} ${top - b}Z`,
        shade(f, 0.18),
      ),
    ]),
  ];
};

const lotus: Scene = (ink, random) => {
  const y = 222;
  return [
    backdrop(pick(random, ['arch', 'sun', 'corner']), ink, y),
    plane(ink, y),
    shadow(200, 286, 200, ink.plane),
    [-74, 74, -50, 50, -26, 26, 0].map((d, i) =>
      leaf(
        200,
        214,
        124 - Math.abs(d) * 0.42,
        36,
        d,
        i % 2 ? tint(ink.accent, 0.16) : tint(ink.accent, 0.34),
        mix(ink.accent, ink.companion === 'paper' ? 'rose' : ink.accent, 0.3),
      ),
    ),
    path('M92 200H308A108 86 0 0 1 232 282H168A108 86 0 0 1 92 200Z', ink.hero),
    path('M216 200H308A108 86 0 0 1 232 282H190Q230 250 216 200Z', shade(ink.hero, 0.25)),
    rect(158, 278, 84, 10, shade(ink.hero, 0.35), 4),
    group(
      'translate(338 286)',
      rect(-20, -56, 40, 56, 'paper', 3),
      rect(2, -56, 18, 56, shade('paper', 0.12)),
      line('M0 -56V-66', 'night', 3),
      leaf(0, -64, 34, 13, 0, 'apricot', 'mustard'),
    ),
    group(
      'translate(58 288)',
      rect(-15, -34, 30, 34, ink.accent, 3),
      rect(2, -34, 13, 34, shade(ink.accent, 0.16)),
      line('M0 -34V-42', 'night', 3),
      leaf(0, -40, 28, 11, 0, 'apricot', 'mustard'),
    ),
  ];
};

/** Rolled towels in a pile, and oil. */
const towels: Scene = (ink, random) => {
  const y = 232;
  const roll = (x: number, top: number, fill: Colour) => [
    rect(x, top - 38, 118, 76, fill, 30),
    path(
      `M${x} ${top + 4}H${x + 118}V${top + 8}A30 30 0 0 1 ${x + 88} ${top + 38}H${x + 30}A30 30 0 0 1 ${x} ${top + 8}Z`,
      shade(fill, 0.13),
    ),
    circle(x + 34, top, 38, tint(fill, 0.24)),
    [27, 16].map((r) => ring(x + 34, top, r, shade(fill, 0.3), 5)),
    circle(x + 34, top, 6, shade(fill, 0.3)),
  ];
  const warm = instead(ink.accent, 'apricot', 'terracotta');
  return [
    backdrop(pick(random, ['arch', 'sun', 'low']), ink, y, 170),
    plane(ink, y),
    shadow(164, 292, 260, ink.plane, 12),
    roll(32, 252, warm),
    roll(164, 252, 'paper'),
    roll(98, 182, instead(ink.hero, 'sand', 'teal')),
    leaf(168, 142, 74, 20, -30, 'fern'),
    leaf(170, 142, 62, 17, 32, 'evergreen'),
    shadow(334, 294, 60, ink.plane),
    bottle(332, 294, instead(ink.companion, 'paper', 'mustard'), 1.12),
  ];
};

const bath: Scene = (ink) => {
  const y = 240;
  return [
    backdrop('window', ink, y, 268),
    circle(300, 78, 22, ink.accent),
    plane(ink, y),
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => rect(i * 52 - 4, y, 48, 34, tint(ink.plane, 0.1))),
    (
      [
        [92, 150, 34],
        [138, 134, 42],
        [188, 144, 36],
        [228, 152, 30],
        [60, 162, 24],
      ] as const
    ).map(([x, y, r]) => circle(x, y, r, 'paper')),
    path('M30 158H280C280 236 250 268 214 272H96C60 268 30 236 30 158Z', ink.hero),
    path('M180 158H280C280 236 250 268 214 272H150C196 250 204 200 180 158Z', shade(ink.hero, 0.22)),
    rect(18, 150, 274, 18, tint(ink.hero, 0.2), 9),
    rect(92, 270, 20, 22, 'night', 4),
    rect(200, 270, 20, 22, 'night', 4),
    line('M264 150V98Q264 78 246 78', 'mustard', 10),
    pot(346, 290, ink.accent, 0.8),
    [-34, 0, 34].map((d) => leaf(346, 234, 84, 20, d, ink.hero)),
  ];
};

export const wellness = { stones, lotus, towels, bath } as const satisfies Record<string, Scene>;
