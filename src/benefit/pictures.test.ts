import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

// A face and a paper that somebody sent in are no drawings of ours: they have no night.
const SENT_IN = ['app/account-menu.tsx', 'requests/file-summary.tsx', 'requests/request-detail-view.tsx'];

it('shows no drawing without asking for its night', () => {
  const shown = sources.filter(({ text }) => text.includes('<img'));
  expect(shown.length).toBeGreaterThan(SENT_IN.length);
  const dayOnly = shown.filter(({ path, text }) => !SENT_IN.includes(path) && !text.includes('pictureFile('));
  expect(dayOnly.map(({ path }) => path)).toEqual([]);
});

it('crops drawings to 5:4, a square or the frame around them only', () => {
  const crops = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<PictureFrame\b[^>]*?\/?>/gs)].flatMap(([frame]) =>
      [...frame.matchAll(/aspect-[^\s'"]+/g)].map(([crop]) => `${path}: ${crop}`),
    ),
  );
  expect(crops.filter((crop) => !/aspect-(5\/4|square|auto)$/.test(crop))).toEqual([]);
});
