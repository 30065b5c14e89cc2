// Builds what is not built: the app with Vite; the server as one file. And compresses the app, once for all.

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
// What the smallest form of the app takes is as much as all the rest of a first start.
const COMPRESS = '--compress';

export const serverFile = join(root, 'dist/server/main.mjs');

/** Where Node keeps what it compiled of the bundle: a new bundle begins anew. */
export const compiledFolder = join(root, 'dist/server/compiled');

/** Builds the app when its sources changed since; `force` builds in any case, `isWhole` compresses it before anybody else may build. */
export function buildClient({ force = false, isWhole = false } = {}) {
  return whenStale('client', CLIENT, force, async () => {
    // The other loader would bundle what only tests import, and load it.
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

/** How a server is bundled; what is measured is bundled alike. */
export const BUNDLE = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
  // Less of it to read at each start and to keep; a name and a line of a stack trace still lead somewhere.
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
    // Loaded only where files are kept in S3.
    'flydrive/drivers/s3',
    // Made with only when a document is set, and large.
    '@cantoo/pdf-lib',
    '@cantoo/fontkit',
  ],
  // Under a name that no bundled module declares too.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);",
  },
};

/** The server as one file that starts three times as fast as many; what is read when it comes to it, the demo above all, lies beside it. */
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

/** Bundles the server when its sources changed since. */
export function buildServer({ force = false } = {}) {
  return whenStale('server', SERVER, force, async () => {
    const { build } = await import('esbuild');
    rmSync(SERVER_BUNDLE.outdir, { recursive: true, force: true });
    await build(SERVER_BUNDLE);
    writeInAscii(SERVER_BUNDLE.outdir);
  });
}

// Node keeps the text of all code in memory, twice as large where one letter of it is beyond ASCII. Of those the bundler leaves
// the ones of regular expressions and of templates with a tag, of which nobody reads the raw text.
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
  // One at a time: of two shops that are started at once the second finds what the first has built.
  await alone(`dist/${name}.lock`, async () => {
    const now = fingerprint(sources);
    if (isBuiltOf(now)) return;
    // What is ended in the middle is not taken for whole.
    rmSync(stamp, { force: true });
    await build();
    writeFileSync(stamp, now);
  });
}

// Whoever builds takes the stamp away first, perhaps just now.
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

// What only a build needs is read for one: each start asks whether there is something to build.
async function alone(lock, work) {
  const { alone: whileAlone } = await import('./alone.mjs');
  return whileAlone(join(root, lock), work);
}

// Names, sizes and times tell whether anything changed, was added or was removed, without reading it.
function fingerprint(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) hash.update(filesOf(`${root}${source}`));
  return hash.digest('hex');
}

// Folder by folder: Node's own way to read one with all that is in it takes three times as long.
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

/** Compresses the files of the app that are not compressed yet, in a process that lets all others go first. */
export async function compressAside() {
  if (notCompressed().length > 0) await run([fileURLToPath(import.meta.url), COMPRESS]);
}

// Not under the lock of building: a shop that starts meanwhile need not wait for it.
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

// Whoever is served meanwhile, and whoever goes on after a kill, finds all of it or nothing.
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
