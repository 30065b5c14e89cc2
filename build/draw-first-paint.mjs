// Renders what everybody sees first into the page of the built app, so that it is visible before the code has loaded. It runs in its own
// process, because its globals imitate a browser.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { becomeEmptyBrowser } from './empty-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLACE = /^.*<!-- What stands there before the app does comes here.*-->\n/m;
const SHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/;
const LANGUAGES = { sr: 'SR', en: 'EN' };

/** The page with its styles inlined and the markup of the first paint. */
export function drawnPage(page, style, paints, script) {
  if (!PLACE.test(page) || !SHEET.test(page)) throw new Error('src/index.html has no place for the first paint');
  const templates = Object.entries(paints).flatMap(([language, paint]) =>
    Object.entries(paint).map(([name, markup]) => `<template id="${name}-${language}">${markup}</template>`),
  );
  return (
    page
      // A dynamic import finds the style sheet's link already there; a disabled sheet is not loaded. Chromium before 156 preloads it
      // nevertheless unless its media do not match.
      .replace(SHEET, (link) => `<style>${style}</style>${link.replace('<link', '<link disabled media="not all"')}`)
      .replace(PLACE, () => `${templates.join('\n')}\n<script>${script}</script>\n`)
  );
}

const options = {
  absWorkingDir: root,
  bundle: true,
  logLevel: 'warning',
  jsx: 'automatic',
  loader: { '.css': 'empty' },
};

// Renders only one of the lazily loaded parts, the sign-in.
const withoutLateParts = {
  name: 'izbor:without-late-parts',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' && !path.endsWith('/sign-in.ts') ? { path, external: true } : undefined,
    );
  },
};

async function firstPaints() {
  becomeEmptyBrowser();
  const file = join(root, 'dist/first-paint.mjs');
  await build({
    ...options,
    entryPoints: ['src/app/first-paint.tsx'],
    outfile: file,
    platform: 'node',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false', 'import.meta.env.PROD': 'true' },
    plugins: [withoutLateParts],
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
  });
  const { firstPaint } = await import(pathToFileURL(file).href);
  const paints = {};
  for (const [language, name] of Object.entries(LANGUAGES)) paints[language] = await firstPaint(name);
  rmSync(file);
  return paints;
}

async function earlyScript() {
  const { outputFiles } = await build({
    ...options,
    entryPoints: ['src/app/draw-early.ts'],
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0].text.trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const client = join(root, 'dist/client');
  const page = readFileSync(join(client, 'index.html'), 'utf8');
  const [, sheet] = SHEET.exec(page) ?? [];
  const style = readFileSync(join(client, sheet), 'utf8');
  writeFileSync(join(client, 'index.html'), drawnPage(page, style, await firstPaints(), await earlyScript()));
  // Timers of the loaded code would keep the process alive.
  process.exit(0);
}
