import { instead, shade, tint } from './inks.ts';
import { box, cup, orb, steam } from './kit.ts';
import { circle, ellipse, group, line, path, quarter, rect, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow } from './stage.ts';

const headphones: Scene = (ink, random) => {
  const y = 246;
  const shell = instead(ink.hero, 'apricot', 'apricot');
  const pad = instead(ink.companion, 'sky', 'terracotta');
  return [
    backdrop(pick(random, ['sun', 'low', 'arch']), ink, y),
    plane(ink, y),
    shadow(118, 288, 118, ink.plane),
    shadow(286, 288, 104, ink.plane),
    line('M104 190C96 26 308 26 302 190', shell, 26),
    line('M206 70C262 74 300 112 302 190', shade(shell, 0.26), 26),
    line('M140 96C160 78 184 70 206 70', tint(shell, 0.35), 8),
    ellipse(296, 222, 46, 66, shade(shell, 0.3)),
    ellipse(284, 222, 44, 66, pad),
    path('M284 156A44 66 0 0 1 284 288Z', shade(pad, 0.2)),
    ellipse(280, 222, 25, 44, 'night'),
    [200, 214, 228, 242].map((top) => line(`M266 ${top}H294`, tint('night', 0.22), 3)),
    ellipse(134, 222, 44, 66, pad),
    path('M134 156A44 66 0 0 1 134 288Z', shade(pad, 0.24)),
    ellipse(110, 222, 52, 66, shell),
    path('M110 156A52 66 0 0 1 110 288Z', shade(shell, 0.2)),
    ellipse(106, 222, 34, 46, tint(shell, 0.18)),
    path('M106 176A34 46 0 0 1 106 268Z', shade(shell, 0.08)),
    ellipse(106, 222, 12, 17, 'paper'),
  ];
};

const laptop: Scene = (ink, random) => {
  const y = 214;
  return [
    backdrop(pick(random, ['half', 'sun', 'corner']), ink, y, 200),
    plane(ink, y),
    shadow(194, 290, 300, ink.plane, 11),
    rect(70, 38, 260, 182, 'night', 14),
    rect(84, 52, 232, 154, 'ice', 4),
    circle(252, 98, 30, 'apricot'),
    path('M84 206V164Q140 108 196 152T316 126V206Z', 'teal'),
    path('M84 206V184Q160 150 222 186T316 174V206Z', 'evergreen'),
    rect(100, 68, 62, 10, 'night', 5),
    rect(100, 86, 38, 10, 'terracotta', 5),
    path('M66 218H334L374 276Q378 286 366 286H34Q22 286 26 276Z', tint('night', 0.62)),
    path('M214 218H334L374 276Q378 286 366 286H214Z', tint('night', 0.5)),
    [0, 1, 2].map((row) =>
      path(
        `M${82 - row * 9} ${226 + row * 12}H${318 + row * 9}L${324 + row * 9} ${235 + row * 12}H${76 - row * 9}Z`,
        tint('night', 0.24),
      ),
    ),
    path('M160 264H240L246 279H154Z', tint('night', 0.34)),
    path('M26 276H374Q378 286 366 290H34Q22 286 26 276Z', tint('night', 0.4)),
    cup(366, 252, instead(ink.companion, 'sky', 'terracotta'), 0.72),
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
