import { instead, shade, tint } from './inks.ts';
import { sprig } from './kit.ts';
import { circle, group, line, path, rect, semicircle } from './shapes.ts';
import { backdrop, pick, plane, type Scene, shadow, sheet } from './stage.ts';

const heart: Scene = (ink, random) => {
  const y = 252;
  const h = instead(ink.hero, 'paper', ink.companion);
  return [
    backdrop(pick(random, ['low', 'corner', 'sun']), ink, y, 176),
    plane(ink, y),
    path('M170 276C60 200 66 96 124 92C150 90 166 108 170 124C174 108 190 90 216 92C274 96 280 200 170 276Z', h),
    path('M170 276C280 200 274 96 216 92C196 91 182 101 175 112C216 120 226 200 170 276Z', shade(h, 0.2)),
    line('M120 46C108 120 150 116 156 172C160 232 232 268 292 240C336 216 340 172 320 146', 'night', 10),
    line('M120 46C124 22 152 24 156 42', 'night', 10),
    circle(157, 44, 9, 'butter'),
    circle(120, 46, 9, 'butter'),
    circle(312, 130, 37, 'night'),
    circle(312, 130, 26, instead(ink.accent, 'paper', 'butter')),
    semicircle(312, 130, 26, 65, shade(instead(ink.accent, 'paper', 'butter'), 0.16)),
  ];
};

const eye: Scene = (ink) => {
  const a = instead(ink.hero, 'paper', 'teal');
  return [
    sheet(ink.ground),
    [-60, -40, -20, 0, 20, 40, 60].map((d) =>
      group(
        `translate(200 214) rotate(${d})`,
        rect(-11, -196, 22, 60, d % 40 === 0 ? ink.companion : tint(ink.companion, 0.45), 11),
      ),
    ),
    path('M24 186Q200 20 376 186Q200 352 24 186Z', 'paper'),
    path('M200 103Q290 104 376 186Q290 268 200 269Z', shade('paper', 0.08)),
    circle(200, 186, 78, a),
    semicircle(200, 186, 78, 90, shade(a, 0.22)),
    circle(200, 186, 40, 'night'),
    circle(176, 160, 17, 'paper'),
    path('M0 320V272Q200 372 400 272V320Z', ink.plane),
  ];
};

const mortar: Scene = (ink, random) => {
  const y = 232;
  const a = instead(ink.hero, 'paper', 'terracotta');
  return [
    backdrop(pick(random, ['arch', 'sun', 'bands']), ink, y, 186),
    plane(ink, y),
    sprig(148, 186, -22, 4, 56, 'fern'),
    sprig(214, 186, 14, 3, 54, 'sage'),
    group(
      'translate(232 176) rotate(28)',
      rect(-13, -120, 26, 150, 'clay', 13),
      rect(1, -120, 12, 150, shade('clay', 0.2), 6),
    ),
    shadow(184, 286, 150, ink.plane),
    path('M100 164H268C268 220 246 246 222 254L232 284H136L146 254C122 246 100 220 100 164Z', a),
    path('M196 164H268C268 220 246 246 222 254L232 284H184Q222 230 196 164Z', shade(a, 0.22)),
    rect(90, 154, 188, 18, tint(a, 0.16), 9),
    group(
      'translate(322 272) rotate(-24)',
      rect(-36, -15, 72, 30, 'paper', 15),
      path('M0 -15H21A15 15 0 0 1 21 15H0Z', 'terracotta'),
    ),
    group(
      'translate(58 282) rotate(14)',
      rect(-28, -12, 56, 24, 'butter', 12),
      path('M0 -12H16A12 12 0 0 1 16 12H0Z', ink.companion),
    ),
  ];
};

const tooth: Scene = (ink) => {
  return [
    sheet(ink.ground),
    circle(190, 176, 134, ink.ground === 'ice^' ? 'sky~' : ink.ground === 'sky^' ? 'teal~' : 'rose~'),
    path('M0 288H400V320H0Z', ink.ground === 'ice^' ? 'teal^' : ink.plane),
    path(
      'M110 120C110 62 164 66 190 80C216 66 274 62 274 120C274 180 250 192 244 254C240 296 212 292 208 250C206 222 178 222 176 250C172 292 144 296 140 254C134 192 110 180 110 120Z',
      'paper',
    ),
    path(
      'M214 71C244 66 274 74 274 120C274 180 250 192 244 254C240 296 212 292 208 250C252 180 250 110 214 71Z',
      shade('paper', 0.13),
    ),
    group(
      'translate(300 150) rotate(24)',
      rect(-13, -126, 26, 330, 'terracotta', 13),
      rect(1, -120, 12, 320, shade('terracotta', 0.2), 6),
      rect(-37, -120, 24, 76, 'ice', 3),
      [0, 1, 2, 3, 4].map((i) => rect(-37, -118 + i * 15, 24, 6, 'teal')),
    ),
  ];
};

export const health = { heart, eye, mortar, tooth } as const satisfies Record<string, Scene>;
