import { expect, it } from 'vitest';
import { filesOf, read } from '#contract/testing/files.ts';

/**
 * `group-last:hidden` is `.group:last-child *`: whatever is put at the end of a page, all that is on it is looked at anew. And by
 * `group-aria-busy:hidden` all within a list is, once the list is busy.
 */
const LOOKS_AT_ALL = /\b(group|peer)-(aria|data|has|not|first|last|only|odd|even|nth|empty|of-type)-?[\w[]*/g;

/** `body:has(…)` walks through all of a page whenever something is put into it (countedInPage does not). */
const ASKS_THE_PAGE = /\b(body|html|:root):has\(/g;

it('has no class that makes a browser look at all of a page when something is put into it, or has another state', () => {
  const sources = filesOf(['src', 'design-system']).filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((path) => read(path).match(LOOKS_AT_ALL) ?? [])).toEqual([]);
  expect(sources.flatMap((path) => read(path).match(ASKS_THE_PAGE) ?? [])).toEqual([]);
});
