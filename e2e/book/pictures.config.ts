import { defineConfig } from '@playwright/test';
import book from './book.config.ts';

/** Compares the pictures of all stories with earlier ones: npm run pictures. */
export default defineConfig({
  ...book,
  testMatch: 'pictures.spec.ts',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: `${process.env.PICTURES_WAS}/{arg}{ext}`,
  updateSnapshots: 'none',
  timeout: 240_000,
  // On one machine the same book gives the same pictures: a difference of more than a few smoothed edges is a change.
  expect: { toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 12 } },
  reporter: [['dot'], ['json', { outputFile: process.env.PICTURES_RESULTS ?? '/dev/null' }]],
});
