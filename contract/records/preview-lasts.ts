/** For so long what was looked at can be run, in milliseconds. */
export const PREVIEW_LASTS = 10 * 60 * 1000;

/** So many times as long a time limit is for whoever wants more time (WCAG 2.2.1). */
export const TIMES_LONGER = 10;
