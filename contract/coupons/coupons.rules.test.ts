import { expect, it } from 'vitest';
import { couponKey } from './coupons.rules.ts';

it.each(['ČIST50', 'čist50', ' Čist50 ', 'C\u030Cist50'])('knows the coupon ČIST50 by %j', (typed) => {
  expect(couponKey(typed)).toBe('čist50');
});
