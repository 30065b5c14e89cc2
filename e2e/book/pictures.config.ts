import { defineConfig } from '@playwright/test';
import book from './book.config.ts';

/** The pictures of all stories beside those of before: npm run pictures. */
export default defineConfig({
  ...book,
  testMatch: 'pictures.spec.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: `${process.env.PICTURES_WAS}/{arg}{ext}`,
  updateSnapshots: 'none',
  timeout: 240_000,
  // On one machine the same book gives the same pictures: what differs by more than a few smoothed edges has changed.
  expect: { toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 12 } },
  reporter: [['dot'], ['json', { outputFile: process.env.PICTURES_RESULTS ?? '/dev/null' }]],
});
