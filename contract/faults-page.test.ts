import { expect, it } from 'vitest';
import { read } from './testing/files.ts';
import { testsNamedIn } from './testing/named-tests.ts';

const rows = read('docs/faults.md')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split(' | '));

it('docs/faults.md names tests that there are, for each fault', () => {
  const named = rows.map(([, , tests = '']) => testsNamedIn(tests));
  expect(rows.length).toBeGreaterThan(10);
  expect(named.filter((tests) => tests.length === 0)).toEqual([]);
  expect(named.flat().filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
});

it('docs/faults.md names words of the log that the runbook explains', () => {
  const runbook = read('docs/runbook.md');
  const words = rows.flatMap(([, , , , log = '']) => [...log.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((word) => !runbook.includes(word.replace(/…$/, '').trimEnd()))).toEqual([]);
});
