import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPONENT_KINDS, KIND_FOLDERS } from './features.ts';
import { CODE_FOLDERS, filesOf, read } from './testing/files.ts';

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...filesOf(['docs'])].filter((path) =>
  path.endsWith('.md'),
);

// A decision names files as they were on its date; in these pages each named file must exist today.
const roots = new Set([...Object.keys(KIND_FOLDERS), ...COMPONENT_KINDS, 'bench', 'docs']);
const followed = pages.filter((page) =>
  /^(README|CONTRIBUTING|SECURITY|docs\/how-to\/|docs\/(specification|product|api|quality|machines|design|architecture)\.)/.test(
    page,
  ),
);

describe('a file that is named is there', () => {
  it.each(followed)('in %s', (page) => {
    const named = [...read(page).matchAll(/`([\w.-]+\/[\w./-]*\w)`/g)].map(([, path = '']) => path);
    const ours = named.filter((path) => roots.has(path.split('/')[0] ?? '') && !/(^|\/)x[.-]/.test(path));
    expect(ours.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('code that is shown is the code that is there', () => {
  const bare = (text: string) => text.replaceAll(/\s+/g, '');
  const code = filesOf(CODE_FOLDERS)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => bare(read(path)))
    .join('\n');

  it.each(pages.filter((page) => page.startsWith('docs/how-to/')))('in %s', (page) => {
    const shown = [...read(page).matchAll(/```tsx?\n([\s\S]*?)```/g)].flatMap(([, lines = '']) => lines.split('\n'));
    expect(shown.map((line) => line.trim()).filter((line) => !code.includes(bare(line)))).toEqual([]);
  });
});

describe('each setting of the server is named', () => {
  const names = [...read('server/config/config.ts').matchAll(/environment(?:, '|\.)([A-Z0-9_]+)/g)].map(
    ([, name]) => name,
  );
  it.each(['.env.example', 'docs/settings.md'])('in %s', (page) => {
    expect(names).toContain('DATABASE_URL');
    expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(read(page)))).toEqual([]);
  });
});

it('.env.example has all settings of the shop that docs/settings.md lists', () => {
  const [, table = ''] = read('docs/settings.md').split(/^## .*$/m);
  const listed = [...table.matchAll(/^\| ([^|]*) \|/gm)].flatMap(
    ([, cell = '']) => cell.match(/[A-Z0-9]+(_[A-Z0-9]+)*(?=`)/g) ?? [],
  );
  expect(listed).toContain('PG_BIN');
  expect(listed.filter((name) => !new RegExp(`^# ${name}=`, 'm').test(read('.env.example')))).toEqual([]);
});

it('docs/settings.md has each setting that tests and tools read and do not give each other', () => {
  const sources = filesOf(['e2e', 'bench', 'stories', 'server/testing'])
    // `bench/measured-server.ts` composes the names of the settings that it passes on, so they cannot be found by search.
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && path !== 'bench/measured-server.ts')
    .map(read)
    .join('\n');
  const taken = [...sources.matchAll(/\{([^{}]*)\} = process\.env\b/g)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [],
  );
  const named = [...sources.matchAll(/process\.env\.([A-Z0-9_]+)/g)].map(([, name = '']) => name);
  const OF_OTHERS = ['CI', 'PATH', 'TMPDIR', 'VITEST'];
  const isGiven = (name: string) => new RegExp(`\\b${name}: |process\\.env\\.${name} = `).test(sources);
  const settings = [...new Set([...taken, ...named])].filter((name) => !OF_OTHERS.includes(name) && !isGiven(name));
  expect(settings).toContain('BENCH_PORT');
  expect(settings.filter((name) => !read('docs/settings.md').includes(`\`${name}\``))).toEqual([]);
});

it('docs/dependencies.md has one row for a package, and only for those that are there', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const named = [...read('docs/dependencies.md').matchAll(/^\| (`[^|]*) \|/gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => !cell.includes('no dependency'))
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(named).toContain('yaml');
  expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([]);
  // A name with `…` at its end stands for a family of packages.
  const isThere = (name: string) =>
    name.endsWith('…') ? packages.some((own) => own.startsWith(name.slice(0, -1))) : packages.includes(name);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

it('the README is at most 150 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
});
