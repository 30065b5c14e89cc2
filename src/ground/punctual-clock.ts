// When the timer whose callback is running was due, in milliseconds since 1970; null outside a callback.
let due: number | null = null;

/**
 * Clock of a machine that counts seconds: browsers delay or stop the timers of a page that is not visible. A timer started from
 * a late callback is counted from when that callback was due, so that the count catches up immediately.
 */
export const punctualClock = {
  setTimeout: (run: () => void, milliseconds: number) => {
    const now = Date.now();
    const at = (due ?? now) + milliseconds;
    const begin = () => {
      due = at;
      try {
        run();
      } finally {
        due = null;
      }
    };
    // Setting the device's clock back does not lengthen the wait.
    return setTimeout(begin, Math.min(milliseconds, at - now));
  },
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};
