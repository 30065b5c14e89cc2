import { describe, expect, it } from 'vitest';
import { FLOORS } from './features.ts';
import { CODE_FOLDERS, filesOf, read } from './testing/files.ts';
import { cyclesOf, importsOf } from './testing/imports.ts';

/** Source files without tests: a test may import whatever it needs to draw or call its subject. */
const CODE = /(?<!\.test|\.d)\.tsx?$/;

const paths = filesOf(CODE_FOLDERS).filter((path) => CODE.test(path));
const leads = new Map(paths.map((path) => [path, importsOf(path, read(path))]));

type Floors = readonly (readonly string[])[];

/** The folder of a file within `place`, a kind or a folder of one; `.` for a file that is in none. */
function folderIn(place: string, path: string): string {
  const [folder = '.', ...rest] = path.slice(`${place}/`.length).split('/');
  return rest.length === 0 ? '.' : folder;
}

/** The imports of a file of `place` that break the order of its floors, in words. */
function broken(place: string, floors: Floors, path: string, targets: readonly string[]): string[] {
  const floorOf = (file: string) => floors.findIndex((folders) => folders.includes(folderIn(place, file)));
  return targets
    .filter((target) => target.startsWith(`${place}/`) && folderIn(place, target) !== folderIn(place, path))
    .filter((target) => floorOf(target) >= floorOf(path))
    .map((target) => `${path} imports ${target}`);
}

describe.each(Object.entries(FLOORS))('within %s', (place, floors) => {
  const within = paths.filter((path) => path.startsWith(`${place}/`));

  it('each folder with code stands on one floor', () => {
    expect(floors.flat().toSorted(), 'FLOORS of contract/features.ts').toEqual(
      [...new Set(within.map((path) => folderIn(place, path)))].sort(),
    );
  });

  it('imports lead down', () => {
    expect(within.flatMap((path) => broken(place, floors, path, leads.get(path) ?? []))).toEqual([]);
  });
});

it('no file needs itself, however long the way', () => {
  expect(cyclesOf(leads)).toEqual([]);
});

describe('an import that does not lead down is seen', () => {
  const floors = [['ground'], ['cart', 'search'], ['.']];
  it.each([
    ['of a value, upwards', "import { a } from '../cart/a.ts';", 'ground/b.ts', 'cart/a.ts'],
    ['of a type, upwards', "import type { A } from '../cart/a.ts';", 'ground/b.ts', 'cart/a.ts'],
    ['of a type in its place', "let a: import('../cart/a.ts').A;", 'ground/b.ts', 'cart/a.ts'],
    ['that waits, upwards', "const a = () => import('../cart/a.ts');", 'ground/b.ts', 'cart/a.ts'],
    ['by the name of the kind', "import { a } from '#contract/cart/a.ts';", 'ground/b.ts', 'cart/a.ts'],
    ['to the same floor', "export { a } from '../search/a.ts';", 'cart/b.ts', 'search/a.ts'],
    ['of what puts all together', "import { a } from '../main.ts';", 'cart/b.ts', 'main.ts'],
  ])('%s', (_, code, from, to) => {
    expect(broken('contract', floors, `contract/${from}`, importsOf(`contract/${from}`, code))).toEqual([
      `contract/${from} imports contract/${to}`,
    ]);
  });

  it.each([
    ['to a floor below', "import { a } from '../ground/a.ts';", 'cart/b.ts'],
    ['within the folder', "import { a } from './a.ts';", 'cart/b.ts'],
    ['from what puts all together', "import { a } from './cart/a.ts';", 'main.ts'],
  ])('and one %s is not', (_, code, from) => {
    expect(broken('contract', floors, `contract/${from}`, importsOf(`contract/${from}`, code))).toEqual([]);
  });
});

describe('a cycle of files is seen', () => {
  it('and who merely leads to it is no part of it', () => {
    const seen = cyclesOf(new Map([...lead('a', 'b'), ...lead('b', 'c'), ...lead('c', 'b', 'd'), ...lead('d')]));
    expect(seen).toEqual([['b', 'c']]);
  });

  it('of one file that imports itself', () => {
    expect(cyclesOf(new Map(lead('a', 'a')))).toEqual([['a']]);
  });

  it('of types alone', () => {
    const a = importsOf('contract/cart/a.ts', "import type { B } from './b.ts';");
    const b = importsOf('contract/cart/b.ts', "import type { A } from './a.ts';");
    expect(cyclesOf(new Map([...lead('contract/cart/a.ts', ...a), ...lead('contract/cart/b.ts', ...b)]))).toEqual([
      ['contract/cart/a.ts', 'contract/cart/b.ts'],
    ]);
  });
});

function lead(from: string, ...to: string[]): [string, string[]][] {
  return [[from, to]];
}
