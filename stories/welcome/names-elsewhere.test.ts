import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesElsewhere } from './names-elsewhere.ts';

const titles = readdirSync('stories', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(`stories/${path}`, 'utf8').match(/const meta = \{[\s\S]*?\btitle: '([^']+)'/)?.[1] ?? '');

/** Names that designers know from other design systems. */
const typed = ['toggle', 'snackbar', 'spinner', 'date picker', 'input', 'autocomplete', 'pagination', 'tag', 'wizard'];

it('leads to pages that are there', () => {
  expect(namesElsewhere.map(([, title]) => title).filter((title) => !titles.includes(title))).toEqual([]);
});

it('knows the words of other design systems, and no word that the search finds by itself', () => {
  const names = namesElsewhere.flatMap(([each]) => each.toLowerCase().split(', '));
  expect(typed.filter((word) => !names.includes(word))).toEqual([]);
  const own = titles.map((title) => title.split('/').at(-1)?.toLowerCase());
  expect(names.filter((name) => own.includes(name))).toEqual([]);
});
