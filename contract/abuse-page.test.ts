import { expect, it } from 'vitest';
import { read } from './testing/files.ts';

/** What each row of the page names: a file, with the titles of tests in it. */
function namedIn(page: string): { file: string; title: string }[] {
  return page
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .flatMap((line) => {
      let file = '';
      return [...(line.split(' | ')[2] ?? '').matchAll(/`([^`]+\.tsx?)`|\*([^*]+)\*/g)].flatMap(([, path, title]) => {
        file = path ?? file;
        return title === undefined ? [] : [{ file, title }];
      });
    });
}

it('docs/abuse.md names tests that there are', () => {
  const named = namedIn(read('docs/abuse.md'));
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ file, title }) => !read(file).includes(title))).toEqual([]);
});
