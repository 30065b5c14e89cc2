import * as z from 'zod/mini';
import { pkParams } from '../courses/courses.contract.ts';
import { defineEndpoint, pageOf, pageQuery } from '../endpoint.ts';
import { revision } from '../records/records.contract.ts';

/** The name of a coupon, as it is typed: case does not count. */
export const couponName = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const percentOff = z.int().check(z.gte(0), z.lte(100));

const checkedCoupon = z.object({ name: z.string(), percent_off: percentOff });

export type CheckedCoupon = z.infer<typeof checkedCoupon>;

export const coupon = z.object({
  pk: z.int(),
  name: z.string(),
  percent_off: percentOff,
  active: z.boolean(),
  revision,
});

export type Coupon = z.infer<typeof coupon>;

export const checkCoupon = defineEndpoint({
  method: 'POST',
  path: '/user/coupon/check/',
  audience: 'employee',
  summary: 'What a coupon takes off a paid course or package. 404 when there is none of that name.',
  status: 200,
  body: z.strictObject({ name: couponName }),
  answer: checkedCoupon,
});

export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/user/coupon/',
  audience: 'admin',
  permission: 'platform.coupons',
  summary: 'All coupons.',
  query: z.strictObject({
    ordering: z.optional(z.string().check(z.regex(/^[+\- ]?(pk|name|percent_off)$/))),
    search: z.optional(z.string().check(z.maxLength(100))),
    ...pageQuery,
  }),
  answer: pageOf(coupon),
});

export const addCoupon = defineEndpoint({
  method: 'POST',
  path: '/user/coupon/',
  audience: 'admin',
  permission: 'platform.coupons',
  summary: 'A new coupon. 409 when there is one of that name. Takes JSON and form data.',
  takesForm: true,
  status: 201,
  body: z.strictObject({ name: couponName, percent_off: percentOff }),
  answer: coupon,
});

export const changeCoupon = defineEndpoint({
  method: 'PATCH',
  path: '/user/coupon/{pk}/',
  audience: 'admin',
  permission: 'platform.coupons',
  summary: 'Changes a coupon; enrolments made with it stay as they are. Takes JSON and form data.',
  takesForm: true,
  revision: 'optional',
  params: pkParams,
  body: z.strictObject({
    name: z.optional(couponName),
    percent_off: z.optional(percentOff),
    active: z.optional(z.boolean()),
  }),
  answer: coupon,
});
