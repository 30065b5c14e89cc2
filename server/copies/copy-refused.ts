import { PlainError } from '../config/plain-error.ts';

/** Why a copy cannot be made or restored: one sentence that says what to do. */
export class CopyRefused extends PlainError {}

/** The option that lets a restored copy replace existing data. */
export const REPLACE_OPTION = 'replace-what-is-there';
export const REPLACE = `--${REPLACE_OPTION}`;
