import type { Colour } from './inks.ts';

/** A piece of a drawing: SVG text, or pieces in their order from the back to the front. */
export type Part = string | readonly Part[];

/** The pieces as one text. */
export const join = (part: Part): string => (typeof part === 'string' ? part : part.map(join).join(''));

/** One decimal is enough for a canvas of 400. */
export const round = (value: number): number => Number(value.toFixed(1));

const opacityOf = (opacity: number) => (opacity === 1 ? '' : ` opacity="${opacity}"`);
const transformOf = (transform: string) => (transform ? ` transform="${transform}"` : '');

export const circle = (x: number, y: number, r: number, fill: Colour, opacity = 1): Part =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const ring = (x: number, y: number, r: number, stroke: Colour, width: number): Part =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: Colour, opacity = 1): Part =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, stroke: Colour, width: number): Part =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: Colour, r = 0, opacity = 1): Part =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${r ? ` rx="${round(r)}"` : ''}${opacityOf(opacity)}/>`;

export const path = (d: string, fill: Colour, opacity = 1, transform = ''): Part =>
  `<path d="${d}" fill="${fill}"${opacityOf(opacity)}${transformOf(transform)}/>`;

export const line = (d: string, stroke: Colour, width: number): Part =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, ...parts: readonly Part[]): Part =>
  `<g transform="${transform}">${join(parts)}</g>`;

export const semicircle = (x: number, y: number, r: number, degrees: number, fill: Colour): Part =>
  path(
    `M${round(-r)} 0A${round(r)} ${round(r)} 0 0 1 ${round(r)} 0Z`,
    fill,
    1,
    `translate(${round(x)} ${round(y)}) rotate(${degrees})`,
  );

export const quarter = (x: number, y: number, r: number, degrees: number, fill: Colour): Part =>
  path(
    `M0 0V${round(-r)}A${round(r)} ${round(r)} 0 0 1 ${round(r)} 0Z`,
    fill,
    1,
    `translate(${round(x)} ${round(y)}) rotate(${degrees})`,
  );

/** A window or a door with a round top. */
export const arch = (x: number, y: number, width: number, height: number, fill: Colour): Part =>
  path(
    `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`,
    fill,
  );
