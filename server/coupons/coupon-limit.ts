import type { Limit } from '../session/rate-limits.ts';
import type { PersonKey } from '../users/take-turn.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/** The coupons that one person tries, checking or enrolling: nobody mistypes one so often; who guesses names does. */
export function couponLimit({ companyId, userId }: PersonKey): Limit {
  return { key: `coupon:${companyId}:${userId}`, most: 30, window: TEN_MINUTES };
}
