import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPONENT_KINDS, DEMO_READERS, FEATURES, KIND_FOLDERS, WALLS } from './features.ts';
import { CODE_FOLDERS, filesOf, read } from './testing/files.ts';
import { importsOf } from './testing/imports.ts';

const kinds = [...Object.keys(KIND_FOLDERS), ...COMPONENT_KINDS];
const files = filesOf(kinds);
const known = new Set(files);
const missing = (wanted: readonly string[]) => wanted.filter((path) => !known.has(path));

describe('a folder has a name that everybody knows', () => {
  it.each(Object.entries(KIND_FOLDERS))('in %s', (kind, own) => {
    const allowed: readonly string[] = [...FEATURES, ...own];
    const folders = existsSync(kind)
      ? readdirSync(kind, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
      : [];
    const strange = folders.filter((name) => !allowed.includes(name));
    expect(strange, 'to be named in FEATURES or KIND_FOLDERS of contract/features.ts').toEqual([]);
  });

  it('and no file or folder is a drawer for anything', () => {
    const drawer = /(^|\/)(utils?|helpers?|common|shared|misc|types|index)(\.tsx?)?(\/|$)/;
    expect(files.filter((path) => drawer.test(path))).toEqual([]);
  });
});

const importsIn = (path: string) => importsOf(path, read(path));

/** The files that the stories draw: their imports, and what these import from their own folder or the design system. */
function drawnByStories(): Set<string> {
  const shown = new Set(
    files.filter((path) => path.startsWith('stories/') && path.endsWith('.tsx')).flatMap(importsIn),
  );
  for (const path of shown) {
    if (!/^(src|design-system)\/.*\.tsx$/.test(path) || !known.has(path)) continue;
    const folder = path.split('/').slice(0, 2).join('/');
    const parts = importsIn(path).filter((part) => part.startsWith(`${folder}/`) || part.startsWith('design-system/'));
    for (const part of parts) shown.add(part);
  }
  return shown;
}

const shownByStories = drawnByStories();

describe('what must be tested has its test beside it', () => {
  it.each(['machine', 'rules', 'routes'])('each .%s.ts', (role) => {
    const subjects = files.filter((path) => path.endsWith(`.${role}.ts`));
    expect(missing(subjects.map((path) => path.replace(/\.ts$/, '.test.ts')))).toEqual([]);
  });

  it('each view is shown by a story, by itself or as a part of one that is', () => {
    const views = files.filter((path) => /^src\/.*-view\.tsx$/.test(path));
    expect(views.filter((path) => !shownByStories.has(path))).toEqual([]);
  });

  it('each component of the design system is shown by a story, by itself or as a part of one that is', () => {
    const components = files.filter((path) => /^design-system\/([^/]+)\/\1\.tsx$/.test(path));
    expect(components.filter((path) => !shownByStories.has(path))).toEqual([]);
  });
});

it('each feature has its texts in both languages', () => {
  const english = files.filter((path) => /^locales\/.*\/en\.ts$/.test(path));
  const serbian = files.filter((path) => /^locales\/.*\/sr\.ts$/.test(path));
  expect(missing(english.map((path) => path.replace(/en\.ts$/, 'sr.ts')))).toEqual([]);
  expect(missing(serbian.map((path) => path.replace(/sr\.ts$/, 'en.ts')))).toEqual([]);
});

const readsDemo = (path: string, to: string) =>
  to === 'demo' && (path.includes('.test.') || DEMO_READERS.some((reader) => reader === path));

describe('imports run one way (architecture.md 2)', () => {
  const ours = new Set<string>(CODE_FOLDERS);
  const kindOf = (path: string) => path.split('/')[0] ?? '';
  it.each(Object.entries(WALLS))('%s imports only what it may', (kind, allowed) => {
    const broken = files
      .filter((path) => path.startsWith(`${kind}/`) && /\.tsx?$/.test(path) && !path.includes('/.storybook/'))
      .flatMap((path) => importsIn(path).map((target) => ({ path, target, to: kindOf(target) })))
      .filter(({ path, to }) => ours.has(to) && to !== kind && !allowed.includes(to) && !readsDemo(path, to));
    expect(broken.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });
});
