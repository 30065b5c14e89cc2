import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf, read } from '#contract/testing/files.ts';
import { importsOf } from '#contract/testing/imports.ts';

const SHEET = 'design-system/design-system.css';

/** Paths that the style sheet of the shop leaves out, from the root of the repository. */
function leftOut(): string[] {
  const written = [...readFileSync(SHEET, 'utf8').matchAll(/@source not "([^"]+)"/g)].map(([, path = '']) => path);
  return written
    .flatMap((path) => {
      const [, start = '', names = ''] = /^(.*)\{(.*)\}$/.exec(path) ?? [];
      return names === '' ? [path] : names.split(',').map((name) => `${start}${name}`);
    })
    .map((path) => path.replace(/^\.\.\//, '').replace(/^\.\//, 'design-system/'));
}

const isAdministration = (path: string) => /^src\/(admin(-[^/]+)?|changes|imports)\//.test(path);
const LEFT_OUT = leftOut();

const isLeftOut = (path: string) =>
  LEFT_OUT.some(
    (part) =>
      path === part ||
      (path.startsWith(`${part.replace(/\*$/, '')}`) && (part.endsWith('*') || path.startsWith(`${part}/`))),
  );

/** Files of the shop without administration, with the components that they import. */
function drawnInTheShop(): Set<string> {
  const drawn = new Set(filesOf(['src']).filter((path) => !isAdministration(path) && !/\.test\.tsx?$/.test(path)));
  for (const path of drawn) {
    if (!/\.tsx?$/.test(path) || !existsSync(path)) continue;
    for (const part of importsOf(path, read(path))) if (part.startsWith('design-system/')) drawn.add(part);
  }
  return drawn;
}

it('leaves out of the sheet of the shop only what is there', () => {
  const folders = leftOut().filter((path) => !path.endsWith('*'));
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((path) => !existsSync(path))).toEqual([]);
});

it('draws nothing in the shop whose classes are in the sheet of administration alone', () => {
  // The checkboxes of rows have their classes there too; tables of the shop have none.
  const shared = ['design-system/data-table/table-selection.tsx'];
  expect([...drawnInTheShop()].filter((path) => isLeftOut(path) && !shared.includes(path))).toEqual([]);
});
