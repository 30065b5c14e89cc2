import { defineConfig } from '@playwright/test';
import { FOR_LONG_PAGES, launchOptions } from '../chromium.ts';

// Same fonts and colours on every machine, and no network: the book contains everything its stories need.
const SAME_EVERYWHERE = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Every story of the built book in a real browser: its play, axe and an empty console; and some reference pictures. */
export default defineConfig({
  testDir: '.',
  // Files run in the order of their names: long files for one core come first, so that no core is idle at the end. All import their test
  // from book-test.ts: Playwright would run files with other worker fixtures after all of these.
  testMatch: [
    'accepted.spec.ts',
    'controls.spec.ts',
    'docs.spec.ts',
    'in-english.spec.ts',
    'long.spec.ts',
    'plays.spec.ts',
  ],
  snapshotPathTemplate: 'telling/{arg}{ext}',
  updateSnapshots: 'none',
  // Another machine smooths letters and compresses differently; a moved line, a lost picture or another colour differs by more.
  expect: { toMatchSnapshot: { threshold: 0.25, maxDiffPixelRatio: 0.002 } },
  outputDir: '../../test-results/book',
  globalSetup: './book-server.setup.ts',
  fullyParallel: true,
  // One more worker than cores: while one waits for the server or the browser, another runs.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous because a loaded machine takes ten times as long.
  timeout: 60_000,
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...SAME_EVERYWHERE, ...FOR_LONG_PAGES] },
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
  },
});
