const SECOND = 1000;

/** A rate limiter. */
export interface RateLimiter {
  /** Whether another one may be sent now. */
  allows(now: Date): boolean;
  /** Counts one that was sent now. */
  count(): void;
}

/** Allows so many per second on average, by the time passed in; unused capacity is saved for one second at most. */
export function rateLimiterOf(perSecond: number): RateLimiter {
  let left = perSecond;
  let last: number | undefined;
  return {
    allows: (now) => {
      // A clock that was set back gives nothing, and takes nothing either.
      const passed = Math.max(0, now.getTime() - (last ?? now.getTime()));
      last = now.getTime();
      left = Math.min(perSecond, left + (passed / SECOND) * perSecond);
      return left >= 1;
    },
    count: () => {
      left -= 1;
    },
  };
}
