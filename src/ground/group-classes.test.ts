import { expect, it } from 'vitest';
import { filesOf, read } from '#contract/testing/files.ts';

/**
 * `group-last:hidden` compiles to `.group:last-child *`: with each element appended to the page, the browser recomputes the styles of all
 * of it. `group-aria-busy:hidden` does the same for a whole list when it becomes busy.
 */
const LOOKS_AT_ALL = /\b(group|peer)-(aria|data|has|not|first|last|only|odd|even|nth|empty|of-type)-?[\w[]*/g;

/** `body:has(…)` is evaluated over the whole page whenever an element is inserted (countedInPage avoids that). */
const ASKS_THE_PAGE = /\b(body|html|:root):has\(/g;

it('has no class that makes a browser look at all of a page when something is put into it, or has another state', () => {
  const sources = filesOf(['src', 'design-system']).filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((path) => read(path).match(LOOKS_AT_ALL) ?? [])).toEqual([]);
  expect(sources.flatMap((path) => read(path).match(ASKS_THE_PAGE) ?? [])).toEqual([]);
});
