import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { SERVER_BUNDLE } from './build.mjs';

const { metafile } = await build({ ...SERVER_BUNDLE, write: false, metafile: true });
const names = Object.keys(metafile.outputs);

/** A file of the bundle and all files that it imports statically. */
function readWith(start: string, outputs: Metafile['outputs']): string[] {
  const read = new Set([start]);
  for (const name of read)
    for (const { path, kind } of outputs[name]?.imports ?? []) if (kind === 'import-statement') read.add(path);
  return [...read].filter((name) => outputs[name]);
}

const sourcesOf = (files: readonly string[]) =>
  files.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
const ofDemo = /^(demo|design-system)\/|node_modules\/(yaml|marked)\//;

it('reads no drawing, no typesetter and no text of the demo at the start of a shop without it', () => {
  const start = names.find((name) => name.endsWith('/main.mjs')) ?? '';
  const sources = sourcesOf(readWith(start, metafile.outputs));
  expect(sources).toContain('server/routes.ts');
  expect(sources.filter((source) => ofDemo.test(source))).toEqual([]);
});

it('reads the texts of the demo only where a database is seeded', () => {
  const start = names.find((name) => /\/start-demo-\w+\.mjs$/.test(name)) ?? '';
  const sources = sourcesOf(readWith(start, metafile.outputs));
  expect(sources).toContain('demo/start-demo.ts');
  expect(sources.filter((source) => /^demo\/(composer|typesetter)\/|\/(yaml|marked)\//.test(source))).toEqual([]);
  expect(sourcesOf(names)).toContain('demo/composer/read-yaml.ts');
  expect(sourcesOf(names).filter((source) => source.startsWith('demo/typesetter/'))).toEqual([]);
});

it('reads nothing that builds before there is something to build', async () => {
  const { metafile: of } = await build({
    entryPoints: ['build/build.mjs'],
    outdir: 'out',
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  });
  const read = readWith('out/build.js', of.outputs).flatMap((file) => of.outputs[file]?.imports ?? []);
  const packages = read.filter(({ external, kind }) => external && kind === 'import-statement').map(({ path }) => path);
  expect(packages).toContain('node:fs');
  expect(packages.filter((path) => !path.startsWith('node:'))).toEqual([]);
});
