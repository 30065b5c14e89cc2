import { divideHalfUp, type Minor } from '../money/money.rules.ts';

/** Whether a course or a package costs money (specification.md 7: course_type). */
export const COURSE_TYPES = ['free', 'paid'] as const;
export type CourseType = (typeof COURSE_TYPES)[number];

/** Progress of a person in a course or a package. A failed attempt can be repeated. */
export const PROGRESS = ['none', 'enrolled', 'started', 'failed', 'passed'] as const;
export type Progress = (typeof PROGRESS)[number];

/** product.md 4: percent of the questions that must be right, unless a course says otherwise. */
export const DEFAULT_PASS_MARK = 70;

/** Price after a coupon of `percentOff` percent, rounded half up like any discount (specification.md 5). */
export function priceWithCoupon(price: Minor, percentOff: number): Minor {
  return divideHalfUp(BigInt(price) * BigInt(100 - percentOff), 100n);
}
