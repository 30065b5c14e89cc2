import { fromPromise } from 'xstate';
import { type CheckedCoupon, checkCoupon } from '#contract/coupons/coupons.contract.ts';
import { enrolInCourse, enrolInPackage } from '#contract/enrolments/enrolments.contract.ts';
import type { Enrolling } from '#machines/enrolments/enrolment.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What one enrols in. */
export interface WantedLearning {
  kind: 'course' | 'package';
  pk: number;
}

/** The calls of an enrolment's flow. */
export function enrolmentActors({ kind, pk }: WantedLearning) {
  const endpoint = kind === 'course' ? enrolInCourse : enrolInPackage;
  return {
    checkCoupon: fromPromise<CheckedCoupon, { name: string }>(({ input: { name }, signal }) =>
      callEndpoint(checkCoupon, { body: { name }, signal }),
    ),
    enrol: fromPromise<unknown, Enrolling>(({ input: { key, coupon, pays }, signal }) =>
      callEndpoint(endpoint, {
        params: { pk },
        body: coupon === null ? {} : { coupon },
        headers: { 'Idempotency-Key': key, 'If-Price-Match': String(pays) },
        signal,
      }),
    ),
  };
}
