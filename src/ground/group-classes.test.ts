import { expect, it } from 'vitest';
import { filesOf, read } from '#contract/testing/files.ts';

/**
 * `group-last:hidden` is `.group:last-child *`: whatever is put at the end of a page, all that is on it is looked at anew. And by
 * `group-aria-busy:hidden` all within a list is, once the list is busy.
 */
const LOOKS_AT_ALL = /\b(group|peer)-(aria|data|has|not|first|last|only|odd|even|nth|empty|of-type)-?[\w[]*/g;

/** `body:has(…)` is asked whenever something is put into a page, and walks through all of it. Messages ask for a dialog so, nobody else. */
const ASKS_THE_PAGE = /body:has\([^\s"'`]*/g;
const OF_MESSAGES = ['body:has(.bg-scrim:not([inert])):not(:has([data-drawer]))_&]:'];

it('has no class that makes a browser look at all of a page when something is put into it, or has another state', () => {
  const sources = filesOf(['src', 'design-system']).filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((path) => read(path).match(LOOKS_AT_ALL) ?? [])).toEqual([]);
  const asking = sources.flatMap((path) => read(path).match(ASKS_THE_PAGE) ?? []);
  expect(asking.map((found) => found.replace(/(top-4|bottom-auto)$/, ''))).toEqual([...OF_MESSAGES, ...OF_MESSAGES]);
});
