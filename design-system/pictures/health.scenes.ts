import { type Colour, instead, shade, tint } from './inks.ts';
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

/** A pair of glasses on its case. */
const glasses: Scene = (ink, random) => {
  const y = 226;
  const frame = instead(ink.hero, 'paper', 'navy');
  return [
    backdrop(pick(random, ['sun', 'low', 'arch']), ink, y),
    plane(ink, y),
    shadow(196, 292, 260, ink.plane, 13),
    rect(74, 248, 252, 44, 'clay', 20),
    rect(74, 270, 252, 22, shade('clay', 0.2), 11),
    rect(186, 244, 30, 20, 'butter', 5),
    line('M74 128L40 208M326 128L360 208', shade(frame, 0.3), 12),
    [126, 274].map((x) => [
      rect(x - 60, 106, 120, 104, frame, 46),
      rect(x - 46, 120, 92, 76, tint('sky', 0.3), 34),
      path(`M${x} 120H${x + 12}A34 34 0 0 1 ${x + 46} 154V162A34 34 0 0 1 ${x + 12} 196H${x - 26}Z`, shade('sky', 0.1)),
      line(`M${x - 30} 152Q${x - 28} 138 ${x - 14} 134`, 'paper', 7),
    ]),
    line('M182 148Q200 128 218 148', frame, 13),
    circle(60, 50, 15, 'butter'),
  ];
};

/** Two brushes in a cup, and the paste. */
const toothbrush: Scene = (ink, random) => {
  const y = 240;
  const mug = instead(ink.companion, 'terracotta', 'terracotta');
  const brush = (x: number, turn: number, handle: Colour) =>
    group(
      `translate(${x} 210) rotate(${turn})`,
      rect(-9, -176, 18, 190, handle, 9),
      rect(0, -176, 9, 190, shade(handle, 0.2), 6),
      [0, 1, 2, 3].map((row) => rect(-31, -170 + row * 15, 24, 12, row % 2 ? 'sky' : 'paper', 3)),
    );
  return [
    backdrop(pick(random, ['arch', 'sun', 'half']), ink, y, 180),
    plane(ink, y),
    shadow(164, 292, 140, ink.plane),
    brush(140, -12, 'mustard'),
    brush(192, 16, instead(ink.hero, 'terracotta', 'fern')),
    path('M104 164H226L214 292H116Z', mug),
    path('M176 164H226L214 292H176Z', shade(mug, 0.18)),
    rect(98, 158, 134, 18, tint(mug, 0.24), 7),
    circle(154, 232, 25, 'paper'),
    path('M154 214Q172 232 166 242Q154 254 142 242Q136 232 154 214Z', 'teal'),
    group(
      'translate(314 262) rotate(-8)',
      path('M-62 -26L46 -20V26L-62 30Z', 'paper'),
      path('M-62 4L46 4V26L-62 30Z', shade('paper', 0.14)),
      rect(-72, -30, 14, 64, shade('paper', 0.24), 3),
      rect(46, -13, 20, 30, 'teal', 4),
      rect(-40, -10, 62, 22, 'terracotta', 8),
    ),
  ];
};

export const health = { heart, eye, mortar, tooth, glasses, toothbrush } as const satisfies Record<string, Scene>;
