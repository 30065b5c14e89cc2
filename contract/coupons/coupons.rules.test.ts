import { expect, it } from 'vitest';
import { couponKey, couponProblems } from './coupons.rules.ts';

it.each(['ČIST50', 'čist50', ' Čist50 ', 'C\u030Cist50', '\u200bČist\u00ad50 \u2060'])(
  'knows the coupon ČIST50 by %j',
  (typed) => {
    expect(couponKey(typed)).toBe('čist50');
  },
);

it.each([
  [{ name: 'LETO', percent_off: '20' }, {}],
  [{ name: ' LETO ', percent_off: ' 0 ' }, {}],
  [{ name: 'x'.repeat(40), percent_off: '100' }, {}],
  [
    { name: 'x'.repeat(41), percent_off: '101' },
    { name: 'long', percent_off: 'percent' },
  ],
  [
    { name: '  ', percent_off: '' },
    { name: 'empty', percent_off: 'percent' },
  ],
  [{ name: '\u200b \ufeff', percent_off: '5' }, { name: 'empty' }],
  [{ name: 'LETO', percent_off: '12.5' }, { percent_off: 'percent' }],
  [{ name: 'LETO', percent_off: '-1' }, { percent_off: 'percent' }],
])('finds what is wrong with %j before the server does', (typed, problems) => {
  expect(couponProblems(typed)).toEqual(problems);
});
