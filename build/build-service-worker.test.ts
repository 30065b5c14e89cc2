import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildServiceWorker } from './build-service-worker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'izbor-worker-'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, '.vite'));
const ENTRY = { file: 'assets/index-x1.js', isEntry: true };
const DRAWING = { '../node_modules/pdfjs-dist/build/pdf.mjs': { file: 'assets/pdf-x1.js' } };

beforeEach(() => {
  write('.vite/manifest.json', JSON.stringify(Object.assign({ 'index.html': ENTRY }, DRAWING)));
  write('index.html', '<!doctype html>');
  write('icon.svg', '<svg/>');
  write('icon-192.png', 'drawing');
  write('manifest.webmanifest', '{}');
});

/** Source of the built service worker: browsers that have an earlier one install it when it differs. */
async function built(): Promise<string> {
  await buildServiceWorker(root, folder);
  return readFileSync(join(folder, 'service-worker.js'), 'utf8');
}

it('is the same of the same app', async () => {
  expect(await built()).toBe(await built());
});

it.each(['index.html', 'icon.svg', 'icon-192.png', 'manifest.webmanifest'])(
  'is another one when %s has changed, whose name stays',
  async (file) => {
    const before = await built();
    write(file, 'changed');
    expect(await built()).not.toBe(before);
  },
);
