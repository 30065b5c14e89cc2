import { defineConfig } from '@playwright/test';
import ofShop from '../playwright.config.ts';

/** The shop in the browsers that are not Chromium: what most people do first, and what such browsers do in their own way. */
export default defineConfig(
  Object.assign({}, ofShop, {
    testDir: '.',
    testIgnore: [],
    outputDir: '../../test-results/browsers',
    // Each test goes on in the browser of the one before.
    workers: 1,
    fullyParallel: false,
    webServer: Object.assign({}, ofShop.webServer, { cwd: '../..' }),
  }),
);
