// Builds the service worker of the built app, with the list of the files that it caches.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { keptFiles } from './kept-files.mjs';

// Files other than the page whose names stay the same when they change.
const STAYING = ['/icon.svg', '/icon-192.png', '/manifest.webmanifest'];

/** Writes `service-worker.js` into `folder`, beside the built app; files that only `sites` need are not cached. */
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
