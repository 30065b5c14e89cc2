import * as z from 'zod/mini';
import { listOfChanges } from '../changes/changes.contract.ts';
import { pkParams } from '../courses/courses.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { impactOf } from '../records/ending.contract.ts';
import { lastChanged, onlyIds, recordsOf, recordsPage, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { couponName, percentOff } from './coupons.contract.ts';

const coupon = z.object({
  pk: z.int(),
  name: z.string(),
  percent_off: percentOff,
  active: z.boolean(),
  revision,
});

export type Coupon = z.infer<typeof coupon>;

const savedCoupon = z.extend(coupon, { changed: lastChanged });

/** A coupon as the server answers it after saving, with who saved it. */
export type SavedCoupon = z.infer<typeof savedCoupon>;

const listedCoupon = z.extend(savedCoupon, {
  used: z.int().check(z.describe('How often somebody paid with it.')),
});

export type ListedCoupon = z.infer<typeof listedCoupon>;

/** Fields by which the list can be ordered. */
export const COUPON_ORDERINGS = ['pk', 'name', 'percent_off', 'changed'] as const;

const { search, ordering } = recordsQuery(COUPON_ORDERINGS);

/** Filters of the list. */
export const COUPON_FILTERS = { search, state, ids: onlyIds };

export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/user/coupon/',
  audience: 'admin',
  permission: 'platform.coupons',
  summary: 'All coupons, the newest first.',
  query: z.strictObject({ ...COUPON_FILTERS, ordering, ...recordsPage }),
  answer: recordsOf(listedCoupon),
});

export const exportCoupons = defineEndpoint({
  method: 'GET',
  path: '/user/coupon/export/',
  audience: 'admin',
  permission: 'platform.coupons',
  summary: 'The filtered coupons as CSV.',
  status: 200,
  query: z.strictObject({ ...COUPON_FILTERS, ordering }),
});

export const getCoupon = defineEndpoint({
  method: 'GET',
  path: '/user/coupon/{pk}/',
  audience: 'admin',
  permission: 'platform.coupons',
  summary: 'One coupon, as the list has it.',
  params: pkParams,
  answer: listedCoupon,
});

const couponImpact = impactOf(
  z.object({ used: z.int(), used_lately: z.int().check(z.describe('In the last thirty days.')) }),
);

export type CouponImpact = z.infer<typeof couponImpact>;

export const getCouponImpact = defineEndpoint({
  method: 'GET',
  path: '/user/coupon/{pk}/impact/',
  audience: 'admin',
  permission: 'platform.coupons',
  summary: 'What it would mean to switch a coupon off. What was paid with it stays as it is.',
  params: pkParams,
  answer: couponImpact,
});

export const listCouponChanges = listOfChanges({
  path: '/user/coupon/{pk}/changes/',
  permission: 'platform.coupons',
  params: pkParams,
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
  answer: savedCoupon,
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
  answer: savedCoupon,
});
