/** Why no copy is made or put back: one sentence that says what to do. */
export class CopyRefused extends Error {}

/** What has to be said for a copy to take the place of what is there. */
export const REPLACE = '--replace-what-is-there';
