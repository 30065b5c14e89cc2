import { readFileSync } from 'node:fs';

/** With this a file of units says that it draws a page. */
const DRAWS_A_PAGE = '// @vitest-environment happy-dom';

/** Whether the text of a test file says that it draws a page. */
export const drawsPage = (text) => text.startsWith(DRAWS_A_PAGE);

/** Of these files the tests of units that draw none. */
export const unitsWithoutPage = (files, textOf = (file) => readFileSync(file, 'utf8')) =>
  files.filter((file) => isUnit(file) && !drawsPage(textOf(file)));

/** Whether a file is a test of units: what is not of the server (e2e/test-projects.ts). */
export const isUnit = (file) => isTest(file) && !isServer(file);

export const isTest = (file) => /\.test\.tsx?$/.test(file);
export const isServer = (file) => /^(server|demo|build)\//.test(file);
