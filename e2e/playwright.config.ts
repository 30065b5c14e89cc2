import { defineConfig, devices } from '@playwright/test';
import { FOR_SHORT_PAGES, launchOptions } from './chromium.ts';
import { sharedFolder } from './testing/outbox.ts';
import { PEOPLE } from './testing/people.ts';

const port = Number(process.env.E2E_PORT ?? 3410);
const baseURL = `http://127.0.0.1:${port}`;

/** The whole shop in a real browser, with the real server and a database of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // The stories of the built book need no shop, and other browsers must be installed: book.config.ts, browsers.config.ts.
  testIgnore: ['book/**', 'browsers/**'],
  outputDir: '../test-results',
  fullyParallel: true,
  // One more worker than cores: while one waits for the server or the browser, another runs.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Generous because a loaded machine takes ten times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Recording a trace takes a third of the time: turned on only to look into a failure.
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, ...FOR_SHORT_PAGES] },
    // A test about the service worker allows it; the others call the server each time.
    serviceWorkers: 'block',
    // Frames between two states are not checked here; journeys with motion turn it on.
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
