// Makes the service worker of the built app: it knows by name what it has to keep.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { keptFiles } from './kept-files.mjs';

// What other than the page keeps its name when it changes.
const STAYING = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

/** Writes `service-worker.js` beside the app that was built into `folder`; without what only these sites of it need. */
export async function buildServiceWorker(root, folder, sites = []) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const staying = STAYING.filter((file) => existsSync(join(folder, file)));
  const files = [...keptFiles(manifest, sites), ...staying].sort();
  const hash = createHash('sha256').update(files.join());
  for (const file of ['index.html', ...staying]) hash.update(readFileSync(join(folder, file)));
  const version = hash.digest('hex').slice(0, 16);
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
