// When the timer that runs now was to run.
let due: number | null = null;

/**
 * The clock of a machine that counts seconds for somebody who may look away: a device lets little or nothing run in a page that is
 * not seen. What a late timer begins is reckoned from when that was due, so that the seconds are right again at once.
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
    // A device's clock that is put back makes nothing longer.
    return setTimeout(begin, Math.min(milliseconds, at - now));
  },
  clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
};
