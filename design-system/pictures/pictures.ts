import { BANNERS } from './banners.ts';
import { beauty } from './beauty.scenes.ts';
import { books } from './books.scenes.ts';
import { culture } from './culture.scenes.ts';
import { devices } from './devices.scenes.ts';
import { education } from './education.scenes.ts';
import { food } from './food.scenes.ts';
import { health } from './health.scenes.ts';
import { home } from './home.scenes.ts';
import { type Light, printWith } from './inks.ts';
import { kids } from './kids.scenes.ts';
import { learning } from './learning.scenes.ts';
import { mobility } from './mobility.scenes.ts';
import { PALETTES, WAYS_PALETTE } from './palettes.ts';
import { join, type Part } from './shapes.ts';
import { skills } from './skills.scenes.ts';
import { sport } from './sport.scenes.ts';
import { HEIGHT, type Random, type Scene, sheet, WIDTH } from './stage.ts';
import { team } from './team.scenes.ts';
import { technology } from './technology.scenes.ts';
import { training } from './training.scenes.ts';
import { travel } from './travel.scenes.ts';
import { treats } from './treats.scenes.ts';
import { ways } from './ways.scenes.ts';
import { wellness } from './wellness.scenes.ts';

/** Rises with every change of a drawing, so that files made before are made again. */
export const PICTURES_VERSION = 6;

const SCENES = {
  sport: { ...sport, ...training },
  wellness,
  health,
  education: { ...education, ...skills },
  travel,
  food: { ...food, ...treats },
  culture,
  kids,
  home,
  technology: { ...technology, ...devices },
  beauty,
  books,
  mobility,
  team,
  learning,
} as const satisfies Record<keyof typeof PALETTES, Record<string, Scene>>;

type Scenes = typeof SCENES;

export type PictureCategory = keyof Scenes;

/** A picture without its palette, such as `sport-kettlebell`. */
export type SceneName = { [Key in PictureCategory]: `${Key}-${keyof Scenes[Key] & string}` }[PictureCategory];

export const PICTURE_CATEGORIES = Object.keys(SCENES) as readonly PictureCategory[];
export const PALETTE_COUNT = 3;
export const BANNER_COUNT = BANNERS.length;

/** The names of a category's scenes, the same in every palette. */
export function scenesOf(category: PictureCategory): readonly string[] {
  return Object.keys(SCENES[category]);
}

/** The names of the four ways of buying: in a store, online, by voucher, by invoice. */
export const WAYS = Object.keys(ways) as readonly (keyof typeof ways)[];

/** A series of numbers of 0…1 that a name decides (mulberry32 over FNV-1a). */
function randomOf(name: string): Random {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole file, printed by day or by night. */
export function svg(width: number, height: number, drawing: Part, light: Light): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `${printWith(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${join(drawing)}</svg>`, light)}\n`;
}

/** The drawing of a scene on its sheet, for use inside another. Throws on an unknown scene or palette. */
export function sceneParts(category: PictureCategory, scene: string, palette: number): Part {
  const name = `${category}-${scene}-${palette}`;
  const draw = (SCENES[category] as Record<string, Scene>)[scene];
  const ink = PALETTES[category][palette];
  if (!draw || !ink) throw new Error(`There is no picture ${name}`);
  return [sheet(ink.ground), draw(ink, randomOf(name))];
}

/** A picture of a category: a scene by its name in one of the category's three palettes. Throws on an unknown scene. */
export function drawScene(category: PictureCategory, scene: string, palette: number, light: Light = 'day'): string {
  return svg(WIDTH, HEIGHT, sceneParts(category, scene, palette), light);
}

/** A slide of the home banner, 1200 × 660. Throws on an unknown index. */
export function drawBanner(index: number, light: Light = 'day'): string {
  const draw = BANNERS[index];
  if (!draw) throw new Error(`There is no banner ${index}`);
  return svg(1200, 660, draw(), light);
}

/** A way of buying, in the order of WAYS. Throws on an unknown index. */
export function drawWay(index: number, light: Light = 'day'): string {
  const name = WAYS[index];
  if (!name) throw new Error(`There is no way of buying ${index}`);
  return svg(WIDTH, HEIGHT, ways[name](WAYS_PALETTE, randomOf(`ways-${name}`)), light);
}
