// Selects the files of the built app that the service worker caches, from Vite's manifest, in which modules are named by their paths from
// src.

const DRAWING = '../node_modules/pdfjs-dist/';

/** Routes that only some signed-in people can open. */
const FOR_SOME = /access: '(?!anyone'|guest'|signedIn'|completion')/;

/**
 * The entry modules of administration: the screens of the routes that only some people can open, parsed from src/app/route-table.ts.
 * What only they import belongs to administration.
 */
export function sitesIn(table) {
  const routes = table.split(/\n {2}\{/).slice(1);
  const screens = routes
    .filter((route) => FOR_SOME.test(route))
    .map((route) => /import\('\.\.\/([^']+)'\)/.exec(route));
  return [...new Set(screens.flatMap((screen) => (screen ? [screen[1]] : [])))];
}

/**
 * All files that employees use. Each screen reports itself that there is no network, and a browser never requests a module again once
 * it failed to load; a checkout under way when a new version is installed still has all its files. Throws if a file to leave out does
 * not exist any more.
 */
export function keptFiles(manifest, sites) {
  const modules = Object.keys(manifest);
  const leftOut = new Set([...filesToDraw(manifest), ...filesBehind(manifest, sites)]);
  const files = filesOf(manifest, modules).filter((file) => !file.endsWith('.html') && !leftOut.has(file));
  return [...new Set(files)].map((file) => `/${file}`);
}

// The code for drawing PDFs is as large as everything else together, and without a network there is no PDF to draw.
function filesToDraw(manifest) {
  const drawing = Object.keys(manifest).filter((module) => module.startsWith(DRAWING));
  if (drawing.length === 0) throw new Error(`build/kept-files.mjs names what is not there: ${DRAWING}`);
  return filesOf(manifest, drawing);
}

/** Files that only administration needs: nobody administers offline, and most people never do. */
export function filesBehind(manifest, sites) {
  for (const site of sites)
    if (!manifest[site]?.isDynamicEntry) throw new Error(`src/${site} is no chunk of its own: everybody would load it`);
  const entries = Object.keys(manifest).filter((module) => manifest[module].isEntry);
  const everybodys = new Set(filesOf(manifest, loadedFrom(manifest, entries, sites)));
  return filesOf(manifest, loadedFrom(manifest, sites)).filter((file) => !everybodys.has(file));
}

/** The modules and all that they load, statically or dynamically, without `except` and what only these load. */
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
