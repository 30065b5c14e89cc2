import { expect, it } from 'vitest';
import { priceWithCoupon } from './courses.rules.ts';

it.each([
  [10_000, 0, 10_000],
  [10_000, 100, 0],
  [9_999, 50, 5_000],
  [1_005, 10, 905],
  [1, 50, 1],
])('takes a coupon off %i by %i percent: %i', (price, percent, left) => {
  expect(priceWithCoupon(price, percent)).toBe(left);
});
