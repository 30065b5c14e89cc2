import * as z from 'zod/mini';
import type { AnswerOf } from '../endpoint.ts';
import { endingCalls } from '../records/bulk-calls.contract.ts';
import { COUPON_FILTERS } from './admin-coupons.contract.ts';

const effects = z.object({
  used: z.int().check(z.describe('How often somebody paid with those that would change.')),
  used_lately: z.int().check(z.describe('In the last thirty days.')),
});

/** Calls that deactivate or reactivate many coupons. */
export const couponBulk = endingCalls({
  by: { audience: 'admin', permission: 'platform.coupons' },
  path: '/user/coupon/',
  records: 'coupons',
  does: 'switch many coupons off, or on again',
  actions: ['switch_off', 'switch_on'],
  refusals: ['same'],
  filters: COUPON_FILTERS,
  asked: {},
  named: { name: z.string() },
  effects,
});

export type CouponBulkPreview = AnswerOf<typeof couponBulk.preview>;
