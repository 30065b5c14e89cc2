import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The client carries the contract's calls and rules, not the checker of its schemas: 7 kB less on the first page. */
const withoutChecker: PluginOption = {
  name: 'izbor:without-checker',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod/mini' ? here('./src/api/schemas-in-production.ts') : null),
};

/** What every page needs, in one file: it compresses better than a dozen of them. */
const frame =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect|tailwind-merge|clsx|class-variance-authority|@radix-ui\/react-(slot|compose-refs)|wretch|rosetta|dlv|templite)\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared)|design-system\/(classes|tokens|button|icon-button|badge|field|text-field|text-link|logo|skeleton|page)\b/;

const plugins: PluginOption[] = [react(), tailwindcss()];

const app: UserConfig = {
  root: here('./src'),
  publicDir: here('./src/public'),
  plugins: [...plugins, withoutChecker],
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'safari16.4', 'firefox113'],
    outDir: here('./dist/client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', test: frame },
            { name: 'data', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
};

// Only the test runner pays for loading Storybook's part.
export default defineConfig(async () => {
  if (!process.env.VITEST) return app;
  const { testProjects } = await import('./e2e/test-projects.ts');
  return { ...app, root: here('.'), test: { projects: testProjects(plugins) } } as UserConfig;
});
