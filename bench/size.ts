// npm run size: compressed size of a browser's first downloads on /login, on / and in administration, against the limits of quality.md 1.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { buildClient } from '../build/build.mjs';
import { filesBehind, type Manifest, sitesIn } from '../build/kept-files.mjs';
import { type BuiltFile, firstLoad } from './first-load.ts';

interface Page {
  path: string;
  /** Limits of the code and of the styles, in kilobytes. */
  script: number;
  style: number;
  needs: readonly string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const KILOBYTE = 1000;

// Screens that each page needs, besides what the entry imports.
const PAGES: readonly Page[] = [
  { path: '/login', script: 110, style: 15, needs: ['src/login/login-screen.tsx'] },
  {
    path: '/',
    script: 150,
    style: 15,
    needs: ['src/app/route-table.ts', 'src/app/main-layout.tsx', 'src/home/home-screen.tsx'],
  },
  {
    path: '/admin-panel',
    script: 190,
    // The shop's style sheet and that of administration (docs/decisions/0116).
    style: 32,
    needs: ['src/app/route-table.ts', 'src/admin-sites/platform-site.tsx', 'src/admin/today/today-screen.tsx'],
  },
];
// specification.md 9 and quality.md 1: libraries that an employee must not download before opening what needs them.
const NOT_AT_FIRST = /node_modules\/(react-day-picker|jsbarcode|uqr|dompurify|sanitize-html|pdf|chart|xlsx)/;

const files = await builtFiles();
const failures = [
  ...PAGES.flatMap((page) =>
    page.needs.every((module) => existsSync(`${root}${module}`)) ? report(page) : unbuilt(page),
  ),
  ...reportSites(),
];
for (const failure of failures) console.log(`FAILED: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

/** Files of the app as served, rebuilt when its sources have changed. */
async function builtFiles(): Promise<BuiltFile[]> {
  await buildClient();
  const chunks: Omit<BuiltFile, 'bytes'>[] = JSON.parse(readFileSync(`${root}dist/chunks.json`, 'utf8'));
  const noModules = { modules: [], imports: [], styles: [], isEntry: false };
  const styles = new Set(chunks.flatMap(({ styles }) => styles));
  const files = [...chunks, ...[...styles].map((fileName) => Object.assign({ fileName }, noModules))];
  return files.map((file) => Object.assign(file, { bytes: readFileSync(`${root}dist/client/${file.fileName}`) }));
}

function report({ path, script, style, needs }: Page): string[] {
  const loaded = firstLoad(files, needs);
  const scripts = loaded.filter(({ fileName }) => fileName.endsWith('.js'));
  const styles = loaded.filter(({ fileName }) => fileName.endsWith('.css'));
  console.log(`\n${path}`);
  for (const file of [...scripts, ...styles])
    console.log(`  ${kilobytes([file]).toFixed(1).padStart(7)} kB  ${file.fileName}`);
  const early = scripts.flatMap(({ modules }) => modules).filter((module) => NOT_AT_FIRST.test(module));
  return [
    ...limit(`JavaScript of ${path}`, kilobytes(scripts), script),
    ...limit(`CSS of ${path}`, kilobytes(styles), style),
    ...(early.length > 0 ? [`${path} loads at first what it should load later: ${early[0]}`] : []),
  ];
}

/** Reports the files that employees never download, and any that a screen of the shop imports nevertheless. */
function reportSites(): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${root}dist/client/.vite/manifest.json`, 'utf8'));
  const sites = sitesIn(readFileSync(`${root}src/app/route-table.ts`, 'utf8'));
  const behind = new Set(filesBehind(manifest, sites));
  const left = files.filter(({ fileName }) => behind.has(fileName));
  console.log(`\nOnly behind the ${sites.length} sites of administration: ${kilobytes(left).toFixed(1)} kB`);
  const folders = sites.map((site) => `/src/${site.slice(0, site.indexOf('/') + 1)}`);
  const everybodys = files.filter(({ fileName }) => !behind.has(fileName)).flatMap(({ modules }) => modules);
  const astray = everybodys.filter((module) => folders.some((folder) => module.includes(folder)));
  return astray.map((module) => `${module} is administration's, and employees download it`);
}

function kilobytes(loaded: readonly BuiltFile[]): number {
  return loaded.reduce((sum, file) => sum + sentSize(file), 0) / KILOBYTE;
}

/** Size sent for a file: compressed already by `npm run build`, otherwise compressed here. */
function sentSize({ fileName, bytes }: BuiltFile): number {
  const sent = `${root}dist/client/${fileName}.br`;
  return existsSync(sent) ? statSync(sent).size : brotliCompressSync(bytes).length;
}

function limit(what: string, size: number, most: number): string[] {
  const line = `${what}: ${size.toFixed(1)} kB brotli of at most ${most}`;
  console.log(`  ${line}`);
  return size > most ? [line] : [];
}

function unbuilt({ path, needs }: Page): string[] {
  return [`${path} cannot be measured: ${needs.join(', ')} must all be there`];
}
