import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allPaths } from '#machines/report/all-paths.ts';
import { leafStatesOf } from '#machines/testing/coverage.ts';
import { leafStories } from './leaf-stories.ts';

it.each(allPaths)('every leaf state of $name has a story with the real view in it', ({ name, machine }) => {
  const leaves = leafStatesOf(machine).map((id) => id.split('.').slice(1).join('.'));
  expect(Object.keys(leafStories[name] ?? {}).sort()).toEqual(leaves.sort());
});

it.each(Object.entries(leafStories))('the stories of %s are there', (_, stories) => {
  const missing = Object.values(stories).filter((story) => {
    const [file = '', exported = ''] = story.split(' ');
    const path = `stories/${file}.stories.tsx`;
    return !existsSync(path) || !new RegExp(`export const ${exported}\\b`).test(readFileSync(path, 'utf8'));
  });
  expect(missing).toEqual([]);
});
