// Builds whatever is out of date: the app with Vite, the server as one file; and compresses the app's files in advance.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const SHARED = ['package-lock.json', 'tsconfig.json', 'contract'];
const CLIENT = [
  ...SHARED,
  'build',
  'vite.config.ts',
  'tailwind.config.ts',
  'src',
  'machines',
  'design-system',
  'locales',
];
const SERVER = [...SHARED, 'build', 'server', 'demo', 'design-system/pictures'];

const clientFolder = join(root, 'dist/client');
// Argument of the process that compresses the app: the smallest form takes as long as the rest of a first start.
const COMPRESS = '--compress';

export const serverFile = join(root, 'dist/server/main.mjs');

/** Node's compile cache of the server bundle; a new bundle starts it afresh. */
export const compiledFolder = join(root, 'dist/server/compiled');

/** Builds the app if its sources have changed; `force` builds in any case, `isWhole` compresses it while the build lock is still held. */
export function buildClient({ force = false, isWhole = false } = {}) {
  return whenStale('client', CLIENT, force, async () => {
    // The default config loader would bundle and load packages that only tests import.
    await run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--configLoader', 'runner']);
    await run(['build/draw-first-paint.mjs']);
    const [{ buildServiceWorker }, { sitesIn }] = await Promise.all([
      import('./build-service-worker.mjs'),
      import('./kept-files.mjs'),
    ]);
    const table = readFileSync(join(root, 'src/app/route-table.ts'), 'utf8');
    await buildServiceWorker(root, clientFolder, sitesIn(table));
    if (isWhole) await compressClient();
  });
}

/** Options for bundling a server; the measured server of bench is bundled with the same ones. */
export const BUNDLE = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  // Less to read at each start and to keep in memory; names and lines in stack traces are still useful.
  minifyWhitespace: true,
  lineLimit: 200,
  legalComments: 'external',
  external: [
    'pg-native',
    '@electric-sql/pglite',
    '@electric-sql/pglite/*',
    '@electric-sql/pglite-prepopulatedfs',
    '@node-rs/argon2',
    'fs-native-extensions',
    // Loaded only when files are stored in S3.
    'flydrive/drivers/s3',
    // Large, and loaded only to set a document.
    '@cantoo/pdf-lib',
    '@cantoo/fontkit',
  ],
  // Imported under a name that no bundled module declares.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
};

/**
 * The server as one file, which starts three times as fast as many; modules that are imported dynamically, above all the demo, are separate
 * files beside it.
 */
export const SERVER_BUNDLE = {
  ...BUNDLE,
  absWorkingDir: root,
  entryPoints: {
    main: 'server/main.ts',
    seed: 'demo/seed.ts',
    'create-admin': 'server/roles/create-admin.ts',
    'verify-changes': 'server/changes/verify-changes.ts',
    backup: 'server/copies/backup.ts',
    restore: 'server/copies/restore.ts',
  },
  splitting: true,
  outdir: dirname(serverFile),
  chunkNames: 'parts/[name]-[hash]',
  outExtension: { '.js': '.mjs' },
};

/** Bundles the server if its sources have changed. */
export function buildServer({ force = false } = {}) {
  return whenStale('server', SERVER, force, async () => {
    const { build } = await import('esbuild');
    rmSync(SERVER_BUNDLE.outdir, { recursive: true, force: true });
    await build(SERVER_BUNDLE);
    writeInAscii(SERVER_BUNDLE.outdir);
  });
}

// V8 keeps source text with any non-ASCII character in two bytes per character, which doubles its memory. The bundler leaves such
// characters in regular expressions and tagged templates; nobody reads the raw text of these, so they are escaped too.
function writeInAscii(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.mjs')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const escaped = text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    if (escaped !== text) writeFileSync(join(folder, name), escaped);
  }
}

async function whenStale(name, sources, force, build) {
  const stamp = join(root, 'dist', `${name}.stamp`);
  const isBuiltOf = (now) => !force && existsSync(join(root, 'dist', name)) && readIfThere(stamp) === now;
  if (isBuiltOf(fingerprint(sources))) return;
  // One build at a time: of two shops started together the second one uses the first one's build.
  await alone(`dist/${name}.lock`, async () => {
    const now = fingerprint(sources);
    if (isBuiltOf(now)) return;
    // Without its stamp an interrupted build does not count as complete.
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, now);
  });
}

// Another process that builds may have just removed the stamp.
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

// Imported only for a build: most starts only check whether one is needed.
async function alone(lock, work) {
  const { alone: whileAlone } = await import('./alone.mjs');
  return whileAlone(join(root, lock), work);
}

// Names, sizes and times show whether anything was changed, added or removed, without reading the files.
function fingerprint(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) hash.update(filesOf(`${root}${source}`));
  return hash.digest('hex');
}

// Folder by folder: Node's recursive readdir takes three times as long.
function filesOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return '';
  if (!found.isDirectory()) return `${path} ${found.size} ${Math.round(found.mtimeMs)} ${found.mode}\n`;
  const names = readdirSync(path).filter((name) => !/\.test\.tsx?$/.test(name));
  return names
    .sort()
    .map((name) => filesOf(`${path}/${name}`))
    .join('');
}

/** Compresses the app's files that are not compressed yet, in a process of low priority. */
export async function compressAside() {
  if (notCompressed().length > 0) await run([fileURLToPath(import.meta.url), COMPRESS]);
}

// Has a lock of its own, so that another starting shop need not wait for it.
function compressClient() {
  return alone('dist/compress.lock', () => Promise.all(notCompressed().map(compress)));
}

function notCompressed() {
  return readdirSync(clientFolder, { recursive: true })
    .map((file) => join(clientFolder, file))
    .filter((file) => /\.(css|html|m?js|json|svg|txt|wasm|webmanifest)$/.test(file) && !existsSync(`${file}.br`));
}

async function compress(file) {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeWhole(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  writeWhole(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}

// Written under another name and renamed: a server, or a start after a kill, finds the whole file or none.
function writeWhole(file, bytes) {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

function run(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    const end = () => child.kill();
    process.once('exit', end);
    child.on('error', reject);
    child.on('exit', () => process.off('exit', end));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}`))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes(COMPRESS)) {
    setPriority(19);
    await compressClient();
  } else {
    await Promise.all([buildClient({ force: true, isWhole: true }), buildServer({ force: true })]);
  }
}
