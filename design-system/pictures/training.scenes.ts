import { type Colour, instead, shade, tint } from './inks.ts';
import { ball, bottle, box } from './kit.ts';
import { circle, ellipse, group, line, oval, path, rect, ring } from './shapes.ts';
import { backdrop, nth, type Palette, pick, plane, type Scene, shadow, sheet } from './stage.ts';

// In the second palette of sport, terracotta things would be on terracotta.
const warm = (ink: Palette): Colour => (ink.plane === 'terracotta^' ? 'butter' : 'terracotta');

/** Two dumbbells and a towel. */
const dumbbells: Scene = (ink, random) => {
  const y = 232;
  const weight = (x: number, foot: number, scale: number, fill: Colour) =>
    group(
      `translate(${x} ${foot}) scale(${scale})`,
      rect(-70, -60, 140, 22, tint('night', 0.45)),
      rect(-70, -49, 140, 11, tint('night', 0.28)),
      [-1, 1].map((side) => [
        box(side * 96 - 22, -98, 44, 98, fill, 12, 0.5, 0.2),
        box(side * 126 - 14, -82, 28, 66, shade(fill, 0.16), 9, 0.5, 0.2),
      ]),
    );
  return [
    backdrop(pick(random, ['sun', 'low', 'half']), ink, y),
    plane(ink, y),
    shadow(210, 246, 240, ink.plane, 12),
    weight(212, 250, 0.84, warm(ink)),
    shadow(184, 298, 310, ink.plane, 14),
    weight(180, 300, 1.14, ink.hero),
    group('translate(352 262) scale(.92)', bottle(0, 0, 'teal')),
  ];
};

/** A ball before the net. */
const football: Scene = (ink, random) => {
  const y = 232;
  const patch = (degrees: number) =>
    group(
      `translate(190 188) rotate(${degrees})`,
      path('M0 -70L26 -86L22 -97Q0 -103 -22 -97L-26 -86Z', 'night'),
      line('M0 -72V-38', 'night', 4),
      line('M26 -86Q58 -78 74 -52', 'night', 4),
    );
  return [
    sheet(ink.ground),
    circle(312, 66, 58, ink.backdrop),
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cord) => line(`M${30 + cord * 44} 60V${y}`, tint(ink.ground, 0.6), 3)),
    [96, 132, 168, 204].map((top) => line(`M30 ${top}H382`, tint(ink.ground, 0.6), 3)),
    line(`M22 ${y}V54H400`, 'paper', 15),
    plane({ plane: pick(random, ['fern^', 'evergreen^']) }, y),
    rect(0, 262, 400, 10, tint('fern^', 0.25)),
    ellipse(206, 288, 106, 13, shade('fern^', 0.35)),
    circle(190, 188, 100, 'paper'),
    path('M190 88A100 100 0 0 1 190 288A128 128 0 0 0 190 88Z', shade('paper', 0.16)),
    path('M190 148L228 176L214 220H166L152 176Z', 'night'),
    [0, 72, 144, 216, 288].map(patch),
  ];
};

/** Goggles and a cap at the edge of the water. */
const goggles: Scene = (ink, random) => {
  const y = 150;
  const cap = warm(ink) === 'butter' ? 'apricot' : 'terracotta';
  const lens = pick<Colour>(random, ['mustard', 'butter']);
  return [
    sheet('ice'),
    Array.from({ length: 10 }, (_, tile) => rect(tile * 42 - 8, 0, 4, y, tint('sky^', 0.4))),
    rect(0, 70, 400, 4, tint('sky^', 0.4)),
    rect(0, y - 20, 400, 20, ink.plane),
    plane({ plane: 'teal^' }, y),
    [176, 302].map((top, row) =>
      line(`M-10 ${top}q25 -14 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0`, tint('teal^', row ? 0.2 : 0.32), 7),
    ),
    path('M84 176A108 108 0 0 1 300 176Z', cap),
    path('M192 68A108 108 0 0 1 300 176H236Q240 104 192 68Z', shade(cap, 0.18)),
    line('M120 150Q128 108 162 92', tint(cap, 0.4), 9),
    rect(76, 168, 232, 16, shade(cap, 0.3), 8),
    line('M40 232Q52 188 96 214M352 232Q340 188 296 214', 'night', 13),
    [132, 258].map((x, side) => [
      ellipse(x, 236, 68, 46, 'night'),
      ellipse(x, 236, 53, 33, lens),
      path(`M${x} 203A53 33 0 0 1 ${x} 269Z`, 'night', 0.14),
      line(`M${x - 30} 232Q${x - 24} 218 ${x - 8} 214`, 'paper', side ? 7 : 8),
    ]),
    line('M188 226Q195 214 202 226', 'night', 11),
  ];
};

