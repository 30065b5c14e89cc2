import * as z from 'zod/mini';
import { couponName } from '../coupons/coupons.contract.ts';
import { pkParams } from '../courses/courses.contract.ts';
import { defineEndpoint } from '../endpoint.ts';
import { amount } from '../money/money.contract.ts';

const enrolled = z.object({
  status: z.literal('success'),
  price_paid: amount.check(z.describe('From the flexible budget, in the currency of the company.')),
});

const body = z.optional(
  z.strictObject({
    coupon: z.optional(couponName.check(z.describe('Its name; the percentage is looked up, never taken.'))),
  }),
);

const HOW =
  'Idempotency-Key: the same key enrols once and answers the same. If-Price-Match: what was shown as the price to pay, in minor units; another is refused with 409 enrolments.price_changed. 404 for an unknown coupon, 400 when the flexible budget is not enough, 409 when already enrolled.';

export const enrolInCourse = defineEndpoint({
  method: 'POST',
  path: '/service/course/{pk}/enrol/',
  audience: 'employee',
  summary: `Enrols the caller in a course and pays it. ${HOW}`,
  status: 201,
  params: pkParams,
  body,
  answer: enrolled,
});

export const enrolInPackage = defineEndpoint({
  method: 'POST',
  path: '/service/package/{pk}/enrol/',
  audience: 'employee',
  summary: `Enrols the caller in a package and in each of its courses, and pays it. ${HOW}`,
  status: 201,
  params: pkParams,
  body,
  answer: enrolled,
});
