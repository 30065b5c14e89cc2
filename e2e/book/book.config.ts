import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium.ts';

// The same letters and colours on every machine, and no network: what a story needs is in the book.
const SAME_EVERYWHERE = [
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Every story of the built book in a real browser: its play, axe, and a quiet console; and a few telling pictures. */
export default defineConfig({
  testDir: '.',
  // Files run by their names: what takes one core long comes first, so that none waits for it at the end. All take their test
  // from book-test.ts: files with other things of a worker would run after all that have these.
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
  // Another machine smooths letters and compresses in its own way; a moved line, a lost picture or another colour is more.
  expect: { toMatchSnapshot: { threshold: 0.25, maxDiffPixelRatio: 0.002 } },
  outputDir: '../../test-results/book',
  globalSetup: './book-server.setup.ts',
  fullyParallel: true,
  // One more worker than cores: while one waits for the server or the browser, another runs.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous because of the machine, not of the tests: a loaded one takes ten times as long.
  timeout: 60_000,
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...SAME_EVERYWHERE] },
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
  },
});
