import { expect, it } from 'vitest';
import { pageAnswer, rowsOf } from './page-answer.ts';

it.each([
  [{}, { offset: 0, size: 21 }],
  [{ page: 3 }, { offset: 42, size: 21 }],
  [
    { page: 2, page_size: 5 },
    { offset: 5, size: 5 },
  ],
])('the page %o holds the rows %o', (query, rows) => {
  expect(rowsOf(query)).toEqual(rows);
});

it.each([
  {
    title: 'the first of three',
    query: { status: 'pending' },
    count: 50,
    next: '/api/v2/t/?status=pending&page=2',
    previous: null,
  },
  { title: 'the last', query: { page: 3 }, count: 50, next: null, previous: '/api/v2/t/?page=2' },
  { title: 'one past the last', query: { page: 9 }, count: 50, next: null, previous: '/api/v2/t/?page=3' },
  { title: 'the only one', query: {}, count: 21, next: null, previous: null },
  { title: 'an empty one', query: {}, count: 0, next: null, previous: null },
])('$title knows its neighbours', ({ query, count, next, previous }) => {
  expect(pageAnswer('/v2/t/', query, count, [])).toEqual({ count, next, previous, results: [] });
});