/** Two gloves that hang on the wall. */
const gloves: Scene = (ink, random) => {
  const glove = (x: number, y: number, turn: number, side: number, fill: Colour) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${side} 1)`,
      path('M-40 -64H36V-20H-40Z', 'paper'),
      path('M0 -64H36V-20H0Z', shade('paper', 0.18)),
      line('M-22 -52L18 -32M18 -52L-22 -32', 'night', 4),
      path('M-44 -22H40C70 6 78 54 58 92C40 124 -36 128 -58 92C-74 62 -62 16 -44 -22Z', fill),
      path('M6 -22H40C70 6 78 54 58 92C48 110 22 118 -4 116C34 84 34 22 6 -22Z', shade(fill, 0.22)),
      path('M-46 -6C-86 2 -96 48 -74 74C-58 90 -34 78 -34 56C-34 40 -50 36 -46 -6Z', tint(fill, 0.14)),
    );
  const fill = warm(ink) === 'butter' ? 'evergreen' : 'terracotta';
  return [
    backdrop(pick(random, ['arch', 'panel', 'sun']), ink, 270),
    plane(ink, 270),
    circle(200, 26, 13, 'night'),
    line('M200 28L126 92M200 28L272 108', 'night', 7),
    glove(270, 160, -10, -1, shade(fill, 0.14)),
    glove(142, 148, 10, 1, fill),
    box(36, 284, 90, 20, 'paper', 9),
    box(284, 282, 84, 22, 'mustard', 10),
  ];
};

/** A coil of rope and a carabiner. */
const rope: Scene = (ink, random) => {
  const y = 244;
  const cord = instead(warm(ink), 'butter', 'teal');
  return [
    path('M-10 250L96 92L176 190L252 60L410 250Z', ink.backdrop),
    circle(60, 60, 30, 'butter'),
    plane(ink, y),
    shadow(176, 292, 230, ink.plane, 15),
    [0, 1, 2, 3].map((turn) =>
      oval(
        172 + (turn % 2) * 4,
        196 - turn * 4,
        106 - turn * 20,
        88 - turn * 17,
        turn % 2 ? shade(cord, 0.2) : cord,
        17,
      ),
    ),
    line('M66 196Q52 280 110 286T214 296Q262 292 306 302', cord, 17),
    rect(148, 84, 52, 78, shade(cord, 0.34), 14),
    [98, 118, 138].map((top) => line(`M152 ${top + 6}L196 ${top - 4}`, tint(cord, 0.3), 11)),
    group(
      `translate(318 176) rotate(${pick(random, [12, 18])})`,
      line(
        'M-20 -86C18 -96 40 -70 36 -34L28 62C24 92 -26 92 -30 62L-36 -34C-38 -62 -34 -80 -20 -86Z',
        shade('night', 0.1),
        17,
      ),
      line('M33 -26L26 54', 'mustard', 17),
      rect(18, 0, 26, 34, ink.hero === 'terracotta' ? 'teal' : ink.hero, 6),
    ),
  ];
};

/** A running shoe on the track. */
const shoe: Scene = (ink, random) => {
  const y = 206;
  const upper = ink.hero;
  const heel = upper === 'terracotta' ? 'mustard' : instead(warm(ink), 'butter', 'paper');
  return [
    backdrop(pick(random, ['hill', 'sun', 'low']), ink, y, 190),
    plane(ink, y),
    [222, 256, 302].map((top, lane) => path(`M0 ${top}H400V${top + 5 + lane * 2}H0Z`, tint(ink.plane, 0.34))),
    ellipse(206, 280, 176, 14, shade(ink.plane, 0.26)),
    path(
      'M56 232C44 170 52 116 64 96C74 84 98 88 104 104C112 130 140 142 168 128L208 88C220 80 236 86 240 98C254 138 290 158 326 170C356 180 366 206 362 236Z',
      upper,
    ),
    path('M240 98C254 138 290 158 326 170C356 180 366 206 362 236H262C276 190 262 140 240 98Z', shade(upper, 0.2)),
    path('M64 96C74 84 98 88 104 104C106 112 110 118 116 122Q92 156 96 232H56C44 170 52 116 64 96Z', heel),
    path('M150 234C180 222 206 190 214 152L236 160C230 196 210 224 184 236Z', 'paper'),
    [0, 1, 2].map((lace) =>
      line(`M${184 + lace * 20} ${120 - lace * 16}L${212 + lace * 18} ${138 - lace * 12}`, 'paper', 7),
    ),
    path('M48 232H364Q376 232 374 246Q370 270 346 270H70Q46 270 48 232Z', 'paper'),
    path('M208 246H374Q370 270 346 270H208Z', shade('paper', 0.14)),
    path('M52 256H372Q366 276 346 276H72Q54 274 52 256Z', 'night'),
    circle(340, 62, 15, 'mustard'),
  ];
};

/** A shuttlecock that comes down on the strings. */
const shuttlecock: Scene = (ink, random) => {
  const cork = instead(warm(ink), 'butter', 'teal');
  return [
    backdrop(pick(random, ['corner', 'sun']), ink, 250, 250),
    plane(ink, 262),
    group(
      'translate(126 214) rotate(-38)',
      rect(-8, 84, 18, 130, 'night', 6),
      rect(-12, 130, 26, 90, cork, 8),
      ellipse(0, 0, 74, 92, tint(ink.ground, 0.35)),
      [-48, -24, 0, 24, 48].map((x) =>
        line(`M${x} ${-Math.sqrt(1 - (x / 74) ** 2) * 90}V${Math.sqrt(1 - (x / 74) ** 2) * 90}`, 'paper', 3),
      ),
      [-60, -36, -12, 12, 36, 60].map((y) =>
        line(`M${-Math.sqrt(1 - (y / 92) ** 2) * 72} ${y}H${Math.sqrt(1 - (y / 92) ** 2) * 72}`, 'paper', 3),
      ),
      oval(0, 0, 74, 92, ink.hero, 15),
    ),
    group(
      'translate(268 150) rotate(36)',
      [-2, -1, 0, 1, 2].map((feather) =>
        group(
          `rotate(${feather * 15})`,
          path('M-8 8L-24 -106Q0 -128 24 -106L8 8Z', feather % 2 ? shade('paper', 0.14) : 'paper'),
          line('M0 4V-100', shade('paper', 0.3), 3),
        ),
      ),
      line('M-34 -46Q0 -34 34 -46', cork, 7),
      path('M-36 4H36Q40 62 0 62Q-40 62 -36 4Z', cork),
      path('M0 4H36Q40 62 0 62Z', shade(cork, 0.2)),
      rect(-38, -4, 76, 14, 'night', 5),
    ),
  ];
};

/** A skate, its blade on the ice. */
const skate: Scene = (ink, random) => {
  const y = 240;
  const boot = ink.hero;
  return [
    backdrop(pick(random, ['hill', 'low', 'half']), ink, y),
    plane({ plane: 'ice^' }, y),
    line('M20 300Q130 268 236 296T390 284', tint('sky^', 0.2), 6),
    line('M40 262Q90 250 130 258', tint('sky^', 0.2), 5),
    ellipse(214, 292, 150, 10, shade('ice^', 0.26)),
    path(
      'M122 40H218C220 84 216 108 230 124C252 146 312 146 330 172C340 190 338 212 330 220H120C108 160 112 90 122 40Z',
      boot,
    ),
    path(
      'M218 40C220 84 216 108 230 124C252 146 312 146 330 172C340 190 338 212 330 220H214C206 160 196 90 194 40Z',
      shade(boot, 0.2),
    ),
    path('M112 26H228V58H118Z', 'paper'),
    path('M184 26H228V58H184Z', shade('paper', 0.16)),
    [78, 100, 122, 142].map((top, lace) =>
      line(`M${190 + lace * 7} ${top}L${226 + lace * 14} ${top + 4 + lace * 2}`, 'paper', 7),
    ),
    rect(110, 216, 226, 16, 'night', 5),
    line('M148 232V268M288 232V268', tint('night', 0.4), 13),
    path('M96 264H346Q366 262 366 246L378 248Q380 284 346 284H106Z', tint('night', 0.62)),
    path('M96 276H372Q364 286 346 286H106Z', tint('night', 0.4)),
    circle(70, 66, 9, 'paper'),
    circle(346, 80, 11, 'paper'),
    circle(316, 34, 7, 'paper'),
  ];
};

/** A stopwatch before the lanes. */
const stopwatch: Scene = (ink, random) => {
  const y = 236;
  const body = ink.hero;
  return [
    backdrop(pick(random, ['bands', 'half', 'low']), ink, y, 190),
    plane(ink, y),
    [0, 1, 2, 3].map((lane) =>
      path(
        `M${-40 + lane * 150} 320L${92 + lane * 74} ${y}H${100 + lane * 74}L${-20 + lane * 150} 320Z`,
        tint(ink.plane, 0.36),
      ),
    ),
    shadow(190, 292, 160, ink.plane),
    line('M186 26Q120 -10 60 40', warm(ink), 9),
    rect(182, 24, 36, 34, 'night', 6),
    group('translate(200 176) rotate(42)', rect(-13, -136, 26, 30, 'night', 6)),
    circle(200, 178, 114, body),
    path('M200 64A114 114 0 0 1 200 292Z', shade(body, 0.22)),
    circle(200, 178, 88, 'paper'),
    path('M200 178V106A72 72 0 0 1 262.400 214Z', instead(warm(ink), 'butter', 'apricot')),
    Array.from({ length: 12 }, (_, hour) =>
      group(`translate(200 178) rotate(${hour * 30})`, rect(-3, -80, 6, hour % 3 ? 9 : 17, 'night', 3)),
    ),
    line('M200 178L252 208', 'night', 8),
    circle(200, 178, 12, 'night'),
    circle(76, 268, 20, nth(['mustard', 'paper'] as const, ink.accent === 'mustard' ? 1 : 0)),
  ];
};

/** A ring, a ball and a block for pilates. */
const pilates: Scene = (ink, random) => {
  const y = 228;
  return [
    backdrop(pick(random, ['window', 'arch', 'sun']), ink, y),
    plane(ink, y),
    path('M16 262H384L400 306H0Z', shade(ink.plane, 0.18)),
    path('M16 258H384L396 292H4Z', instead(ink.companion, 'evergreen', 'paper')),
    shadow(170, 272, 170, shade(ink.plane, 0.14), 12),
    ring(160, 170, 92, 'night', 19),
    ring(157, 168, 92, warm(ink) === 'butter' ? 'plum' : 'terracotta', 19),
    [68, 246].map((x) => box(x - 14, 136, 30, 66, 'night', 12, 0.5, 0)),
    ball(294, 204, 68, ink.hero, 0.18),
    line('M252 184Q260 152 292 146', tint(ink.hero, 0.35), 8),
    box(206, 238, 84, 42, 'mustard', 6, 0.6),
    circle(60, 58, 15, 'butter'),
  ];
};

export const training = {
  dumbbells,
  football,
  goggles,
  gloves,
  rope,
  shoe,
  shuttlecock,
  skate,
  stopwatch,
  pilates,
} as const satisfies Record<string, Scene>;
