import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLOORS } from './features.ts';

/** A test may use whatever it needs to draw or call its subject. */
const CODE = /(?<!\.test|\.d)\.tsx?$/;

/** The paths in a kind that a file there imports: as a value, as a type, or when it comes to it. */
function importsOf(path: string, code: string): string[] {
  const found = code.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g);
  return [...found].map(([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : new URL(target, `file:///${path}`).pathname.slice(1),
  );
}

const folderOf = (path: string) => path.split('/').slice(0, -1)[1];

/** The imports of a file that do not lead down, in words. */
function broken(floors: readonly (readonly string[])[], path: string, code: string): string[] {
  const kind = path.split('/')[0];
  const from = folderOf(path);
  const floor = (folder = '') => floors.findIndex((folders) => folders.includes(folder));
  return importsOf(path, code)
    .filter((target) => target.startsWith(`${kind}/`) && folderOf(target) !== from)
    .filter((target) => floor(folderOf(target)) >= (from === undefined ? floors.length : floor(from)))
    .map((target) => `${path} imports ${target}`);
}

describe.each(Object.entries(FLOORS))('within %s', (kind, floors) => {
  const paths = readdirSync(kind, { recursive: true, encoding: 'utf8' }).filter((path) => CODE.test(path));

  it('each folder with code stands on one floor', () => {
    const folders = new Set(paths.flatMap((path) => folderOf(`${kind}/${path}`) ?? []));
    expect(floors.flat().toSorted()).toEqual([...folders].sort());
  });

  it('imports lead down', () => {
    const all = paths.map((path) => `${kind}/${path}`);
    expect(all.flatMap((path) => broken(floors, path, readFileSync(path, 'utf8')))).toEqual([]);
  });
});

describe('an import that does not lead down is seen', () => {
  const floors = [['ground'], ['cart', 'search']];
  it.each([
    ['of a value, upwards', "import { a } from '../cart/a.ts';", 'ground', 'cart'],
    ['of a type, upwards', "import type { A } from '../cart/a.ts';", 'ground', 'cart'],
    ['that waits, upwards', "const a = () => import('../cart/a.ts');", 'ground', 'cart'],
    ['to the same floor', "export { a } from '../search/a.ts';", 'cart', 'search'],
  ])('%s', (_, code, from, to) => {
    expect(broken(floors, `src/${from}/b.ts`, code)).toEqual([`src/${from}/b.ts imports src/${to}/a.ts`]);
  });

  it('and one that does is not', () => {
    expect(broken(floors, 'src/cart/b.ts', "import { a } from '../ground/a.ts';")).toEqual([]);
  });
});
