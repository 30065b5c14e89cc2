import { expect, it } from 'vitest';
import { pageCount } from './pager.rules.ts';

it.each([
  [0, 10, 1],
  [9, 5, 1],
  [10, 10, 1],
  [10, 5, 2],
  // Otherwise the tenth row could not be reached.
  [10, 9, 2],
  [11, 10, 2],
  [14, 10, 2],
  [285, 21, 14],
  [21, 21, 1],
  [22, 21, 2],
])('%i rows at %i a page are %i pages', (total, perPage, pages) => {
  expect(pageCount(total, perPage)).toBe(pages);
});

it('is of ten rows unless said', () => {
  expect([pageCount(10), pageCount(11), pageCount(20), pageCount(21)]).toEqual([1, 2, 2, 3]);
});
