import { type Colour, type Glow, type Ground, type Ink, onGround, shade, tint } from './inks.ts';
import { arch, circle, ellipse, type Part, path, quarter, rect, semicircle } from './shapes.ts';

export const WIDTH = 400;
export const HEIGHT = 320;

/** The six inks of a picture by what they print. */
export interface Palette {
  ground: Ground;
  backdrop: Glow;
  plane: Ground;
  hero: Ink;
  companion: Ink;
  accent: Ink;
}

/** A number of 0…1, the next of a series that its picture's name decides. */
export type Random = () => number;

/** Draws one picture, from the back to the front. */
export type Scene = (ink: Palette, random: Random) => Part;

/** One of several, by chance. */
export function pick<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[Math.floor(random() * values.length) % values.length] ?? values[0];
}

/** An element of a list that begins again at its end. */
export function nth<Value>(values: readonly [Value, ...Value[]], index: number): Value {
  return values[index % values.length] ?? values[0];
}

/** The whole sheet in one ink. */
export const sheet = (colour: Colour): Part => rect(0, 0, WIDTH, HEIGHT, onGround(colour));

/** What things stand on, from `y` down; a slope raises its right end. */
export const plane = (ink: Pick<Palette, 'plane'>, y: number, slope = 0): Part =>
  slope ? path(`M0 ${y + slope}L400 ${y - slope}V320H0Z`, ink.plane) : rect(0, y, WIDTH, HEIGHT - y, ink.plane);

/** The one flat shadow of a thing of a width, on the plane's ink, falling to the right. */
export const shadow = (x: number, y: number, width: number, colour: Colour, height = width * 0.085): Part =>
  ellipse(x + width * 0.14, y, width * 0.56, height, shade(colour));

export type Backdrop = 'sun' | 'low' | 'half' | 'arch' | 'window' | 'bands' | 'corner' | 'panel' | 'hill';

/** The shape behind the hero, above a plane that begins at `y`. */
export function backdrop(kind: Backdrop, { ground, backdrop: ink }: Palette, y: number, x = 200): Part {
  switch (kind) {
    case 'sun':
      return circle(x, y - 86, 104, ink);
    case 'low':
      return circle(x, y - 22, 128, ink);
    case 'half':
      return semicircle(x, y, 146, 0, ink);
    case 'arch':
      return arch(x - 112, 22, 224, y - 22, ink);
    case 'window':
      return [
        arch(x - 104, 24, 208, y - 50, ink),
        rect(x - 4, 24, 8, y - 50, ground),
        rect(x - 104, 126, 208, 8, ground),
      ];
    case 'bands':
      return [0, 2, 4].map((band) => rect(band * 80, 0, 80, y, tint(ground, 0.32)));
    case 'corner':
      return quarter(0, 0, 236, 90, ink);
    case 'panel':
      return rect(x > 200 ? 0 : 200, 0, 200, y, ground === 'navy^' ? shade(ground, 0.35) : tint(ground, 0.38));
    case 'hill':
      return circle(x + 90, y + 120, 210, ink);
  }
}
