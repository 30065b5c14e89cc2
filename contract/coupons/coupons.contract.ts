import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { LONGEST_NAME } from './coupons.rules.ts';

/** The name of a coupon as a person types it; upper and lower case are equal. */
export const couponName = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));
export const percentOff = z.int().check(z.gte(0), z.lte(100));

const checkedCoupon = z.object({ name: z.string(), percent_off: percentOff });

export type CheckedCoupon = z.infer<typeof checkedCoupon>;

export const checkCoupon = defineEndpoint({
  method: 'POST',
  path: '/user/coupon/check/',
  audience: 'employee',
  summary: 'What a coupon takes off a paid course or package. 404 when there is none of that name.',
  status: 200,
  body: z.strictObject({ name: couponName }),
  answer: checkedCoupon,
});
