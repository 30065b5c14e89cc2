// Builds what is not built: the app with Vite, compressed once for all; the server as one file.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildServiceWorker } from './build-service-worker.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const SHARED = ['package-lock.json', 'tsconfig.json', 'contract'];
const CLIENT = [
  ...SHARED,
  'server/build-service-worker.mjs',
  'server/client-plugins.ts',
  'vite.config.ts',
  'tailwind.config.ts',
  'src',
  'machines',
  'design-system',
  'locales',
];
const SERVER = [...SHARED, 'server'];

export const serverFile = join(root, 'dist/server/main.mjs');

/** Builds the app when its sources changed since; `force` builds in any case. */
export function buildClient({ force = false } = {}) {
  return whenStale('client', CLIENT, force, async () => {
    await run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
    await buildServiceWorker(root, join(root, 'dist/client'));
    await compressAll(join(root, 'dist/client'));
  });
}

/** Bundles the server when its sources changed since: one file starts three times as fast as many. */
export function buildServer({ force = false } = {}) {
  return whenStale('server', SERVER, force, async () => {
    const { build } = await import('esbuild');
    await build({
      absWorkingDir: root,
      entryPoints: ['server/main.ts'],
      outfile: serverFile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'warning',
      external: [
        'pg-native',
        '@electric-sql/pglite',
        '@electric-sql/pglite/*',
        '@electric-sql/pglite-prepopulatedfs',
        '@node-rs/argon2',
        'fs-native-extensions',
        // Loaded only where files are kept in S3.
        'flydrive/drivers/s3',
        // Made with only when a document is set, and large.
        '@cantoo/pdf-lib',
        '@cantoo/fontkit',
      ],
      banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
    });
  });
}

async function whenStale(name, sources, force, build) {
  const stamp = join(root, 'dist', `${name}.stamp`);
  const now = fingerprint(sources);
  if (!force && existsSync(stamp) && existsSync(join(root, 'dist', name)) && readFileSync(stamp, 'utf8') === now)
    return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

// Names, sizes and times tell whether anything changed, was added or was removed, without reading it.
function fingerprint(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    const path = join(root, source);
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    const files = isFolder
      ? readdirSync(path, { recursive: true })
          .sort()
          .map((file) => join(path, file))
      : [path];
    for (const file of files) {
      if (/\.test\.tsx?$/.test(file) || !existsSync(file)) continue;
      const { size, mtimeMs, mode } = statSync(file);
      hash.update(`${file} ${size} ${Math.round(mtimeMs)} ${mode}\n`);
    }
  }
  return hash.digest('hex');
}

async function compressAll(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => /\.(css|html|m?js|json|svg|txt|webmanifest)$/.test(file));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}`))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await Promise.all([buildClient({ force: true }), buildServer({ force: true })]);
}
