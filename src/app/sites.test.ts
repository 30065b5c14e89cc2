import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sitesIn } from '../../build/kept-files.mjs';
import { notFoundInShop } from './not-found-route.ts';
import { routes } from './route-table.ts';

const EVERYBODYS = ['anyone', 'guest', 'signedIn', 'completion'];

// The service worker leaves out what only they need, so that employees never download administration.
it('finds each site of administration in the table of routes', () => {
  const table = readFileSync(new URL('route-table.ts', import.meta.url), 'utf8');
  const forSome = routes.filter(
    ({ access, screen }) => !EVERYBODYS.includes(access) && screen !== notFoundInShop.screen,
  );
  expect(sitesIn(table)).toHaveLength(new Set(forSome.map(({ screen }) => screen)).size);
  expect(routes.map(({ access }) => access)).toContain('admin');
});

const route = (access: string, module: string) => `
  {
    path: '/somewhere/*',
    access: '${access}',
    screen: lazyScreen(async () => (await import('../${module}.tsx')).Somewhere),
  },`;

it('takes those for a site that not everybody who is signed in may open', () => {
  const table = `
export const routes: readonly AppRoute[] = [${route('signedIn', 'help/help-screen')}${route('admin', 'admin/platform')}
  { ...notFoundInShop, path: '/corporate-panel', access: 'corporate' },${route('anyone', 'login/login-screen')}
  {
    ...signedIn,
    path: '/cart',
    screen: lazyScreen(async () => (await import('../checkout/cart-screen.tsx')).CartScreen),
  },${route('companyAdmin', 'company-admin/company')}
];`;
  expect(sitesIn(table)).toEqual(['admin/platform.tsx', 'company-admin/company.tsx']);
});
