import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './chromium.ts';

const port = Number(process.env.E2E_PORT ?? 3410);
const baseURL = `http://127.0.0.1:${port}`;

/** The whole shop in a real browser against the real server with an embedded database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    trace: 'retain-on-failure',
    launchOptions,
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
  },
  webServer: {
    command: 'node e2e/serve.mjs',
    cwd: '..',
    url: `${baseURL}/health/ready`,
    env: { PORT: String(port), HOST: '127.0.0.1', IZBOR_FAULTS: 'on', LOG_LEVEL: 'warn' },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
