import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { PluginOption } from 'vite';
import type { TestProjectConfiguration } from 'vitest/config';
import { launchOptions } from './chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configDir = fileURLToPath(new URL('../stories/.storybook', import.meta.url));

/** The three ways of testing below the whole shop: units in Node, the server on a real database, stories in a browser. */
export function testProjects(plugins: PluginOption[]): TestProjectConfiguration[] {
  return [
    {
      root,
      plugins,
      test: {
        name: 'unit',
        environment: 'node',
        include: ['{contract,machines,design-system,src,locales,stories,e2e,bench}/**/*.test.{ts,tsx}'],
      },
    },
    {
      root,
      test: {
        name: 'server',
        environment: 'node',
        include: ['server/**/*.test.ts'],
        globalSetup: ['server/testing/global-setup.ts'],
        testTimeout: 60_000,
        hookTimeout: 120_000,
        maxWorkers: 2,
      },
    },
    {
      root,
      plugins: [
        ...(plugins ?? []),
        storybookTest({ configDir, storybookScript: 'npm run storybook -- --ci --no-open' }),
      ],
      optimizeDeps: {
        // A dependency found in the middle of a run reloads the page and fails the suite on a cold cache.
        include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime'],
      },
      test: {
        name: 'stories',
        testTimeout: 60_000,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions, contextOptions: { viewport: { width: 1280, height: 960 } } }),
          instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
        },
      },
    },
  ];
}
