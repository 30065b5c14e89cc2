import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DAY } from './inks.ts';
import { drawBanner, drawScene, drawWay, PICTURE_CATEGORIES, scenesOf } from './pictures.ts';
import { SHOP_PICTURES } from './shop-pictures.ts';
import { PICTURES, writePictures } from './write-pictures.ts';

const drawn = [...PICTURES];

/** Names of elements opened and closed in order; the drawings hold no comments and no entities. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, rest = ''] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<]*")*\s*\/?)>/gi)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith('/')) open.push(name ?? '');
  }
  const rest = svg.replace(/<\/?[a-z]+(?:\s[\w:-]+="[^"<]*")*\s*\/?>/gi, '');
  return open.length === 0 && !/[<>]/.test(rest);
}

it('has pictures for all fourteen categories and for learning, at least three scenes each', () => {
  expect(PICTURE_CATEGORIES).toEqual([
    'sport',
    'wellness',
    'health',
    'education',
    'travel',
    'food',
    'culture',
    'kids',
    'home',
    'technology',
    'beauty',
    'books',
    'mobility',
    'team',
    'learning',
  ]);
  for (const category of PICTURE_CATEGORIES) expect(scenesOf(category).length, category).toBeGreaterThanOrEqual(3);
});

it.each(drawn)('%s is one well-formed drawing by day and by night, without text or script', (_name, draw) => {
  for (const svg of [draw('day'), draw('night')]) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+" viewBox="0 0 \d+ \d+">/);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).not.toMatch(/<(text|script|style|image|foreignObject)|href|on\w+=|undefined|NaN/);
    for (const [, colour] of svg.matchAll(/(?:fill|stroke)="([^"]*)"/g))
      expect(colour).toMatch(/^(none|#[0-9a-f]{6})$/);
  }
});

it.each(drawn)('%s is the same whenever it is drawn, and another by night', (_name, draw) => {
  expect(draw('day')).toBe(draw('day'));
  expect(draw('night')).not.toBe(draw('day'));
});

it('prints with the inks of the shop and their shades only', () => {
  const inks = new Set<string>(Object.values(DAY));
  const pure = drawScene('sport', 'kettlebell', 0).match(/#[0-9a-f]{6}/g) ?? [];
  expect(pure.filter((colour) => inks.has(colour)).length).toBeGreaterThan(6);
  expect(() => drawScene('sport', 'chess', 0)).toThrow('There is no picture sport-chess-0');
  expect(() => drawScene('sport', 'kettlebell', 3)).toThrow('There is no picture sport-kettlebell-3');
  expect(() => drawBanner(3)).toThrow('There is no banner 3');
  expect(() => drawWay(4)).toThrow('There is no way of buying 4');
});

it('writes what is wanted once, with its night, and makes files of an older version again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'izbor-pictures-'));
  const file = join(folder, 'sport-kettlebell-0.svg');
  const wanted = new Map([...PICTURES].filter(([name]) => ['sport-kettlebell-0', 'ways-3'].includes(name)));
  await writePictures(folder, wanted);
  expect((await readdir(folder)).sort()).toEqual([
    '.version',
    'sport-kettlebell-0-night.svg',
    'sport-kettlebell-0.svg',
    'ways-3-night.svg',
    'ways-3.svg',
  ]);
  const first = await stat(file);
  await writePictures(folder, wanted);
  expect((await stat(file)).mtimeMs).toBe(first.mtimeMs);
  await writeFile(join(folder, '.version'), 'older');
  await writeFile(file, 'older');
  await writePictures(folder, wanted);
  expect(await readFile(file, 'utf8')).toBe(drawScene('sport', 'kettlebell', 0));
  await rm(folder, { recursive: true });
});

it('builds the app with each picture that it names, and no others', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx?$/.test(path),
  );
  const name = new RegExp(`(?:['"]|/pictures/)((?:${PICTURE_CATEGORIES.join('|')})-[a-z]+-\\d)(?:['"]|\\.svg)`, 'g');
  const named = sources.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(name)].map(([, picture = '']) => picture),
  );
  const of = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index}`);
  expect([...SHOP_PICTURES.keys()].toSorted()).toEqual(
    [...new Set([...named, ...of('banner', 3), ...of('ways', 4)])].toSorted(),
  );
});
