import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

// Photos and uploaded files are no drawings of ours and have no night version.
const SENT_IN = [
  'admin-requests/picture-viewer.tsx',
  'app/account-menu.tsx',
  'requests/file-summary.tsx',
  'requests/request-detail-view.tsx',
];

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

// Overlays and parts of a page show these states without a picture.
const IN_A_PART = [
  'admin/frame/admin-palette.tsx',
  'admin/parts/missing-record.tsx',
  'browse/providers-picker.tsx',
  'notifications/notification-view.tsx',
  'requests/request-drawer.tsx',
  'search/search-view.tsx',
  'transactions/transaction-drawer-view.tsx',
];
// Administration has a picture only where there are no records yet.
const AT_A_DESK = [
  'admin/site/no-page.tsx',
  'admin-budgets/approval-faces.tsx',
  'admin-requests/queue-pane.tsx',
  'admin-requests/review-view.tsx',
  'imports/import-view.tsx',
];
const WITHOUT = [...IN_A_PART, ...AT_A_DESK];

it('shows each page that is empty or did not come with a picture in its window', () => {
  const faces = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/<(?:EmptyState|ErrorState)\b(.*?)(?=\s(?:title|\{\.\.\.failure\}))/gs)].map((face) => ({
      path,
      face: face[1],
    })),
  );
  const plain = faces.filter(({ path, face }) => !WITHOUT.includes(path) && !/\bpicture\b/.test(face ?? ''));
  expect(faces.length).toBeGreaterThan(WITHOUT.length);
  expect(plain.map(({ path }) => path)).toEqual([]);
});
