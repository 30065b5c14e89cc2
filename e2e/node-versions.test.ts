import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { NODE_VERSIONS } from './node-versions.mjs';

const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it('the oldest Node that is tested is the oldest that the package takes', () => {
  expect(`>=${NODE_VERSIONS[20]}`).toBe(engines.node);
});

it('each of them is tested by the matrix of CI, by scripts that there are', () => {
  const { jobs } = parse(readFileSync('.github/workflows/tests.yml', 'utf8'));
  expect(jobs.nodes.strategy.matrix.node.map(String)).toEqual(Object.keys(NODE_VERSIONS));
  const commands = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) =>
    steps.map(({ run }) => run),
  );
  const run = commands.flatMap((command) => /^npm run ([\w:]+)/.exec(command ?? '')?.[1] ?? []);
  expect(run).toEqual(['test:nodes']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));
});
