import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerFor } from '../offline/worker-rules.ts';
import { guestRoutes } from './guest-routes.ts';
import { notFoundInShop } from './not-found-route.ts';
import { routes } from './route-table.ts';

const EVERYBODYS = ['anyone', 'guest', 'signedIn', 'completion'];

// build/kept-files.mjs finds these screens in the source by their syntax, so that employees never download administration.
it('what only some people may open says so in its own lines of the table', () => {
  const forSome = routes.filter(
    ({ access, screen }) => !EVERYBODYS.includes(access) && screen !== notFoundInShop.screen,
  );
  const table = readFileSync(new URL('route-table.ts', import.meta.url), 'utf8');
  const written = table.split(/\n {2}\{/).filter((route) => {
    const [, access = 'signedIn'] = /access: '(\w+)'/.exec(route) ?? [];
    return !EVERYBODYS.includes(access) && route.includes("import('../");
  });
  expect(written).toHaveLength(forSome.length);
  expect(routes.map(({ access }) => access)).toContain('admin');
});

it('the address of each screen is answered with the kept page where there is no network', () => {
  const origin = 'https://izbor.example';
  const addresses = [...routes, ...guestRoutes].map(({ path }) => path.replaceAll(/:\w+\??|\*/g, '1'));
  const answers = addresses.map((path) => [
    path,
    answerFor({ url: origin + path, mode: 'navigate', method: 'GET' }, origin),
  ]);
  expect(answers).toEqual(addresses.map((path) => [path, 'page']));
  expect(addresses).toEqual(expect.arrayContaining(['/cart', '/flexible-benefits/1', '/confirm/1']));
});

it('each address that the specification has leads to a screen', () => {
  const specification = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
  const [table = ''] = /(?<=\| Route \| Screen \|\n\|---\|---\|\n)(\|.*\n)+/.exec(specification) ?? [];
  const named = [...table.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''));
  expect(named).toEqual(expect.arrayContaining(['/cart', '/faq', '/reset_password_form/:id']));
  const paths = [...routes, ...guestRoutes].map(({ path }) => path.replace(/\/\*$/, ''));
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});
