import { expect, it } from 'vitest';
import { read } from './testing/files.ts';
import { testsNamedIn } from './testing/named-tests.ts';

it('docs/abuse.md names tests that there are', () => {
  const rows = read('docs/abuse.md')
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line));
  const named = rows.flatMap((line) => testsNamedIn(line.split(' | ')[2] ?? ''));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
});
