import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notFoundInShop } from './not-found-route.ts';
import { routes } from './route-table.ts';

const EVERYBODYS = ['anyone', 'guest', 'signedIn', 'completion'];

// build/kept-files.mjs finds them by how they are written, so that employees never download administration.
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
