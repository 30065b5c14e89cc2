import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Light } from './inks.ts';
import {
  BANNER_COUNT,
  drawBanner,
  drawScene,
  drawWay,
  PALETTE_COUNT,
  PICTURE_CATEGORIES,
  PICTURES_VERSION,
  scenesOf,
  WAYS,
} from './pictures.ts';
import { drawProvider } from './providers.ts';

export const PROVIDER_MARK_COUNT = 84;

// Writing files is limited by the disk, not by drawing.
const AT_ONCE = 32;

/** Draws a picture by day or by night. */
export type Drawing = (light: Light) => string;

function sceneFiles(): [string, Drawing][] {
  return PICTURE_CATEGORIES.flatMap((category) =>
    scenesOf(category).flatMap((scene) =>
      Array.from({ length: PALETTE_COUNT }, (_, palette): [string, Drawing] => [
        `${category}-${scene}-${palette}`,
        (light) => drawScene(category, scene, palette, light),
      ]),
    ),
  );
}

/** Every picture by its file's name without `.svg`; each has a `-night` beside it. */
export const PICTURES: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
  ...sceneFiles(),
  ...Array.from({ length: BANNER_COUNT }, (_, index): [string, Drawing] => [
    `banner-${index}`,
    (light) => drawBanner(index, light),
  ]),
  ...WAYS.map((_, index): [string, Drawing] => [`ways-${index}`, (light) => drawWay(index, light)]),
  ...Array.from({ length: PROVIDER_MARK_COUNT }, (_, index): [string, Drawing] => [
    `provider-${index + 1}`,
    (light) => drawProvider(index, light),
  ]),
]);

/**
 * Draws pictures into a folder as `<name>.svg` and `<name>-night.svg`. Does nothing when the folder holds this version of them
 * already; a file is never seen half written.
 */
export async function writePictures(folder: string, pictures: ReadonlyMap<string, Drawing> = PICTURES): Promise<void> {
  const mark = join(folder, '.version');
  const version = `${PICTURES_VERSION} ${pictures.size}`;
  const known = existsSync(mark) ? await readFile(mark, 'utf8') : '';
  await mkdir(folder, { recursive: true });
  const files = [...pictures].flatMap(([name, draw]) => [
    { file: join(folder, `${name}.svg`), draw: () => draw('day') },
    { file: join(folder, `${name}-night.svg`), draw: () => draw('night') },
  ]);
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(files.slice(at, at + AT_ONCE).map(({ file, draw }) => writeOnce(file, draw, known === version)));
  if (known !== version) await writeFile(mark, version);
}

async function writeOnce(file: string, draw: () => string, keep: boolean): Promise<void> {
  if (keep && existsSync(file)) return;
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, draw());
  await rename(part, file);
}
