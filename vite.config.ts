import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { chunkGroups, chunksKnown } from './build/client-chunks.ts';
import { clientPlugins } from './build/client-plugins.ts';
import { builtPictures } from './design-system/pictures/build-pictures.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// React has had this hook since 18: the copy for older ones stays out, however a library writes it.
const alias = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  // It would have a browser look at the style of a whole page for each dialog.
  { find: /^react-remove-scroll-bar$/, replacement: here('./design-system/overlay/remove-scroll-bar.ts') },
  // Browsers unpack by themselves, and a worker of a blob is refused by our page: read-excel-file asks for this alone.
  { find: /^fflate$/, replacement: here('./src/imports/unzip.ts') },
  // It takes what makes workers, and makes none.
  { find: /^worker-f\/browser$/, replacement: here('./src/imports/no-worker.ts') },
];

const plugins: PluginOption[] = [react(), tailwindcss()];

const app: UserConfig = {
  root: here('./src'),
  publicDir: here('./src/public'),
  plugins: [...plugins, ...clientPlugins, chunksKnown, builtPictures],
  resolve: { alias },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox113'],
    outDir: here('./dist/client'),
    emptyOutDir: true,
    // Every browser that can draw the app knows modulepreload.
    modulePreload: { polyfill: false },
    // Which chunk needs which: the service worker keeps some of them (build/build-service-worker.mjs).
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A name that is not there is `undefined` in the browser: a schema that src/api/schemas-in-production.ts lacks, say.
      onLog: (level, log, report) => {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        report(level, log);
      },
      // Of the 1,700 icons only those that are drawn are read.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: { groups: chunkGroups },
        // A first page names all that may come after it, and a letter of a hash cannot be made smaller: one less than usual.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
};

// Only the test runner pays for loading Storybook's part.
export default defineConfig(async () => {
  if (!process.env.VITEST) return app;
  const [{ FileOrder }, { testProjects }] = await Promise.all([
    import('./e2e/file-order.ts'),
    import('./e2e/test-projects.ts'),
  ]);
  const test = { projects: await testProjects(plugins), sequence: { sequencer: FileOrder } };
  return { ...app, root: here('.'), test } as UserConfig;
});
