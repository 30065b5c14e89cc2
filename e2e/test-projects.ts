import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { PluginOption } from 'vite';
import type { TestProjectConfiguration } from 'vitest/config';
import packageJson from '../package.json' with { type: 'json' };
import { launchOptions } from './chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const configDir = fileURLToPath(new URL('../stories/.storybook', import.meta.url));

const browserPackages =
  /^(@radix-ui\/|@tiptap\/(?!pm$)|@tanstack\/|@xstate\/|class-variance-authority|clsx|dayjs|dompurify|jsbarcode|lucide-react|react-day-picker|react-router-dom|rosetta|tailwind-merge|uqr|wretch|xstate)/;

// Dependencies of the stories that the browser loads, from package.json, so that the list cannot become outdated.
const storyDependencies = [
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'zod/mini',
  'zod/v4/core',
  'uqr',
  'pdfjs-dist/legacy/build/pdf.mjs',
  '@cantoo/pdf-lib',
  'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js',
  '@tiptap/pm/model',
  '@tiptap/extensions/undo-redo',
  ...['bullet-list', 'item', 'ordered-list'].map((part) => `@tiptap/extension-list/${part}`),
  ...Object.keys(packageJson.dependencies).filter((name) => browserPackages.test(name)),
];

// Timeout in milliseconds; generous because a loaded machine takes ten times as long.
const PATIENCE = 60_000;
// From the start, room for what is soon thrown away, in megabytes: making it bit by bit took a tenth of the units.
const ROOMY = ['--min-semi-space-size=32', '--max-semi-space-size=64'];
const POLLS = { poll: { timeout: PATIENCE / 2 } };

/**
 * Test projects below the whole shop: units in Node, the server on a real database, and stories during development (a release tests the
 * built book).
 */
export async function testProjects(plugins: PluginOption[]): Promise<TestProjectConfiguration[]> {
  const projects = [units(plugins), server];
  // Loading Storybook takes longer than most runs.
  const isAsked = process.argv.includes('stories') || !process.argv.includes('--project');
  return isAsked ? [...projects, await stories(plugins)] : projects;
}

function units(plugins: PluginOption[]): TestProjectConfiguration {
  return {
    root,
    plugins,
    test: {
      name: 'unit',
      environment: 'node',
      // Starting a process for each file would take as long as the file itself: one process per core takes all files.
      isolate: false,
      maxWorkers: '100%',
      execArgv: ROOMY,
      setupFiles: ['e2e/begin-unit.ts'],
      testTimeout: PATIENCE,
      expect: POLLS,
      include: ['{contract,machines,design-system,src,locales,stories,e2e,bench}/**/*.test.{ts,tsx}'],
    },
  };
}

const server: TestProjectConfiguration = {
  root,
  test: {
    name: 'server',
    environment: 'node',
    include: ['{server,demo,build}/**/*.test.ts'],
    // As for units: each process loads the whole server once.
    isolate: false,
    // Flag of servers that run in a process of their own, too (server/testing/child-server.ts).
    execArgv: ['--liftoff-only', ...ROOMY],
    globalSetup: ['server/testing/global-setup.ts'],
    setupFiles: ['server/testing/begin-server.ts'],
    testTimeout: PATIENCE,
    expect: POLLS,
    hookTimeout: 120_000,
    // One more worker than cores, as in the browser: while one waits for a server that starts or is killed, the others run.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
  },
};

async function stories(plugins: PluginOption[]): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    root,
    plugins: [...(plugins ?? []), storybookTest({ configDir, storybookScript: 'npm run storybook -- --ci --no-open' })],
    optimizeDeps: {
      // A dependency found in the middle of a run reloads the page and fails the suite on a cold cache.
      include: storyDependencies,
    },
    test: {
      name: 'stories',
      testTimeout: PATIENCE,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions, contextOptions: { viewport: { width: 1280, height: 960 } } }),
        instances: [{ browser: 'chromium', viewport: { width: 1200, height: 900 } }],
      },
      sequence: { groupOrder: 2 },
    },
  };
}
