// Makes the service worker of the built app: it knows by name what it has to keep.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const STAYING = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

/** Writes `service-worker.js` beside the app that was built into `folder`. */
export async function buildServiceWorker(root, folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const files = [...filesNeeded(manifest), ...STAYING.filter((file) => existsSync(join(folder, file)))].sort();
  const page = readFileSync(join(folder, 'index.html'));
  const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16);
  await build({
    absWorkingDir: root,
    entryPoints: ['src/offline/service-worker.ts'],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: { KEPT_FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
  });
}

// Every part of the app: whichever is opened without a network says so itself, and one that the browser once failed to
// load it never asks for again. And a checkout that is running when a newer version comes has all it still needs.
function filesNeeded(manifest) {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const others = filesWithout(manifest);
  return new Set(files.filter((file) => !file.endsWith('.html') && !others.has(file)).map((file) => `/${file}`));
}

// What draws PDFs is as much as all else together, and there is nothing to draw without a network.
function filesWithout(manifest) {
  const drawing = Object.entries(manifest).filter(([module]) => module.includes('node_modules/pdfjs-dist/'));
  return new Set(drawing.map(([, { file }]) => file));
}
