import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOR_SOME = /access: '(?!anyone'|guest'|signedIn'|completion')\w+'/;
const SITE = /import\('[^']+-site\.tsx'\)/;

/** The routes of a table that are for some people only and no sites, or the other way round. */
function astray(table: string): string[] {
  const routes = table.split(/\n {2}\{/).slice(1);
  return routes.filter((route) => route.includes('import(') && FOR_SOME.test(route) !== SITE.test(route));
}

// The service worker leaves out what only sites need (build/kept-files.mjs), and knows them by this name.
it('what only some people may open is a site, and nothing else is', () => {
  const table = readFileSync(new URL('route-table.ts', import.meta.url), 'utf8');
  expect(table).toContain("access: 'admin'");
  expect(astray(table)).toEqual([]);
});

const route = (access: string, module: string) => `
export const routes: readonly AppRoute[] = [
  {
    path: '/admin-panel/*',
    access: '${access}',
    screen: lazyScreen(async () => (await import('../admin/${module}.tsx')).AdminSite),
  },
];`;

it.each([
  ['admin', 'admin-site', 0],
  ['admin', 'admin-screen', 1],
  ['companyAdmin', 'admin-screen', 1],
  ['signedIn', 'admin-site', 1],
  ['signedIn', 'help-screen', 0],
])('a route for %s that loads %s counts %i times', (access, module, times) => {
  expect(astray(route(access, module))).toHaveLength(times);
});
