import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginOption, Rolldown } from 'vite';
import { leanContract } from './lean-contract.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What to search for in a file, and its replacement. */
type Change = readonly [where: RegExp, instead: string];

/** Rewrites matching files. The build fails if a replacement matches nothing any more. */
function rewriting(name: string, id: RegExp, changes: readonly Change[]): PluginOption {
  const notFound = new Set(changes);
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id },
      handler(code) {
        const changed = changes.reduce((before, change) => {
          const after = before.replace(...change);
          if (after !== before) notFound.delete(change);
          return after;
        }, code);
        return { code: changed, map: null };
      },
    },
    buildEnd(error) {
      if (error || notFound.size === 0) return;
      throw new Error(`${name}: nothing fits ${[...notFound].map(([where]) => where).join(', ')}`);
    },
  };
}

/** The client carries the contract's calls and rules, but not the validator of its schemas: 7 kB less on the first page. */
const withoutChecker: PluginOption = {
  name: 'izbor:without-checker',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod/mini' ? here('../src/api/schemas-in-production.ts') : null),
};

/** Draws icons by a few lines of our own instead of lucide's code: 0.8 kB less on every first page. */
const withoutIconMaker: PluginOption = {
  name: 'izbor:without-icon-maker',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === '../createLucideIcon.mjs' ? here('../design-system/icons/create-icon.tsx') : null),
};

/**
 * Removes the schemas of calls, which only the server and readers of the contract need: the browser only has to know how to make a
 * call.
 */
function withoutSchemas(): PluginOption {
  let found = false;
  return {
    name: 'izbor:without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/.*\.contract\.ts$/ },
      handler(code, id) {
        const lean = leanContract(id, code);
        found ||= lean.length < code.length;
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !found) throw new Error('izbor:without-schemas: no call of the contract has parts');
    },
  };
}

// Replacements in the library's code, each with what it removes.
const FRAMEWORK: readonly Change[] = [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/(?<= = )(?=\w+\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '],
  [/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;'],
  [/^function PrefetchPageLinks\(.*\{$/m, '$& return null;'],
  [/^function usePrefetchBehavior\(.*\{$/m, '$& return [false, null, {}];'],
  // Removes the data router: its errors, and how they are drawn.
  [/(?<=^ +let dataRouterState = )dataRouterOpts\?\.state(?=;$)/m, 'null'],
  [/(?<=^ +return )isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\);$)/m, ''],
  [/^RenderErrorBoundary\.contextType = .*;$/m, ''],
];

/**
 * React Router without framework mode (server rendering, data loading) and data router, which the app does not use: 4 kB less on the
 * first page. Display names for developer tools and an unmarked `forwardRef` would keep unused components, and its package would
 * resolve to the development build.
 */
const withoutFramework = rewriting('izbor:without-framework', /react-router\/dist/, FRAMEWORK);

/** Screens whose chunks are fetched early, by the first part of their paths. */
const EARLY_SCREENS = {
  '': 'src/home/home-screen.tsx',
  benefit: 'src/benefit-detail/benefit-detail-screen.tsx',
  'flexible-benefits': 'src/browse/browse-screen.tsx',
  'special-offers': 'src/browse/browse-screen.tsx',
  cart: 'src/checkout/cart-screen.tsx',
};

const SIGN_IN = 'src/app/sign-in.ts';
const SHOP = 'src/app/main-layout.tsx';

// The placeholder in src/index.html, which stays as it is without a build.
const NO_CHUNKS = '{ guest: [], shop: [], screens: {} }';

/**
 * Tells the page (src/index.html) which chunks to fetch together with the entry instead of after it: those of the sign-in, of the shop,
 * and of the most visited screens.
 */
const earlyChunks: PluginOption = {
  name: 'izbor:early-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = chunksOf(bundle);
      const entry = entryOf(chunks);
      const beside = (module: string) =>
        [...withImports(chunks, [module])].filter((chunk) => !entry.has(chunk)).map(({ fileName }) => `/${fileName}`);
      const early = {
        guest: beside(SIGN_IN),
        shop: beside(SHOP),
        screens: Object.fromEntries(Object.entries(EARLY_SCREENS).map(([start, module]) => [start, beside(module)])),
      };
      if (!html.includes(NO_CHUNKS)) throw new Error(`src/index.html has no ${NO_CHUNKS}`);
      return html.replace(NO_CHUNKS, JSON.stringify(early));
    },
  },
};

// With this as the first line of a file Chromium compiles all its functions immediately, off the main thread, instead of each on its first
// call.
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
// Size in characters below which a file compiles so fast that the line would cost more than it saves.
const SMALL = 20_000;

/** Adds that line to the chunks of the shop's first page: it saves two thirds of their compile time on the main thread. */
const compiledEarly: PluginOption = {
  name: 'izbor:compiled-early',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const begun = withImports(chunks, [SIGN_IN, SHOP, ...Object.values(EARLY_SCREENS)]);
      for (const chunk of new Set([...begun, ...entryOf(chunks)])) {
        if (chunk.code.length > SMALL) chunk.code = `${COMPILE_AT_ONCE}\n${chunk.code}`;
      }
    },
  },
};

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

const entryOf = (chunks: readonly Rolldown.OutputChunk[]) =>
  closure(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );

/** The chunks of these modules, with all that they import. */
function withImports(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): Set<Rolldown.OutputChunk> {
  const found = chunks.filter(({ moduleIds }) => modules.some((module) => moduleIds.some((id) => id.endsWith(module))));
  if (found.length === 0) throw new Error(`No chunk has ${modules.join(', ')}`);
  return closure(chunks, found);
}

function closure(chunks: readonly Rolldown.OutputChunk[], from: readonly Rolldown.OutputChunk[]) {
  const reached = new Set(from);
  for (const chunk of reached) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) reached.add(imported);
    }
  }
  return reached;
}

/** Writes the list of modules in each chunk beside the app, so that bench/size.ts measures what is served without another build. */
const chunkList: PluginOption = {
  name: 'izbor:chunk-list',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const noted = chunksOf(bundle).map(({ fileName, moduleIds, imports, isEntry, viteMetadata }) => ({
      fileName,
      modules: moduleIds,
      imports,
      styles: [...(viteMetadata?.importedCss ?? [])],
      isEntry,
    }));
    writeFileSync(join(dir, '../chunks.json'), JSON.stringify(noted));
  },
};

/** Plugins that make the built app small and fast to start, and measurable. */
export const clientPlugins: PluginOption[] = [
  withoutChecker,
  withoutIconMaker,
  withoutSchemas(),
  withoutFramework,
  earlyChunks,
  compiledEarly,
  chunkList,
];
