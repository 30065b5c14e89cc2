// Which files of the built app the service worker keeps: by Vite's manifest, where each module stands by its path from src.

const DRAWING = '../node_modules/pdfjs-dist/';

/** What not everybody who is signed in may open. */
const FOR_SOME = /access: '(?!anyone'|guest'|signedIn'|completion')/;

/**
 * The sites of administration: the screens of those routes that only some people may open, as the table of routes
 * (src/app/route-table.ts) is written. What is needed behind them only is administration's.
 */
export function sitesIn(table) {
  const routes = table.split(/\n {2}\{/).slice(1);
  const screens = routes
    .filter((route) => FOR_SOME.test(route))
    .map((route) => /import\('\.\.\/([^']+)'\)/.exec(route));
  return [...new Set(screens.flatMap((screen) => (screen ? [screen[1]] : [])))];
}

/**
 * Every part of the app that employees open: whichever is opened without a network says so itself, and one that the browser once
 * failed to load it never asks for again. And a checkout that is running when a newer version comes has all it still needs.
 * Throws when what is left out is not there any more.
 */
export function keptFiles(manifest, sites) {
  const modules = Object.keys(manifest);
  const leftOut = new Set([...filesToDraw(manifest), ...filesBehind(manifest, sites)]);
  const files = filesOf(manifest, modules).filter((file) => !file.endsWith('.html') && !leftOut.has(file));
  return [...new Set(files)].map((file) => `/${file}`);
}

// What draws PDFs is as much as all else together, and there is nothing to draw without a network.
function filesToDraw(manifest) {
  const drawing = Object.keys(manifest).filter((module) => module.startsWith(DRAWING));
  if (drawing.length === 0) throw new Error(`build/kept-files.mjs names what is not there: ${DRAWING}`);
  return filesOf(manifest, drawing);
}

/** The files that only the sites need: nobody administers without a network, and most people never do. */
export function filesBehind(manifest, sites) {
  for (const site of sites)
    if (!manifest[site]?.isDynamicEntry) throw new Error(`src/${site} is no chunk of its own: everybody would load it`);
  const entries = Object.keys(manifest).filter((module) => manifest[module].isEntry);
  const everybodys = new Set(filesOf(manifest, loadedFrom(manifest, entries, sites)));
  return filesOf(manifest, loadedFrom(manifest, sites)).filter((file) => !everybodys.has(file));
}

/** The modules and all that they load at some time, `except` some and what is loaded by these alone. */
function loadedFrom(manifest, modules, except = []) {
  const loaded = new Set(modules);
  for (const module of loaded) {
    const { imports = [], dynamicImports = [] } = manifest[module];
    for (const next of [...imports, ...dynamicImports]) if (!except.includes(next)) loaded.add(next);
  }
  return [...loaded];
}

function filesOf(manifest, modules) {
  return modules.flatMap((module) => {
    const { file, css = [], assets = [] } = manifest[module];
    return [file, ...css, ...assets];
  });
}
