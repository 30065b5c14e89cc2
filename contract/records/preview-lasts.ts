/** Time for which a preview can be run, in milliseconds. */
export const PREVIEW_LASTS = 10 * 60 * 1000;

/** Factor by which time limits are extended for people who need more time (WCAG 2.2.1). */
export const TIMES_LONGER = 10;
