import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { chunkGroups, chunksKnown } from './build/client-chunks.ts';
import { clientPlugins } from './build/client-plugins.ts';
import { builtPictures } from './design-system/pictures/build-pictures.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// React has this hook since version 18: the shim for older versions is replaced, however a library imports it.
const alias = [
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  // The original makes the browser recalculate the styles of the whole page for each dialog.
  { find: /^react-remove-scroll-bar$/, replacement: here('./design-system/overlay/remove-scroll-bar.ts') },
  // Browsers can unzip natively, and the page's policy refuses workers made from blobs; only read-excel-file imports fflate.
  { find: /^fflate$/, replacement: here('./src/imports/unzip.ts') },
  // read-excel-file imports a function that makes workers, but never calls it.
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
    // Every browser that can run the app supports modulepreload.
    modulePreload: { polyfill: false },
    // The imports of each chunk, from which the service worker's cached files are chosen (build/build-service-worker.mjs).
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A missing export is `undefined` in the browser, for example a schema that src/api/schemas-in-production.ts lacks.
      onLog: (level, log, report) => {
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
        report(level, log);
      },
      // Reads only the icons in use of the 1,700.
      experimental: { lazyBarrel: true },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The first page lists all later chunks, and hashes do not compress: one character less than usual.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
};

// The test projects, which load Storybook, are imported by the test runner only.
export default defineConfig(async () => {
  if (!process.env.VITEST) return app;
  const [{ FileOrder }, { testProjects }] = await Promise.all([
    import('./e2e/file-order.ts'),
    import('./e2e/test-projects.ts'),
  ]);
  const test = { projects: await testProjects(plugins), sequence: { sequencer: FileOrder } };
  return { ...app, root: here('.'), test } as UserConfig;
});
