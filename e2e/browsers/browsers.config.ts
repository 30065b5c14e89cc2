import { defineConfig } from '@playwright/test';
import ofShop from '../playwright.config.ts';

/** The shop in browsers other than Chromium: the most common journeys, and what such browsers do differently. */
export default defineConfig(
  Object.assign({}, ofShop, {
    testDir: '.',
    testIgnore: [],
    outputDir: '../../test-results/browsers',
    // The tests share one browser and run in order.
    workers: 1,
    fullyParallel: false,
    webServer: Object.assign({}, ofShop.webServer, { cwd: '../..' }),
  }),
);
