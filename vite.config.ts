import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { builtPictures } from './design-system/pictures/build-pictures.ts';
import { clientPlugins } from './server/client-plugins.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// One file compresses better than a dozen, and comes sooner.
/** What every page needs. */
const frame =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|tailwind-merge|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs)|wretch|rosetta|dlv|templite)\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)|design-system\/(classes|tokens|button|icon-button|badge|field|text-field|text-link|logo|skeleton|page)\b/;
/** What both the sign-in and the shop need beside it: neither may load the other. */
const both =
  /locales\/(texts|plural)\.|src\/(api\/token|ground\/(language-toggle|paths)|benefit\/use-night)\.|icons\/(arrow-left|arrow-right|check|chevron-down)\./;
/** What the sign-in is made of, and much smaller than a request for each. */
const signing =
  /src\/ground\/(refusal|slow|step-frame|text-in-history|use-brought-into-sight|use-problem)\.|design-system\/(code-field|password-field)\/|locales\/login\/|contract\/session\/session\.rules|icons\/(dot|eye|eye-off|hourglass)\./;
/** What every screen of the shop needs, with all that these need; and small things that would be a request each. */
const shop =
  /src\/(api\/(failure-of|query|address)|ground\/(found|use-read|use-offline)|app\/(main-layout|route-table)|benefit\/(read-states|benefit-card|benefit-skeletons|price)|notifications\/notification-(place|title))\.|design-system\/(error-state|empty-state|carousel|offline-notice)\/|locales\/(dates\.|notifications\/)|@tanstack\/.*[iI]nfinite|icons\/(arrow-up-right|x)\./;
/** What lies over a page. In a dozen chunks it would wait for free connections. */
const layers =
  /node_modules\/(@radix-ui\/react-(dialog|dismissable-layer|focus-guards|focus-scope|portal|presence)|react-remove-scroll|aria-hidden)\/|design-system\/overlay\//;
/** What looking at a benefit and buying it need alike, and every flow that learns what the server says. */
const buying =
  /design-system\/(confirm-dialog|quantity-stepper|budget-meter|tabs)\/|src\/(api\/watch-cache|checkout\/checkout\.api|cart\/cart-figures|ground\/new-key)\.|machines\/watching\.|contract\/checkout\/|icons\/(file-text|chevron-right)\./;

// React has had this hook since 18: the copy for older ones stays out.
const alias = [
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

const plugins: PluginOption[] = [react(), tailwindcss()];

const app: UserConfig = {
  root: here('./src'),
  publicDir: here('./src/public'),
  plugins: [...plugins, ...clientPlugins, builtPictures],
  resolve: { alias },
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox113'],
    outDir: here('./dist/client'),
    emptyOutDir: true,
    // Every browser that can draw the app knows modulepreload.
    modulePreload: { polyfill: false },
    // Which chunk needs which: the service worker keeps some of them (server/build-service-worker.mjs).
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
        codeSplitting: {
          groups: [
            { name: 'frame', test: (id) => frame.test(id) || both.test(id), priority: 4 },
            { name: 'entry', tags: ['$initial'], priority: 3 },
            { name: 'shop', test: shop, priority: 2 },
            { name: 'signing', test: signing, priority: 2 },
            { name: 'layers', test: layers, priority: 1 },
            { name: 'buying', test: buying, priority: 0 },
          ],
        },
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
