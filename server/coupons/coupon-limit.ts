import type { Limit } from '../caller/rate-limits.ts';
import type { PersonKey } from '../people/person-key.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** How many coupons a person may try, by checking or enrolling: more than typing mistakes, fewer than guessing needs. */
export function couponLimit({ companyId, userId }: PersonKey): Limit {
  return { key: `coupon:${companyId}:${userId}`, most: 30, window: TEN_MINUTES };
}
