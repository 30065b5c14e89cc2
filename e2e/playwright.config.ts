import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './chromium.ts';
import { sharedFolder } from './testing/outbox.ts';
import { PEOPLE } from './testing/people.ts';

const port = Number(process.env.E2E_PORT ?? 3410);
const baseURL = `http://127.0.0.1:${port}`;

/** The whole shop in a real browser against the real server with a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // The stories of the built book need no shop, and other browsers have to be there: book.config.ts, browsers.config.ts.
  testIgnore: ['book/**', 'browsers/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more worker than cores: while one waits for the server or the browser, another runs.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous because of the machine, not of the tests: a loaded one takes ten times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // To write down what each step did and saw takes a third of the time: only when a failure is looked into.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions,
    // A test that is about it allows it; others ask the server each time.
    serviceWorkers: 'block',
    // Frames between two states are looked at by nobody here; journeys that are made with motion say so.
    reducedMotion: 'reduce',
    locale: 'sr-Latn-RS',
    timezoneId: 'Europe/Belgrade',
  },
  webServer: {
    command: 'node e2e/serve.mjs',
    cwd: '..',
    url: `${baseURL}/health/ready`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      IZBOR_FAULTS: 'on',
      LOG_LEVEL: 'warn',
      E2E_FOLDER: sharedFolder,
      E2E_USERS: String(PEOPLE),
    },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
