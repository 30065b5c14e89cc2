const SECOND = 1000;

/** How fast something may be done. */
export interface Pace {
  /** Whether one more may be done now. */
  allows(now: Date): boolean;
  /** Counts one that was done. */
  count(): void;
}

/** So many in a second on average, by the clock that it is told; what was left over is saved up for one second, no longer. */
export function paceOf(perSecond: number): Pace {
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
