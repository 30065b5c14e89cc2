/** For so long what was looked at can be run, in milliseconds. */
export const PREVIEW_LASTS = 10 * 60 * 1000;
