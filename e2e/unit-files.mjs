import { readFileSync } from 'node:fs';

/** First line of a unit test file that draws a page. */
const DRAWS_A_PAGE = '// @vitest-environment happy-dom';

/** Whether the text of a test file declares that it draws a page. */
export const drawsPage = (text) => text.startsWith(DRAWS_A_PAGE);

/** Unit test files that draw no page. */
export const unitsWithoutPage = (files, textOf = (file) => readFileSync(file, 'utf8')) =>
  files.filter((file) => isUnit(file) && !drawsPage(textOf(file)));

/** Whether a file is a unit test: any test outside the server project (e2e/test-projects.ts). */
export const isUnit = (file) => isTest(file) && !isServer(file);

export const isTest = (file) => /\.test\.tsx?$/.test(file);
export const isServer = (file) => /^(server|demo|build)\//.test(file);
