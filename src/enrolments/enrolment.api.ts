import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { getAttempt } from '#contract/attempts/attempts.contract.ts';
import { getCertificate, listCertificates } from '#contract/certificates/certificates.contract.ts';
import { type CheckedCoupon, checkCoupon } from '#contract/coupons/coupons.contract.ts';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import { enrolInCourse, enrolInPackage } from '#contract/enrolments/enrolments.contract.ts';
import { getMe } from '#contract/users/users.contract.ts';
import type { Enrolling } from '#machines/enrolments/enrolment.machine.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { carryOut } from '../api/carry-out.ts';
import { READS_OF_MONEY, READS_OF_PROGRESS } from '../ground/invalidated-reads.ts';

/** Calls to invalidate after an enrolment: those that show progress, certificates (a package may be complete with it) and money. */
export const CHANGED = [...READS_OF_PROGRESS, listCertificates, getCertificate, getAttempt, ...READS_OF_MONEY, getMe];

/** The course or package to enrol in. */
export interface WantedLearning {
  kind: CourseOrPackage;
  pk: number;
}

/** Actors of an enrolment's machine. */
export function enrolmentActors(client: QueryClient, { kind, pk }: WantedLearning) {
  const endpoint = kind === 'course' ? enrolInCourse : enrolInPackage;
  return {
    checkCoupon: fromPromise<CheckedCoupon, { name: string }>(({ input: { name }, signal }) =>
      callEndpoint(checkCoupon, { body: { name }, signal }),
    ),
    enrol: fromPromise<unknown, Enrolling>(({ input: { key, coupon, pays }, signal: left }) => {
      const body = coupon === null ? {} : { coupon };
      const headers = { 'Idempotency-Key': key, 'If-Price-Match': String(pays) };
      const call = () => callEndpoint(endpoint, { params: { pk }, body, headers });
      return carryOut(client, { left, call, changes: CHANGED });
    }),
  };
}
