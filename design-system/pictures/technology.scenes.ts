import { instead, shade, tint } from './inks.ts';
import { box, cup, orb, pot, sprig, steam } from './kit.ts';
import { circle, group, line, path, quarter, rect, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow } from './stage.ts';

/** Headphones on their stand. */
const headphones: Scene = (ink, random) => {
  const y = 250;
  const shell = instead(ink.hero, 'apricot', 'apricot');
  const pad = instead(ink.companion, 'sky', 'terracotta');
  return [
    backdrop(pick(random, ['sun', 'low', 'arch']), ink, y),
    plane(ink, y),
    shadow(194, 294, 150, ink.plane),
    rect(188, 66, 24, 220, 'clay'),
    rect(200, 66, 12, 220, shade('clay', 0.2)),
    box(128, 276, 144, 18, 'clay', 9, 0.5, 0.2),
    path('M158 82Q200 34 242 82L232 92Q200 66 168 92Z', shade('clay', 0.3)),
    line('M104 176C104 12 296 12 296 176', shell, 24),
    line('M200 53C258 53 296 96 296 176', shade(shell, 0.26), 24),
    line('M130 116C140 82 166 66 196 64', tint(shell, 0.35), 6),
    [-1, 1].map((side) =>
      group(
        `translate(${200 + side * 96} 190) scale(${side} 1)`,
        rect(-42, -56, 34, 112, pad, 16),
        rect(-42, 0, 34, 56, shade(pad, 0.16), 16),
        rect(-16, -66, 48, 132, side < 0 ? shell : shade(shell, 0.26), 24),
        rect(6, -30, 13, 60, side < 0 ? tint(shell, 0.3) : tint(shell, 0.08), 6),
      ),
    ),
    group(
      'translate(334 286)',
      rect(-26, -42, 62, 42, 'night', 12),
      path('M-26 -24H36V-12Q36 0 24 0H-14Q-26 0 -26 -12Z', tint('night', 0.24)),
      circle(5, -14, 4, 'sage'),
    ),
    circle(70, 66, 13, 'butter'),
  ];
};

/** An open laptop with a window on its screen, and a plant. */
const laptop: Scene = (ink, random) => {
  const y = 238;
  const lid = instead(ink.hero, 'apricot', 'sky');
  return [
    backdrop(pick(random, ['half', 'sun', 'arch']), ink, y, 200),
    plane(ink, y),
    shadow(190, 290, 330, ink.plane, 11),
    sprig(338, 262, 6, 3, 50, 'fern', 13),
    pot(338, 276, 'terracotta', 0.6),
    rect(72, 40, 232, 216, lid, 14),
    rect(86, 54, 204, 186, 'night', 5),
    rect(98, 68, 112, 92, 'paper', 4),
    circle(178, 96, 15, 'apricot'),
    path('M98 160V136Q128 104 154 132T210 122V160Z', 'teal'),
    rect(222, 68, 56, 40, instead(ink.companion, 'sky', 'terracotta'), 4),
    path('M242 78L258 88L242 98Z', 'paper'),
    rect(222, 118, 56, 42, 'butter', 4),
    [0, 1, 2].map((bar) => rect(232 + bar * 14, 148 - bar * 9, 9, 8 + bar * 9, 'night', 2)),
    [176, 194, 212].map((top, row) =>
      rect(98, top, [180, 146, 104][row] ?? 0, 9, row === 0 ? 'sage' : tint('night', 0.3), 4),
    ),
    path('M40 250H336L352 280Q354 290 342 290H34Q22 290 24 280Z', tint(lid, 0.3)),
    path('M188 250H336L352 280Q354 290 342 290H188Z', tint(lid, 0.14)),
    path('M150 250H226L222 262H154Z', shade(lid, 0.2)),
  ];
};

const camera: Scene = (ink, random) => {
  const y = 238;
  const a = ink.hero === 'apricot' ? 'apricot' : ink.companion;
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

const kettle: Scene = (ink, random) => {
  const y = 240;
  const body = instead(ink.hero, 'navy', 'teal');
  return [
    backdrop(pick(random, ['arch', 'sun', 'low']), ink, y, 176),
    plane(ink, y),
    shadow(164, 290, 150, ink.plane),
    path('M236 118Q300 108 300 172Q300 232 246 236L244 214Q276 208 276 172Q276 136 238 142Z', 'night'),
    path('M100 108H228L246 258Q248 274 232 274H96Q80 274 82 258Z', body),
    path('M174 108H228L246 258Q248 274 232 274H174Z', shade(body, 0.24)),
    path('M102 124L60 116L92 178Z', body),
    path('M102 124L60 116L82 158L98 160Z', tint(body, 0.2)),
    rect(98, 96, 132, 16, tint(body, 0.25), 8),
    path('M112 96Q112 66 164 66Q216 66 216 96Z', body),
    path('M168 66Q216 66 216 96H168Z', shade(body, 0.24)),
    orb(164, 58, 12, 'apricot'),
    rect(76, 270, 176, 20, 'night', 8),
    rect(150, 168, 14, 76, 'ice', 7),
    rect(150, 204, 14, 40, 'sky', 7),
    shadow(334, 290, 70, ink.plane),
    cup(326, 290, instead(ink.companion, 'sky', 'terracotta'), 1.24),
    steam(312, 208),
  ];
};

export const technology = { headphones, laptop, camera, phone, kettle } as const satisfies Record<string, Scene>;
