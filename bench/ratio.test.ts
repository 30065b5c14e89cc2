import { expect, it } from 'vitest';
import { compare, median, quantile } from './ratio.ts';

it.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it.each([
  [[7], 0.95, 7],
  [[4, 1, 3, 2], 0.5, 2],
  [Array.from({ length: 100 }, (_, n) => 100 - n), 0.95, 95],
])('of %j a part of %d is no more than %d', (values, part, most) => {
  expect(quantile(values, part)).toBe(most);
});

it('compares pair by pair, in turn, so that a slow minute counts on both sides', async () => {
  const order: string[] = [];
  const from = (name: string, costs: number[]) => async () => {
    order.push(name);
    return costs.shift() ?? 0;
  };
  const compared = await compare(from('ours', [20, 200, 22]), from('reference', [10, 100, 11]), 3);
  expect(order).toEqual(['ours', 'reference', 'ours', 'reference', 'ours', 'reference']);
  expect(compared).toEqual({ ours: 22, reference: 11, ratio: 2 });
});
