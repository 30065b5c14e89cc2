import { expect, it } from 'vitest';
import { newsOf, withValues } from './list-news.ts';

const page = (ids: readonly number[], count = ids.length, isExact = true) => ({
  count,
  count_is_exact: isExact,
  results: ids.map((id) => ({ id, name: `Tea ${id}` })),
});
const idOf = ({ id }: { id: number }) => id;
const news = (...[shown, latest]: [ReturnType<typeof page>, ReturnType<typeof page>]) => newsOf(shown, latest, idOf);

it('counts by how many the list has grown', () => {
  expect(news(page([3, 2, 1], 50), page([6, 5, 4], 53))).toEqual({ count: 3 });
  // On the second page the rows have moved down by three.
  expect(news(page([30, 29, 28], 50), page([33, 32, 31], 53))).toEqual({ count: 3 });
});

it('has no figure for rows that have moved or gone', () => {
  expect(news(page([3, 2, 1]), page([1, 3, 2]))).toEqual({ count: 0 });
  expect(news(page([3, 2, 1]), page([3, 1]))).toEqual({ count: 0 });
});

it('counts the rows in sight where the list is longer than is counted', () => {
  expect(news(page([3, 2, 1], 10_000, false), page([4, 3, 2], 10_000, false))).toEqual({ count: 1 });
});

it('is silent while the same rows stand, whatever came elsewhere, and before the first', () => {
  expect(news(page([3, 2, 1], 50), page([3, 2, 1], 53))).toBeNull();
  expect(news(page([]), page([1]))).toBeNull();
});

it('leaves each row in its place with the values of now, and one that is gone with those it had', () => {
  const latest = page([4, 1, 2]);
  const [, first, second] = latest.results;
  Object.assign(first as object, { name: 'Green tea' });
  const { results, count } = withValues(page([3, 2, 1]), latest, idOf);
  expect([count, results]).toEqual([3, [{ id: 3, name: 'Tea 3' }, second, { id: 1, name: 'Green tea' }]]);
});
