import { PlainError } from '../config/plain-error.ts';

/** Why no copy is made or put back: one sentence that says what to do. */
export class CopyRefused extends PlainError {}

/** What has to be said for a copy to take the place of what is there. */
export const REPLACE_OPTION = 'replace-what-is-there';
export const REPLACE = `--${REPLACE_OPTION}`;
