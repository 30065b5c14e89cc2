import { defineConfig } from '@playwright/test';
import { launchOptions } from '../chromium.ts';

/** Every story of the built book in a real browser: its play, axe, and a quiet console. */
export default defineConfig({
  testDir: '.',
  testMatch: ['plays.spec.ts', 'controls.spec.ts'],
  outputDir: '../../test-results/book',
  globalSetup: './book-server.setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Of the machine and not of what is tested: a loaded one takes ten times as long.
  timeout: 60_000,
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: { launchOptions, locale: 'sr-Latn-RS', timezoneId: 'Europe/Belgrade' },
});
